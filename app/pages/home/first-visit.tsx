import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, Lead, Wrap } from "../../ui/section.tsx";
import css from "./first-visit.module.css";
import type { Home } from "./schema.ts";

const STAGGER = 100;

/** A first visit: what happens step by step, and answers to common questions. */
export function FirstVisit({ words, booking }: { words: Home["firstVisit"]; booking: string }) {
  const { length, wear, fee } = words;
  return (
    <>
      <Wrap>
        <Reveal className={css.head}>
          <div>
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <h2>{words.title}</h2>
          </div>
          <Lead>{words.lead}</Lead>
        </Reveal>
      </Wrap>
      <Wrap>
        <ol className={css.moments}>
          {words.moments.map(({ title, text, picture }, i) => (
            <Reveal as="li" key={title} delay={i * STAGGER}>
              <Picture picture={picture} sizes="(max-width: 699px) 6rem, 23vw" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Reveal>
          ))}
        </ol>
        <div className={css.goodToKnow}>
          <dl>
            {[length, wear, fee].map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div>
            <ButtonLink to={booking}>{words.book}</ButtonLink>
          </div>
        </div>
      </Wrap>
    </>
  );
}
