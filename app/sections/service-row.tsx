import type { ServiceCard } from "../schema/shared-fields.ts";
import { CardMore } from "../ui/card-link.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./service-row.module.css";

type ServiceRowProps = {
  card: ServiceCard;
  title: string;
  learnMore: string;
  /** A tall arch above the words. */
  tall?: boolean;
};

/** A small service card: picture in an arch, name, link. */
export const ServiceRow = ({ card, title, learnMore, tall }: ServiceRowProps) => (
  <div className={tall ? `${css.row} ${css.tall}` : css.row}>
    <Picture
      picture={{ ...card.picture, alt: "" }}
      sizes={
        tall ? "(max-width: 699px) 12rem, max(10rem, 11vw)" : "(max-width: 699px) 12rem, 10rem"
      }
      className={css.arch}
      opensPage={card.to}
    />
    <div>
      <h3>{title}</h3>
      <CardMore to={card.to} about={title}>
        {learnMore}
      </CardMore>
    </div>
  </div>
);
