import { ButtonGroup, ButtonLink, type LabelledLink } from "../ui/button-link.tsx";

type NextStepsProps = { primaryAction: LabelledLink; secondaryAction: LabelledLink };

/** The page's main action, and an alternative for visitors who aren't ready for it. */
export const NextSteps = ({ primaryAction, secondaryAction }: NextStepsProps) => (
  <ButtonGroup>
    <ButtonLink to={primaryAction.to}>{primaryAction.label}</ButtonLink>
    <ButtonLink to={secondaryAction.to} variant="quiet">
      {secondaryAction.label}
    </ButtonLink>
  </ButtonGroup>
);
