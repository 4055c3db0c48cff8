import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useFocusRestoration } from "./use-focus-restoration.ts";

const SCROLL_DELAY = 100;
/** Long enough to be read out; after that nobody comes across it at the end of the page. */
const READ_OUT = 5000;

/**
 * What follows a click on a link of the site: the page moves smoothly to its top after about 100 ms and focus
 * goes to its heading, which a screen reader then reads out. Going back finds the old place, and focus the link
 * that was followed from there. Where the heading takes no focus, the new page's title is announced.
 */
export function RouteAnnouncer({ announce }: { announce: string }) {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const [message, setMessage] = useState("");
  const last = useRef({ key, pathname });
  const followedFrom = useFocusRestoration(key);

  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key === key) return;
    const changed = before.pathname !== pathname;
    // "Home" in the menu of Home leads to its top as well; going back and forth between headings doesn't.
    if (changed || (!hash && type !== "POP")) {
      const link = type === "POP" ? followedFrom(key) : undefined;
      link?.focus({ preventScroll: true });
      const heading = document.querySelector("h1");
      heading?.setAttribute("tabindex", "-1");
      // A link in a menu that is closed again takes no focus.
      if (!hash && (!link || document.activeElement !== link))
        heading?.focus({ preventScroll: true });
      const heard = !changed || document.activeElement === heading;
      setMessage(heard ? "" : `${announce} ${document.title}`);
    }
    if (hash || type === "POP") return;
    const timer = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    }, SCROLL_DELAY);
    // Back while the page is still scrolling: unless that stops first, Chromium mixes it with the restored position.
    const stopScrolling = () => scrollTo({ top: scrollY, behavior: "instant" });
    addEventListener("popstate", stopScrolling);
    return () => {
      clearTimeout(timer);
      removeEventListener("popstate", stopScrolling);
    };
  }, [key, pathname, hash, type, announce, followedFrom]);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(""), READ_OUT);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
