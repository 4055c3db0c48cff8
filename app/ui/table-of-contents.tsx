import { useEffect, useState } from "react";
import { PlusSign } from "./plus-sign.tsx";
import css from "./table-of-contents.module.css";

type TableOfContentsProps = { title: string; entries: { id: string; title: string }[] };

/** The id of the section being read: the last heading that starts in the window's upper third or above it. */
function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.findLast(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
      );
      setCurrent(passed?.id);
    };
    // The page may have opened at a heading.
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [key]);
  return current;
}

/** A table of contents: next to the text on wide screens, folded above it on narrower ones. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  const list = (
    <ol>
      {entries.map(({ id, title: heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={css.toc} aria-label={title} data-print="hide">
      <div className={css.beside}>
        <p className={css.title}>{title}</p>
        {list}
      </div>
      <details className={css.folded}>
        <summary>
          {title}
          <PlusSign />
        </summary>
        {list}
      </details>
    </nav>
  );
}
