import { Anchor } from "../ui/anchor.tsx";
import type { LabelledLink } from "../ui/button-link.tsx";
import { Container } from "../ui/container.tsx";
import css from "./fallback-navigation.module.css";

type FallbackNavigationProps = { shortName: string; phone: LabelledLink; booking: LabelledLink };

/** Home, phone and booking, in place of a header or footer that failed. */
export const FallbackNavigation = ({ shortName, phone, booking }: FallbackNavigationProps) => (
  <div className={css.navigation} data-print="hide">
    <Container className={css.row}>
      <Anchor to="/">{shortName}</Anchor>
      <Anchor to={phone.to}>{phone.label}</Anchor>
      <Anchor to={booking.to}>{booking.label}</Anchor>
    </Container>
  </div>
);
