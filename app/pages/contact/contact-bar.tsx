import {
  addressLines,
  directionsLink,
  mailLink,
  phoneLink,
  placeLink,
} from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Panel } from "../../ui/panel.tsx";
import { Container } from "../../ui/section.tsx";
import css from "./page.module.css";

type ContactBarProps = {
  clinic: ClientClinic;
  /** The list's accessible name. */
  label: string;
  directions: string;
};

/** Every way to reach the clinic in one row, over the hero's foot. */
export function ContactBar({ clinic, label, directions }: ContactBarProps) {
  const ways: { icon: IconName; text: string; to: string }[] = [
    { icon: "phone", text: clinic.phone, to: phoneLink(clinic.phone) },
    { icon: "mail", text: clinic.email, to: mailLink(clinic.email) },
    { icon: "pin", text: addressLines(clinic).join(", "), to: placeLink(clinic) },
    { icon: "route", text: directions, to: directionsLink(clinic) },
  ];
  return (
    <Container className={css.bar}>
      <Panel color="white">
        <ul aria-label={label}>
          {ways.map(({ icon, text, to }) => (
            <li key={icon}>
              <Anchor to={to}>
                <span>
                  <Icon name={icon} size={20} />
                </span>
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      </Panel>
    </Container>
  );
}
