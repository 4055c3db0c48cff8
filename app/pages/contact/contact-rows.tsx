import { Anchor } from "../../ui/anchor.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Wrap } from "../../ui/section.tsx";
import css from "./contact-rows.module.css";
import { NoWrapParts } from "./no-wrap-parts.tsx";

type Row = { icon: IconName; label: string; value?: readonly string[]; to: string };

/** Contact links below the hero: one per line on a phone, two up to 1199 px, then a card with all four over the hero's foot. */
export const ContactRows = ({ label, rows }: { label: string; rows: Row[] }) => (
  <section aria-label={label} className={css.section}>
    <Wrap>
      <ul className={css.rows}>
        {rows.map(({ icon, label: name, value, to }) => (
          <li key={to}>
            <Anchor to={to} className={css.row}>
              <Icon name={icon} size={22} />
              <span>
                {value && <small>{name} </small>}
                <b>{value ? <NoWrapParts parts={value} /> : name}</b>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Wrap>
  </section>
);
