import { useId } from "react";
import { formatRange } from "../../../facts/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { FinePrint } from "../../../ui/typography.tsx";
import { useOpenOnHash } from "../../../ui/use-open-on-hash.ts";
import css from "./reflexes-section.module.css";
import type { BabiesChildrenContent } from "./schema.ts";
import { TIMELINE_END_MONTHS } from "./timeline-end.ts";

/** A bar that ends after this month has its label to the left of it, because there's no space after it. */
const LABEL_ON_LEFT_AFTER = 7;

type MonthsProps = { from: number; to: number; unit: string };

/** The months of a reflex as a bar on the timeline and as text. The stylesheet turns them into positions. */
const Months = ({ from, to, unit }: MonthsProps) => (
  <>
    <span className={css.track} aria-hidden="true">
      <span className={css.bar} style={{ "--from": from, "--to": to }} />
    </span>
    <span
      className={css.when}
      data-late={to > LABEL_ON_LEFT_AFTER ? "" : undefined}
      style={{ "--from": from, "--to": to }}
    >
      {`${formatRange(from, to)} ${unit}`}
    </span>
  </>
);

/** Reflexes as bars on a timeline of months, with ids from `reflex-0`. Each opens its description, one at a time. */
export function ReflexesSection({ content }: { content: BabiesChildrenContent["reflexes"] }) {
  const name = useId();
  const ref = useOpenOnHash();
  return (
    <Section ground="tint">
      <SectionHeading title={content.title} lead={content.lead} />
      <div ref={ref} style={{ "--months": TIMELINE_END_MONTHS }}>
        <div className={css.axis} aria-hidden="true">
          <div className={css.monthLabels}>
            {content.monthLabels.map(({ month, label }) => (
              <span key={month} style={{ "--month": month }}>
                {label}
              </span>
            ))}
          </div>
        </div>
        {content.items.map((reflex, i) => (
          <Disclosure
            key={reflex.title}
            id={`reflex-${i}`}
            name={name}
            classNames={{ item: css.row, summary: css.summary, body: css.body }}
            summary={
              <>
                <h3>{reflex.title}</h3>
                {reflex.months ? (
                  <Months {...reflex.months} unit={content.monthsUnit} />
                ) : (
                  <span className={css.varies}>{content.variesLabel}</span>
                )}
              </>
            }
          >
            <p>{reflex.description}</p>
            <p>{reflex.whatParentsSee}</p>
          </Disclosure>
        ))}
        <p className={css.whenToAsk}>{content.whenToAsk}</p>
        <div className={css.note}>
          <FinePrint>{content.note}</FinePrint>
        </div>
      </div>
    </Section>
  );
}
