import { Points } from "../../../sections/points.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import css from "./why-us.module.css";

type WhyUsProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    reasons: Parameters<typeof Points>[0]["items"];
  };
};

/** Reasons two by two, beside a heading that stays while they pass. */
export const WhyUs = ({ words: { reasons, ...head } }: WhyUsProps) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div className={css.head}>
        <SectionHead {...head} />
      </div>
      <div className={css.points}>
        <Points items={reasons} look="lines" />
      </div>
    </div>
  </Section>
);
