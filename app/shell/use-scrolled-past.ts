import { useEffect, useState } from "react";

/**
 * Whether the page is scrolled further than `limit` pixels. False until hydration. It's read when it changes and not on
 * each render, where it would force a layout.
 */
export function useScrolledPast(limit: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(scrollY > limit);
    read();
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, [limit]);
  return past;
}
