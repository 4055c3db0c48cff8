import { oneLineAddress } from "../../facts/format.ts";
import { directionsUrl, mailtoUrl, placeUrl, telUrl } from "../../facts/links.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Container } from "../../ui/container.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import css from "./page.module.css";
import type { ContactContent } from "./schema.ts";

type ContactBarProps = {
  clinic: ClientClinic;
  content: ContactContent["contact"];
  directionsLink: string;
};

/** Every way to reach the clinic in one row, over the hero's foot. */
export function ContactBar({ clinic, content, directionsLink }: ContactBarProps) {
  const ways: { icon: IconName; title?: string; info: string; to: string }[] = [
    { icon: "phone", title: content.phoneTitle, info: clinic.phone, to: telUrl(clinic.phone) },
    { icon: "mail", title: content.emailTitle, info: clinic.email, to: mailtoUrl(clinic.email) },
    {
      icon: "pin",
      title: content.addressTitle,
      info: oneLineAddress(clinic),
      to: placeUrl(clinic),
    },
    { icon: "route", info: directionsLink, to: directionsUrl(clinic) },
  ];
  return (
    <div className={css.bar} data-ground="paper" data-print="hide">
      <Container>
        <ul className={css.barItems} aria-label={content.title}>
          {ways.map(({ icon, title, info, to }) => (
            <li key={icon} className={css.barItem}>
              <Anchor to={to} className={css.contactLink}>
                <span className={css.icon}>
                  <Icon name={icon} size={20} />
                </span>
                <span>
                  {title && <small className={css.title}>{title}</small>} {info}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
