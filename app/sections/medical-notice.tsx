import { Fragment } from "react";
import type { HelpFirstContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { PhoneLinks } from "../ui/phone-links.tsx";
import { PlusSign } from "../ui/plus-sign.tsx";
import { Section } from "../ui/section.tsx";
import { LocalDate } from "./local-date.tsx";
import css from "./medical-notice.module.css";

type MedicalNoticeProps = {
  labels: Site["medicalNotice"];
  content: {
    /** The date of the last review, or "pending": then no date is shown. */
    reviewed: string;
    /** When readers of this page should get medical help first. */
    helpFirst: HelpFirstContent;
  };
};

/** "Green vomit: call Triple Zero (000)." in two parts: what you notice, up to the colon, and what to do. */
const Sign = ({ children }: { children: string }) => {
  const [, sign, action] = /^(.+?:)(\s.+)$/s.exec(children) ?? [];
  return (
    <li>
      {sign && <b>{sign}</b>}
      <PhoneLinks>{action ?? children}</PhoneLinks>
    </li>
  );
};

const Signs = ({ signs }: { signs: string[] }) => (
  <ul className={css.list}>
    {signs.map((sign) => (
      <Sign key={sign}>{sign}</Sign>
    ))}
  </ul>
);

/** When to get medical help first, what kind of information this is, who wrote it and when it was reviewed. */
export const MedicalNotice = ({ labels, content: { reviewed, helpFirst } }: MedicalNoticeProps) => (
  <div className={css.notice}>
    {/* Not a <div>, because reader modes drop one that's short and has several links. */}
    <section className={css.help}>
      <h2 className={css.title}>{labels.helpFirstTitle}</h2>
      <Signs signs={helpFirst.signs} />
      <p className={css.emergency}>
        <PhoneLinks>{labels.emergency}</PhoneLinks>
      </p>
      {helpFirst.more.length > 0 && (
        <details className={css.more}>
          <summary>
            {labels.moreSignsButton}
            <PlusSign />
          </summary>
          {helpFirst.more.map(({ action, signs }) => (
            <Fragment key={action}>
              <h3>
                <PhoneLinks>{action}</PhoneLinks>
              </h3>
              <Signs signs={signs} />
            </Fragment>
          ))}
        </details>
      )}
    </section>
    <section className={css.general}>
      <h2 className={css.title}>{labels.title}</h2>
      <p>{labels.general}</p>
      <p>{labels.author}</p>
      {reviewed !== "pending" && (
        <p>
          {labels.reviewedLabel} <LocalDate date={reviewed} />
        </p>
      )}
    </section>
  </div>
);

/** The section every service page has near its end. */
export const MedicalNoticeSection = (props: MedicalNoticeProps) => (
  <Section space="tight">
    <MedicalNotice {...props} />
  </Section>
);
