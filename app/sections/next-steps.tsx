import { ButtonGroup, ButtonLink, type LabeledLink } from "../ui/button.tsx";

type NextStepsProps = { bookButton: LabeledLink; otherButton: LabeledLink };

/** The page's main action, and an alternative for visitors who aren't ready for it. */
export const NextSteps = ({ bookButton, otherButton }: NextStepsProps) => (
  <ButtonGroup>
    <ButtonLink to={bookButton.to}>{bookButton.label}</ButtonLink>
    <ButtonLink to={otherButton.to} variant="quiet">
      {otherButton.label}
    </ButtonLink>
  </ButtonGroup>
);
