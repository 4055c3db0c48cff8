/** The day of the build, as an ISO date: the only date known while the pages are prerendered. */
declare const __BUILD_DATE__: string;
