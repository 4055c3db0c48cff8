import type { PageCardContent } from "../schema/page-fields.ts";
import { CardMore } from "../ui/card-link.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./small-service-card.module.css";

type SmallServiceCardProps = { card: PageCardContent; title: string; learnMoreLink: string };

/** A picture in an arch, the name and a link. */
export const SmallServiceCard = ({ card, title, learnMoreLink }: SmallServiceCardProps) => (
  <div className={css.card}>
    <Picture
      picture={{ ...card.picture, alt: "" }}
      size="small"
      className={css.arch}
      croppedByFrame
      opensHero
    />
    <div>
      <h3>{title}</h3>
      <CardMore to={card.path} about={title} opensHero>
        {learnMoreLink}
      </CardMore>
    </div>
  </div>
);
