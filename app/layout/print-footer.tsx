import { useMatches } from "react-router";
import css from "./print-footer.module.css";

/** Ends a page on paper, where no link can be followed: how to reach the clinic, and where the page stands. */
export function PrintFooter({ lines, site }: { lines: string; site: string }) {
  const here = useMatches().at(-1);
  // The page for unknown addresses has none of its own.
  const path = here && !("*" in here.params) ? here.pathname.replace(/(.)\/$/, "$1") : "/";
  return <address className={css.foot}>{`${lines}\n${site}${path}`}</address>;
}
