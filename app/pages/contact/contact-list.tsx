import type { ReactNode } from "react";
import { Anchor } from "../../ui/anchor.tsx";
import css from "./contact-list.module.css";
import { NoWrapParts } from "./no-wrap-parts.tsx";

type ContactItem = {
  title: string;
  /** The phone number, email address or address. */
  info: readonly string[];
  link: string;
};

/** A list of the ways to reach the clinic, and its hours. */
export const ContactList = ({ items, hours }: { items: ContactItem[]; hours: ReactNode }) => (
  <ul>
    {items.map(({ title, info, link }) => (
      <li key={title} className={css.item}>
        <h3>{title}</h3>
        <p>
          <Anchor to={link}>
            <NoWrapParts parts={info} />
          </Anchor>
        </p>
      </li>
    ))}
    <li className={css.hours}>{hours}</li>
  </ul>
);
