import { Anchor } from "../ui/anchor.tsx";
import type { ButtonTarget } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import css from "./fallback-navigation.module.css";

type FallbackNavigationProps = { brand: string; phone: ButtonTarget; booking: ButtonTarget };

/** Home, phone and booking, in place of a header or footer that failed. */
export const FallbackNavigation = ({ brand, phone, booking }: FallbackNavigationProps) => (
  <div className={css.navigation} data-print="hide">
    <Container className={css.row}>
      <Anchor to="/">{brand}</Anchor>
      <Anchor to={phone.to}>{phone.label}</Anchor>
      <Anchor to={booking.to}>{booking.label}</Anchor>
    </Container>
  </div>
);
