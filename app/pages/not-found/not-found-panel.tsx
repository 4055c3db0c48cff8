import type { ReactNode } from "react";
import type { Site } from "../../schema/site.ts";
import { ButtonGroup } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Wrap } from "../../ui/section.tsx";
import css from "./not-found-panel.module.css";

type NotFoundPanelProps = {
  words: Site["notFound"];
  /** Links to other pages. */
  children: ReactNode;
};

export const NotFoundPanel = ({ words, children }: NotFoundPanelProps) => (
  <section className={css.panel}>
    <Picture
      picture={words.picture}
      sizes="(max-width: 699px) 190vw, 100vw"
      className={css.picture}
      priority
    />
    <Wrap>
      <h1>
        <span className={css.code}>{words.code}</span>{" "}
        <span className={css.title}>{words.title}</span>
      </h1>
      <p className={css.lead}>{words.lead}</p>
      <ButtonGroup>{children}</ButtonGroup>
    </Wrap>
  </section>
);
