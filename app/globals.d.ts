/** The day of the build, as an ISO date: the only date known while the pages are prerendered. */
declare const __BUILD_DATE__: string;

/** The script that starts hydration, at the start of every head: tools/build/hydration/starter-plugin.ts. */
declare module "virtual:hydration-starter" {
  export const hydrationStarter: string;
}
