import { useMatches } from "react-router";
import { withoutTrailingSlash } from "../lib/without-trailing-slash.ts";
import css from "./print-footer.module.css";

/** Printed at the end of each page, where links don't work: how to reach the clinic, and the page's address. */
export function PrintFooter({ contactLine, siteUrl }: { contactLine: string; siteUrl: string }) {
  const here = useMatches().at(-1);
  // The 404 page has no address to print.
  const path = here && !("*" in here.params) ? withoutTrailingSlash(here.pathname) : "/";
  return <address className={css.foot}>{`${contactLine}\n${siteUrl}${path}`}</address>;
}
