import type { PageCardContent } from "../schema/page-fields.ts";
import { CardMoreLink } from "../ui/card-link.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./small-page-card.module.css";

type SmallPageCardProps = { card: PageCardContent; title: string; learnMoreLink: string };

/** A picture in an arch, the name and a link. */
export const SmallPageCard = ({ card, title, learnMoreLink }: SmallPageCardProps) => (
  <div className={css.card}>
    <Picture
      picture={{ ...card.picture, alt: "" }}
      size="small"
      className={css.arch}
      croppedByFrame
      heroTransition
    />
    <div>
      <h3>{title}</h3>
      <CardMoreLink to={card.path} about={title} heroTransition>
        {learnMoreLink}
      </CardMoreLink>
    </div>
  </div>
);
