import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Clinic } from "../../app/schema/clinic.ts";
import { allUnapproved, type Unapproved } from "../advertising/approved.ts";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { loadContent } from "../content/load-content.ts";
import { type Content, moduleContent } from "../content/modules.ts";
import { type EditorSettings, editorSettings } from "../editor/settings.ts";
import { clinicFacts, type FactToConfirm, legalFacts } from "./facts.ts";
import { pictureFacts } from "./pictures.ts";
import { type Confirmation, readConfirmations } from "./to-confirm.ts";

const WITH_WORDS = [
  "content/{pages,articles,legal}/**/*.{yaml,mdx}",
  "content/{site,shared-questions}.yaml",
];

const reviewedSchema = z.object({ reviewed: z.string() });

/** A card about a qualification, and whether its degree or course is filled in. */
export type QualificationCard = { title: string; hasDegree: boolean };

/** Everything that the launch report is made from. */
export type LaunchData = {
  clinic: Clinic;
  editor: EditorSettings;
  qualifications: QualificationCard[];
  confirmations: Confirmation[];
  /** The facts that the owner has to confirm, including confirmed ones. */
  facts: FactToConfirm[];
  /** The lines of the content files as written. */
  lines: { file: string; line: number; text: string }[];
  /** When each health page was reviewed, or "pending". */
  reviewed: { name: string; day: string }[];
  /** The sentences that the practitioner hasn't approved, by page. */
  unapproved: Unapproved[];
};

const contentLines = () =>
  globSync(WITH_WORDS).flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/\r?\n/)
      .map((text, index) => ({ file, line: index + 1, text })),
  );

function reviewDays({ pages, articles }: Content) {
  const all = [
    ...pages.map(({ name, fields }) => ({ name: `${name}.yaml`, value: fields })),
    ...articles.map(({ name, fields }) => ({ name: `${name}.mdx`, value: fields })),
  ];
  return all.flatMap(({ name, value }) => {
    const fields = reviewedSchema.safeParse(value);
    return fields.success ? [{ name, day: fields.data.reviewed }] : [];
  });
}

const qualificationCards = (content: Content): QualificationCard[] =>
  moduleContent(content, "pages/about").qualifications.cards.map(({ title, degree }) => ({
    title,
    hasDegree: degree !== undefined,
  }));

const facts = ({
  clinic,
  legal,
  pages,
  site,
  articles,
  pictureCrops,
}: Content): FactToConfirm[] => [
  ...clinicFacts(clinic),
  ...legalFacts(legal),
  ...pictureFacts(
    [
      ...pages.map(({ name, fields }) => ({ on: name, value: fields })),
      { on: "site", value: site },
      { on: "clinic", value: clinic.practitioner.portrait ?? clinic.practitioner.drawing },
      ...articles.map(({ name, fields: { related, ...own } }) => ({ on: name, value: own })),
    ],
    pictureCrops,
  ),
];

/**
 * @param today today's date in Sydney, in the form 2025-01-31
 * @throws ContentError if the content has mistakes
 */
export async function readForLaunch(today: string): Promise<LaunchData> {
  const content = await loadContent();
  return {
    // Not `content.clinic`, where integrations without an id are already off: the report has to list them.
    clinic: await loadClinic(),
    editor: editorSettings(),
    qualifications: qualificationCards(content),
    confirmations: readConfirmations(today),
    facts: facts(content),
    lines: contentLines(),
    reviewed: reviewDays(content),
    unapproved: allUnapproved(),
  };
}
