import { ButtonGroup, ButtonLink, type LabelledLink } from "../ui/button-link.tsx";

type NextStepsProps = { booking: LabelledLink; alternative: LabelledLink };

/** The page's main action, and an alternative for visitors who aren't ready for it. */
export const NextSteps = ({ booking, alternative }: NextStepsProps) => (
  <ButtonGroup>
    <ButtonLink to={booking.to}>{booking.label}</ButtonLink>
    <ButtonLink to={alternative.to} variant="quiet">
      {alternative.label}
    </ButtonLink>
  </ButtonGroup>
);
