import { LinkedNote } from "../../../sections/linked-note.tsx";
import { NoWrapHyphens } from "../../../ui/no-wrap-hyphens.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Eyebrow, Lead } from "../../../ui/section.tsx";
import css from "./age-timeline.module.css";
import type { BabiesChildren } from "./content.ts";

/**
 * The ages along a path: on a wide screen in one landscape picture, on others as a list next to a vertical
 * path.
 */
export const AgeTimeline = ({ words }: { words: BabiesChildren["byAge"] }) => (
  <section className={css.section} data-ground="plaster">
    <div className={css.scene}>
      <Picture
        picture={words.landscape}
        sizes="(max-width: 1920px) 100vw, 120rem"
        className={css.landscape}
      />
      <div className={css.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
      </div>
      <div className={css.timeline}>
        <Picture
          picture={words.path}
          sizes="(max-width: 576px) 4.5rem, 8.5rem"
          className={css.path}
        />
        <ol className={css.ages}>
          {words.ages.map(({ title, description, picture }) => (
            <li key={title} className={css.age}>
              <Picture
                picture={picture}
                sizes="(max-width: 576px) 12rem, 15rem"
                className={css.drawing}
              />
              <div>
                <h3>{title}</h3>
                <p>
                  <NoWrapHyphens>{description}</NoWrapHyphens>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.below}>
        <LinkedNote words={words.aside} />
      </div>
    </div>
  </section>
);
