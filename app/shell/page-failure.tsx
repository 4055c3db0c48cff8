import { ButtonGroup, ButtonLink, type LabelledLink } from "../ui/button-link.tsx";
import { Container } from "../ui/container.tsx";
import { Failure } from "../ui/failure.tsx";
import css from "./page-failure.module.css";

type PageFailureProps = { title: string; home: string; phone: LabelledLink };

/** Replaces a page that failed to render: what happened, a link home, the phone number. */
export const PageFailure = ({ title, home, phone }: PageFailureProps) => (
  <Container className={css.page}>
    <title>{title}</title>
    <Failure level={1}>
      <ButtonGroup>
        <ButtonLink to="/">{home}</ButtonLink>
        <ButtonLink to={phone.to} variant="quiet" icon="phone">
          {phone.label}
        </ButtonLink>
      </ButtonGroup>
    </Failure>
  </Container>
);
