import { useMatches } from "react-router";
import css from "./print-footer.module.css";

/**
 * Printed at the end of each page, where links don't work: how to reach the clinic, and the page's address.
 */
export function PrintFooter({ lines, site }: { lines: string; site: string }) {
  const here = useMatches().at(-1);
  // The 404 page has no address to print.
  const path = here && !("*" in here.params) ? here.pathname.replace(/(.)\/$/, "$1") : "/";
  return <address className={css.foot}>{`${lines}\n${site}${path}`}</address>;
}
