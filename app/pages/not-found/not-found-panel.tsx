import type { ReactNode } from "react";
import type { Site } from "../../schema/site.ts";
import { ButtonGroup } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Container, Lead } from "../../ui/section.tsx";
import css from "./page.module.css";

type NotFoundPanelProps = {
  words: Site["notFound"];
  /** Links to other pages. */
  children: ReactNode;
};

export const NotFoundPanel = ({ words, children }: NotFoundPanelProps) => (
  <section className={css.panel}>
    <Picture picture={words.picture} size="page" className={css.picture} cropped priority />
    <Container>
      <h1>
        <span className={css.code}>{words.code}</span>{" "}
        <span className={css.title}>{words.title}</span>
      </h1>
      <Lead>{words.lead}</Lead>
      <ButtonGroup>{children}</ButtonGroup>
    </Container>
  </section>
);
