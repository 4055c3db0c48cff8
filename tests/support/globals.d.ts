interface Window {
  /** How far the page's parts have moved by themselves, where a test counts it. */
  shift: number;
  /** How often the providers' stand-ins ran. */
  providerRuns?: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}
