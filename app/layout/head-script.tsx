import { useMatches } from "react-router";

/**
 * The inline script that a page states in its route's `handle`, to run before the rest of the page is parsed. React
 * doesn't run scripts it renders in the browser, so there the page sets it to "" (`import.meta.env.SSR`). The build accepts
 * only a script whose text starts with `"head";` (tools/build/page/framework-output.ts).
 */
export function HeadScript() {
  const handle = useMatches().at(-1)?.handle;
  if (typeof handle !== "object" || handle === null || !("headScript" in handle)) return null;
  if (typeof handle.headScript !== "string") return null;
  return <script suppressHydrationWarning>{handle.headScript}</script>;
}
