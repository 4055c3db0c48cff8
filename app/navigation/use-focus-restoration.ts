import { useCallback, useEffect, useRef } from "react";

type Followed = { address: string; nth: number };

const linksTo = (address: string): Element[] =>
  [...document.querySelectorAll("a[href]")].filter((link) => link.getAttribute("href") === address);

/**
 * Remembers which link the visitor followed from each entry of this visit's history. Returns the way to
 * find it again, once its page is there: none where it is gone or was never followed.
 * @param entry the key of the entry she is at
 */
export function useFocusRestoration(entry: string): (entry: string) => HTMLElement | undefined {
  const at = useRef(entry);
  const followed = useRef(new Map<string, Followed>());
  useEffect(() => {
    at.current = entry;
  }, [entry]);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element && target.closest("a[href]");
      if (!link) return;
      const address = link.getAttribute("href") ?? "";
      followed.current.set(at.current, { address, nth: linksTo(address).indexOf(link) });
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);
  return useCallback((key: string) => {
    const { address, nth } = followed.current.get(key) ?? { address: "", nth: 0 };
    const link = linksTo(address)[nth];
    return link instanceof HTMLElement ? link : undefined;
  }, []);
}
