import { useCallback, useEffect, useRef } from "react";

type ClickedLink = { address: string; nth: number };

const linksTo = (address: string): Element[] =>
  [...document.querySelectorAll("a[href]")].filter((link) => link.getAttribute("href") === address);

/**
 * Remembers which link the visitor clicked in each history entry. Returns a function that finds that
 * link again when its page is back, or undefined if it's gone.
 * @param entry the current history entry's key
 */
export function useFocusRestoration(entry: string): (entry: string) => HTMLElement | undefined {
  const at = useRef(entry);
  const clicked = useRef(new Map<string, ClickedLink>());
  useEffect(() => {
    at.current = entry;
  }, [entry]);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element && target.closest("a[href]");
      if (!link) return;
      const address = link.getAttribute("href") ?? "";
      clicked.current.set(at.current, { address, nth: linksTo(address).indexOf(link) });
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);
  return useCallback((key: string) => {
    const { address, nth } = clicked.current.get(key) ?? { address: "", nth: 0 };
    const link = linksTo(address)[nth];
    return link instanceof HTMLElement ? link : undefined;
  }, []);
}
