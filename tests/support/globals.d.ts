interface Window {
  /** How far the page's parts have moved by themselves, where a test counts it. */
  shift: number;
  /** The parts of the page that have moved by themselves, and how far, where a test counts them. */
  shifts: string[];
  /** How often the providers' stand-ins ran. */
  providerRuns?: number;
  /** The addresses of the providers' scripts that were put into the page, one for each time. */
  scriptsInserted?: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
