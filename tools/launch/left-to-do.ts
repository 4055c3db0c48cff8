import { upcomingClosures } from "../../app/facts/closures.ts";
import { sydneyTime } from "../../app/facts/sydney.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import { demoTrace, oldPlaceTrace, textsIn } from "./demo.ts";
import { FACTS_FILE } from "./facts.ts";
import { integrationsToConnect } from "./integrations-to-connect.ts";
import { missingDegrees, missingEditorSettings, missingFacts } from "./missing.ts";
import type { LaunchData } from "./read-for-launch.ts";
import { openNotes, strayEntries, TO_CONFIRM_FILE, unconfirmedFacts } from "./to-confirm.ts";

/** A part of the launch report: a heading, and one line per thing to do. */
export type ReportPart = { heading: string; lines: string[] };

const REVIEW_MONTHS = 24;
const PENDING = "pending";

const show = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const demoTexts = (facts: object, clinic: Clinic, prefix = ""): string[] =>
  textsIn(facts, prefix).flatMap(({ field, text }) => {
    const trace = demoTrace(text) ?? oldPlaceTrace(text, clinic);
    return trace ? [`${field}: ${show(text)} (${trace.says})`] : [];
  });

function demoFacts(clinic: Clinic): string[] {
  const { integrations: _integrations, booking: _links, ...facts } = clinic;
  const { latitude, longitude } = facts.geo;
  const isDemoPlace = latitude === -33.7939 && longitude === 151.2626;
  const place = `geo: ${latitude}, ${longitude} (the made-up address's place on the map)`;
  return [...demoTexts(facts, clinic), ...(isDemoPlace ? [place] : [])];
}

/** Demo facts that were typed into a page's text instead of used in braces. */
const demoWords = ({ lines, clinic }: LaunchData): string[] =>
  lines.flatMap(({ file, line, text }) => {
    const trace = demoTrace(text) ?? oldPlaceTrace(text, clinic);
    return trace ? [`${file}: line ${line}: ${trace.found} (${trace.says})`] : [];
  });

function overdueReviews({ reviewed }: LaunchData, today: Date): string[] {
  const oldest = new Date(today);
  oldest.setUTCMonth(oldest.getUTCMonth() - REVIEW_MONTHS);
  return reviewed
    .filter(({ day }) => day !== PENDING && new Date(day) < oldest)
    .map(
      ({ name, day }) => `content/${name}: reviewed: ${day} is over ${REVIEW_MONTHS} months ago`,
    );
}

const CHRISTMAS = "12";

/** A reminder in December, if there are closures but all of them are over. */
function oldClosures({ clinic: { closures } }: LaunchData, today: Date): string[] {
  const { date } = sydneyTime(today.getTime());
  if (date.slice(5, 7) !== CHRISTMAS) return [];
  if (closures.length === 0 || upcomingClosures(closures, date).length > 0) return [];
  return [
    `closures: all of them are over. Add the days you close over Christmas, or delete the old ones.`,
  ];
}

/** Health pages that the practitioner hasn't reviewed yet. */
const notReviewed = ({ reviewed }: LaunchData): string[] =>
  reviewed
    .filter(({ day }) => day === PENDING)
    .map(
      ({ name }) =>
        `content/${name}: reviewed: pending. Read it through as the registered practitioner, then write the day, such as reviewed: 2026-11-30.`,
    );

const FIRST_FEW = 3;

/** Pages with sentences to approve: how many, and the first few of them. */
const sentencesToApprove = ({ unapproved }: LaunchData): string[] =>
  unapproved.map(({ page, sentences }) => {
    const changed = sentences.filter(({ was }) => was !== undefined).length;
    const few = sentences.slice(0, FIRST_FEW).map(({ text }) => `“${show(text)}”`);
    const more = sentences.length > FIRST_FEW ? " …" : "";
    return `content/${page}.yaml: ${sentences.length - changed} new and ${changed} changed sentences: ${few.join(" ")}${more}`;
  });

/** Everything that is left to do before launch, without empty parts. */
export function leftToDo(data: LaunchData, today: Date): ReportPart[] {
  const { clinic, confirmations, facts } = data;
  const off = Object.entries(clinic.integrations)
    .filter(([, integration]) =>
      "shown" in integration ? !integration.shown : "id" in integration && integration.id === "",
    )
    .map(([name]) => `integrations.${name}`);
  const parts: ReportPart[] = [
    { heading: `The clinic's own facts (${FACTS_FILE})`, lines: demoFacts(clinic) },
    { heading: `Facts that only you know (${FACTS_FILE})`, lines: missingFacts(clinic) },
    {
      heading: "Your qualifications (content/pages/about.yaml)",
      lines: missingDegrees(data.qualifications),
    },
    {
      heading: `Outside services to connect, or to switch off with shown: false (${FACTS_FILE}). The demo shows a preview of each. A menu may have another name, but not what's in the code`,
      lines: integrationsToConnect(clinic),
    },
    {
      heading: `Who runs the outside services (${FACTS_FILE})`,
      lines: demoTexts(clinic.integrations, clinic, "integrations"),
    },
    {
      heading: "The editor (content/editor.yaml), or url: none if you don't want it online",
      lines: missingEditorSettings(data.editor, clinic.siteUrl),
    },
    { heading: "Demo words in the pages", lines: demoWords(data) },
    {
      heading: "Pictures",
      lines: clinic.practitioner.portrait
        ? []
        : [`${FACTS_FILE}: practitioner.portrait: no photo of you yet, so pages show a drawing`],
    },
    { heading: "Health pages to review", lines: notReviewed(data) },
    { heading: "Dates", lines: [...overdueReviews(data, today), ...oldClosures(data, today)] },
    {
      heading: "Sentences to approve as the registered practitioner: npm run approve",
      lines: sentencesToApprove(data),
    },
    {
      heading: `Facts to confirm. Put right what isn't yours, then add the file, the field and the day to ${TO_CONFIRM_FILE}; its first lines show how`,
      lines: [...unconfirmedFacts(facts, confirmations), ...strayEntries(facts, confirmations)],
    },
    {
      heading: `For you to check. Once you have, add the day to its entry in ${TO_CONFIRM_FILE}`,
      lines: openNotes(
        confirmations.filter(({ field }) => !off.includes(field.replace(/\.shown$/, ""))),
      ),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
