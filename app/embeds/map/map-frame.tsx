import { useState } from "react";
import type { Site } from "../../schema/site.ts";
import css from "./map.module.css";

/**
 * The map's frame. It has no script and says nothing to the page, so a failure cannot be told from a
 * map: the frame shows once it has loaded anything, and the plain links below need none of it.
 */
export function MapFrame({ src, words }: { src: string; words: Site["map"] }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <iframe
        className={css.frame}
        src={src}
        title={words.title}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        onLoad={() => setLoaded(true)}
        inert={!loaded}
      />
      {!loaded && <p className={css.waiting}>{words.loading}</p>}
    </>
  );
}
