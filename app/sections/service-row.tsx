import type { ServiceCard } from "../schema/parts.ts";
import { CardMore } from "../ui/card-link.tsx";
import { WholeWords } from "../ui/paragraphs.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./service-row.module.css";

type ServiceRowProps = {
  card: ServiceCard;
  title: string;
  line?: string;
  learnMore: string;
  /** Its arch tall, above its words. */
  tall?: boolean;
  /** On a line of its own: its arch stays beside its words on a tablet. */
  alone?: boolean;
};

const look = ({ line, tall, alone }: Pick<ServiceRowProps, "line" | "tall" | "alone">) =>
  [css.row, tall && css.tall, alone && css.alone, line && css.told].filter(Boolean).join(" ");

/** A service, small: its arch, its name, perhaps a line, and the way to it. */
export const ServiceRow = ({ card, title, line, learnMore, tall, alone }: ServiceRowProps) => (
  <div className={look({ line, tall, alone })}>
    <Picture
      picture={{ ...card.picture, alt: "" }}
      sizes={tall ? "(max-width: 699px) 6rem, max(10rem, 11vw)" : "(max-width: 699px) 6rem, 10rem"}
      className={css.arch}
    />
    <div>
      <h3>{title}</h3>
      {line && (
        <p className={css.line}>
          <WholeWords>{line}</WholeWords>
        </p>
      )}
      <CardMore to={card.to} about={title}>
        {learnMore}
      </CardMore>
    </div>
  </div>
);
