import type { Clinic } from "../../app/schema/clinic.ts";
import { type EditorSettings, NO_EDITOR } from "../editor/settings.ts";
import { demoTrace } from "./demo.ts";
import type { QualificationCard } from "./read-for-launch.ts";

/** One line with a question for each missing fact that only the owner knows. */
export function missingFacts(clinic: Clinic): string[] {
  const { lift, stepCount, records, practitioner, address, integrations } = clinic;
  const { website, mail } = integrations.hosting;
  const asked: [field: string, value: unknown, question: string][] = [
    ["lift", lift, `Is there a lift to ${address.level}? Write yes or no.`],
    ["stepCount", stepCount, "How many steps are there on the way in? Write 0 if there are none."],
    [
      "records",
      records,
      "Where are patient records kept? For example: with Cliniko, in Australia.",
    ],
    ["practitioner.since", practitioner.since, "In which year were you first registered?"],
    [
      "practitioner.training",
      practitioner.training,
      "Where and when did you study? For example: at Macquarie University (2013).",
    ],
    ["integrations.hosting.website.country", website.country, "Which country is the website in?"],
    ["integrations.hosting.mail.country", mail.country, "Which country is the clinic’s email in?"],
  ];
  return asked.flatMap(([field, value, question]) =>
    value === undefined ? [`${field}: not filled in yet. ${question}`] : [],
  );
}

/** One line for each qualification card without a degree or course. */
export const missingDegrees = (cards: readonly QualificationCard[]): string[] =>
  cards.flatMap(({ title, hasDegree }, index) =>
    hasDegree
      ? []
      : [
          `qualifications.cards.${index}.degree: not filled in yet. Which degree or course is behind “${title}”, where did you take it, and in which year?`,
        ],
  );

/** One line for each setting that the editor needs to work online, at its own address. */
export function missingEditorSettings({ url, gitHost }: EditorSettings, site: string): string[] {
  if (url === NO_EDITOR) return [];
  const trace = demoTrace(url);
  return [
    ...(url === ""
      ? ["url: not filled in yet. docs/deploying.md says how to put the editor online."]
      : []),
    ...(trace ? [`url: ${trace.found} (${trace.says})`] : []),
    ...(url === site
      ? [
          `url: ${url} is the site’s own. Scripts of outside services run there, and could take your access token. Use another, such as https://edit.${new URL(site).hostname.replace(/^www\./, "")}.`,
        ]
      : []),
    ...(gitHost === "" ? ["gitHost: not filled in yet. Are the files at github or gitlab?"] : []),
  ];
}
