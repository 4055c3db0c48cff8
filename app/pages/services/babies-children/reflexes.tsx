import { type CSSProperties, useId } from "react";
import { useOpenOnHash } from "../../../ui/accordion.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Section, SectionHead, Small } from "../../../ui/section.tsx";
import css from "./reflexes.module.css";

type Reflex = {
  title: string;
  months?: { from: number; to: number };
  what: string;
  see: string;
};

type ReflexesProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    line: { month: number; label: string }[];
    unit: string;
    varies: string;
    items: readonly Reflex[];
    ask: string;
    note: string;
  };
};

/** Custom properties for the stylesheet, which turns months into places on the line. */
const place = (months: Record<`--${string}`, number>) => months as CSSProperties;

/** A bar that ends late has its months in front of it: behind it there is no room left. */
const LATE = 7;

/**
 * Reflexes as bars on one time line of months, `#reflex-0` onward; each opens its description, one at
 * a time.
 */
export function Reflexes({ words }: ReflexesProps) {
  const name = useId();
  const ref = useOpenOnHash();
  return (
    <Section ground="mist">
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div ref={ref}>
        <div className={css.axis} aria-hidden="true">
          <div className={css.marks}>
            {words.line.map(({ month, label }) => (
              <span key={month} style={place({ "--month": month })}>
                {label}
              </span>
            ))}
          </div>
        </div>
        {words.items.map(({ title, months, what, see }, i) => (
          <details key={title} id={`reflex-${i}`} name={name} className={css.row}>
            <summary className={css.summary}>
              <h3>{title}</h3>
              <span className={css.track} aria-hidden="true">
                {months && (
                  <span
                    className={css.bar}
                    data-bar=""
                    style={place({ "--from": months.from, "--to": months.to })}
                  />
                )}
              </span>
              <span
                className={css.when}
                data-when=""
                data-late={months && months.to > LATE ? "" : undefined}
                style={place({ "--from": months?.from ?? 0, "--to": months?.to ?? 0 })}
              >
                {months ? `${months.from}–${months.to} ${words.unit}` : words.varies}
              </span>
              <span className={css.sign}>
                <Icon name="plus" size={18} />
              </span>
            </summary>
            <div className={css.body}>
              <p>{what}</p>
              <p>{see}</p>
              <p className={css.ask}>{words.ask}</p>
            </div>
          </details>
        ))}
        <div className={css.note}>
          <Small>{words.note}</Small>
        </div>
      </div>
    </Section>
  );
}
