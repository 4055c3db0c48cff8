import type { ReactNode } from "react";
import type { PictureData } from "../../lib/picture-data.ts";
import { Container } from "../../ui/container.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Eyebrow } from "../../ui/typography.tsx";
import css from "./page.module.css";

type LegalHeaderProps = {
  eyebrow: string;
  title: string;
  lead: string;
  picture: PictureData;
  /** List items: its dates and the clinic's name. */
  children: ReactNode;
};

/** The heading of a legal page, aligned with the text below. */
export const LegalHeader = ({ eyebrow, title, lead, picture, children }: LegalHeaderProps) => (
  <header className={css.header}>
    <Container className={css.columns}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <ul className={css.meta}>{children}</ul>
      </div>
      <Picture picture={picture} size="small" className="not-printed not-on-mobile" />
    </Container>
  </header>
);
