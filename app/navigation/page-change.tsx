import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { prefersReducedMotion } from "../lib/prefers-reduced-motion.ts";

const SCROLL_DELAY_MS = 100;
/** How long the announcement stays: long enough to be read out, then removed so that nobody finds it later. */
const ANNOUNCEMENT_MS = 5000;

/** The link clicked last in each history entry: its number on the page, and its address in case the page has changed. */
const clicked = new Map<string, { nth: number; href: string }>();

function clickedLink(entry: string): HTMLElement | undefined {
  const { nth = -1, href } = clicked.get(entry) ?? {};
  const link = document.links[nth];
  return link?.href === href ? link : undefined;
}

/**
 * After a navigation, scrolls, moves focus and announces the page. It scrolls smoothly to the top after about 100 ms, and
 * focus moves to the heading, which a screen reader then reads. On going back, the scroll position is restored and
 * focus returns to the link that was clicked. Only if the heading doesn't get focus is the title announced in a live region.
 */
export function PageChange({ pageOpened }: { pageOpened: string }) {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const [message, setMessage] = useState("");
  const last = useRef({ key, pathname });

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
      if (link) clicked.set(key, { nth: [...document.links].indexOf(link), href: link.href });
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, [key]);

  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key === key) return;
    const changed = before.pathname !== pathname;
    // A link to the current page also scrolls to its top. Moving back and forward between headings of one
    // page doesn't.
    if (changed || (!hash && type !== "POP")) {
      const link = type === "POP" ? clickedLink(key) : undefined;
      link?.focus({ preventScroll: true });
      const heading = document.querySelector("h1");
      heading?.setAttribute("tabindex", "-1");
      // A link inside a closed menu can't take focus.
      if (!hash && (!link || document.activeElement !== link))
        heading?.focus({ preventScroll: true });
      const isReadOut = !changed || document.activeElement === heading;
      setMessage(isReadOut ? "" : `${pageOpened} ${document.title}`);
    }
    if (hash || type === "POP") return;
    const timer = setTimeout(() => {
      scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    }, SCROLL_DELAY_MS);
    // If the visitor goes back during the smooth scroll, stop it first: Chromium would mix it with the
    // restored position.
    const stopScrolling = () => scrollTo({ top: scrollY, behavior: "instant" });
    addEventListener("popstate", stopScrolling);
    return () => {
      clearTimeout(timer);
      removeEventListener("popstate", stopScrolling);
    };
  }, [key, pathname, hash, type, pageOpened]);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(""), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
