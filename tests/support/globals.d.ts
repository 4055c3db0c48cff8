interface Window {
  /** The layout shifts with their elements, if a test records them. */
  shifts: string[];
  /** How often a mocked provider script ran. */
  providerRuns?: number;
  /** The address of each provider script inserted into the page, once per insertion. */
  scriptsInserted?: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
