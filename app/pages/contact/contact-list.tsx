import { type HoursRow, HoursTable } from "../../sections/hours-table.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Anchor } from "../../ui/link.tsx";
import css from "./contact-list.module.css";

export type ContactItem = {
  icon: IconName;
  title: string;
  /** What to dial or write to; under opening hours, the note. */
  info: string;
  link?: string;
  /** Shows these opening hours under the title. */
  hours?: HoursRow[];
};

type ContactListProps = { items: ContactItem[]; states: { today: string; closed: string } };

/** Every way to reach the clinic, one under another. */
export const ContactList = ({ items, states }: ContactListProps) => (
  <ul>
    {items.map(({ icon, title, info, link, hours }) => (
      <li key={title} className={css.item}>
        <Icon name={icon} size={30} />
        {hours ? (
          <div className={css.hours}>
            <HoursTable caption={title} rows={hours} words={states} note={info} />
          </div>
        ) : (
          <div>
            <h3>{title}</h3>
            <p>{link ? <Anchor to={link}>{info}</Anchor> : info}</p>
          </div>
        )}
      </li>
    ))}
  </ul>
);
