/** The day of the build, as an ISO date: the only clock the pages know. */
declare const __BUILD_DATE__: string;
