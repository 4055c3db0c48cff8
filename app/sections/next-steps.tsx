import { ButtonGroup, ButtonLink, type LabeledLink } from "../ui/button.tsx";

/** The page's main action, and an alternative for visitors who aren't ready for it. */
export const NextSteps = ({ book, other }: { book: LabeledLink; other: LabeledLink }) => (
  <ButtonGroup>
    <ButtonLink to={book.to}>{book.label}</ButtonLink>
    <ButtonLink to={other.to} variant="quiet">
      {other.label}
    </ButtonLink>
  </ButtonGroup>
);
