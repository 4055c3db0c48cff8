import type { ServiceCard } from "../schema/parts.ts";
import { CardMore } from "../ui/card-link.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./service-row.module.css";

type ServiceRowProps = { card: ServiceCard; title: string; line?: string; learnMore: string };

/** A service, small: its arch, its name, perhaps a line, and the way to it. */
export const ServiceRow = ({ card, title, line, learnMore }: ServiceRowProps) => (
  <div className={css.row}>
    <Picture picture={{ ...card.picture, alt: "" }} sizes="7rem" className={css.arch} />
    <div>
      <h3>{title}</h3>
      {line && <p className={css.line}>{line}</p>}
      <CardMore to={card.to} about={title}>
        {learnMore}
      </CardMore>
    </div>
  </div>
);
