import { Anchor } from "../ui/anchor.tsx";
import { Container } from "../ui/section.tsx";
import css from "./fallback-navigation.module.css";
import type { NavItem } from "./nav-item.ts";

type FallbackNavigationProps = { brand: string; phone: NavItem; booking: NavItem };

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
