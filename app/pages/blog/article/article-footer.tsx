import type blog from "content:pages/blog";
import type { ReactNode } from "react";
import { ButtonGroup, ButtonLink, type LabelledLink } from "../../../ui/button-link.tsx";
import { Container } from "../../../ui/container.tsx";
import { Lead } from "../../../ui/typography.tsx";
import css from "./page.module.css";

type ArticleFooterProps = {
  content: (typeof blog)["article"];
  card: ReactNode;
  primaryAction: LabelledLink;
  /** If the button dials: read out after its label, as in "Book Consultation, Call (02) 5550 0142". */
  spokenAction?: string;
  contact?: LabelledLink;
};

/** The next step for an article's readers, and its author. */
export const ArticleFooter = ({
  content,
  card,
  primaryAction,
  spokenAction,
  contact,
}: ArticleFooterProps) => (
  <Container className={css.footer}>
    <div className={css.panel}>
      <section data-print="hide">
        <h2>{content.next.title}</h2>
        <Lead>{content.next.lead}</Lead>
        <ButtonGroup>
          <ButtonLink to={primaryAction.to}>
            {primaryAction.label}
            {spokenAction && <span className="visually-hidden">{`, ${spokenAction}`}</span>}
          </ButtonLink>
          {contact && (
            <ButtonLink to={contact.to} variant="quiet">
              {contact.label}
            </ButtonLink>
          )}
        </ButtonGroup>
      </section>
      <section aria-label={content.authorLabel}>{card}</section>
    </div>
  </Container>
);
