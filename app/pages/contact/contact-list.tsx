import type { ReactNode } from "react";
import { Anchor } from "../../ui/anchor.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import css from "./contact-list.module.css";
import { NoWrapParts } from "./no-wrap-parts.tsx";

type ContactItem = {
  icon: IconName;
  title: string;
  /** The phone number, email address or address. */
  info: readonly string[];
  link: string;
};

/** A list of the ways to reach the clinic, and its hours. */
export const ContactList = ({ items, hours }: { items: ContactItem[]; hours: ReactNode }) => (
  <ul>
    {items.map(({ icon, title, info, link }) => (
      <li key={title} className={css.item}>
        <Icon name={icon} size={30} />
        <div>
          <h3>{title}</h3>
          <p>
            <Anchor to={link}>
              <NoWrapParts parts={info} />
            </Anchor>
          </p>
        </div>
      </li>
    ))}
    <li className={css.item}>
      <Icon name="clock" size={30} />
      <div className={css.hours}>{hours}</div>
    </li>
  </ul>
);
