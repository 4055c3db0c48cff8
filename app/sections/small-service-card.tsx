import type { ServiceCard } from "../schema/shared-fields.ts";
import { CardMore } from "../ui/card-link.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./small-service-card.module.css";

type SmallServiceCardProps = { card: ServiceCard; title: string; learnMore: string };

/** A picture in an arch, the name and a link. */
export const SmallServiceCard = ({ card, title, learnMore }: SmallServiceCardProps) => (
  <div className={css.card}>
    <Picture
      picture={{ ...card.picture, alt: "" }}
      sizes="(max-width: 699px) 12rem, (max-width: 1099px) 28vw, 10rem"
      className={css.arch}
      inCard
    />
    <div>
      <h3>{title}</h3>
      <CardMore to={card.to} about={title} opensHero>
        {learnMore}
      </CardMore>
    </div>
  </div>
);
