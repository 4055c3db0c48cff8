import { useEffect, useState } from "react";
import type { ClientClinic } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import css from "./analytics.module.css";
import { type Choice, readChoice, writeChoice } from "./analytics-choice.ts";
import { startAnalytics } from "./analytics-script.ts";

type AnalyticsConsentProps = {
  clinic: ClientClinic;
  words: Site["analytics"];
};

export function AnalyticsConsent({ clinic, words }: AnalyticsConsentProps) {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => {
    if (choice === "yes") void startAnalytics(clinic);
  }, [choice, clinic]);
  if (choice) return null;
  const choose = (next: Choice) => {
    writeChoice(next);
    setChoice(next);
    // The pressed button disappears, so keyboard focus moves to the main content.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  return (
    <section className={css.panel} aria-labelledby="analytics-title" data-print="hide">
      <h2 id="analytics-title" className={css.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className={css.buttons}>
        <button type="button" className={css.choice} onClick={() => choose("no")}>
          {words.decline}
        </button>
        <button type="button" className={css.choice} onClick={() => choose("yes")}>
          {words.accept}
        </button>
      </div>
    </section>
  );
}
