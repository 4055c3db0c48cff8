import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Clinic } from "../../app/schema/clinic.ts";
import { list, object, words } from "../../app/schema/fields.ts";
import { allUnapproved, type Unapproved } from "../advertising/approved.ts";
import { securityTxt } from "../build/site-files/security-txt.ts";
import { later, sitePages } from "../build/site-files/site-pages.ts";
import { type Content, loadContent } from "../content/load.ts";
import { readYaml } from "../content/read-file.ts";
import { match } from "../matches.ts";

const TO_CONFIRM = "content/to-confirm.yaml";
const FOLDERS = ["pages", "services", "articles", "legal"];

const reviewedSchema = z.object({ reviewed: z.string() });
/** A file with nothing left but its remark is an empty list. */
const confirmSchema = list(object({ file: words, field: words, note: words }), 0)
  .nullable()
  .transform((entries) => entries ?? []);

export type Confirmation = z.infer<typeof confirmSchema>[number];

const cardsSchema = z.object({
  qualifications: z.object({
    cards: z.array(z.object({ title: z.string(), training: z.unknown().optional() })),
  }),
});

/** A card about a qualification; without training it names no degree or course yet. */
export type QualificationCard = { title: string; hasTraining: boolean };

/** All that is looked at before the site goes live. */
export type Readings = {
  clinic: Clinic;
  qualifications: QualificationCard[];
  toConfirm: Confirmation[];
  /** The address of the practitioner's picture, whose name begins with its master's. */
  portrait: string;
  /** The lines of the content's files as the owner wrote them. */
  lines: { file: string; line: number; text: string }[];
  /** The day each page about health was reviewed, or "pending". */
  reviewed: { name: string; day: string }[];
  securityExpires: Date;
  /** The sentences that the practitioner has not signed, by page. */
  unapproved: Unapproved[];
};

/** Also the owner's list of what to confirm, if there is one. */
const readToConfirm = (): Confirmation[] =>
  existsSync(TO_CONFIRM) ? readYaml(".", TO_CONFIRM, confirmSchema) : [];

const contentLines = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(`content/${folder}`).flatMap((name) => {
      if (!/\.(yaml|mdx)$/.test(name)) return [];
      const file = `content/${folder}/${name}`;
      return readFileSync(file, "utf8")
        .split(/\r?\n/)
        .map((text, index) => ({ file, line: index + 1, text }));
    }),
  );

function reviewDays({ pages, articles }: Content) {
  const all = [
    ...pages.map(({ name, fields }) => ({ name, value: fields })),
    ...articles.map(({ name, data }) => ({ name, value: data })),
  ];
  return all.flatMap(({ name, value }) => {
    const fields = reviewedSchema.safeParse(value);
    return fields.success ? [{ name, day: fields.data.reviewed }] : [];
  });
}

const qualificationCards = ({ pages }: Content): QualificationCard[] =>
  pages
    .flatMap(({ fields }) => cardsSchema.safeParse(fields).data?.qualifications.cards ?? [])
    .map(({ title, training }) => ({ title, hasTraining: training !== undefined }));

function expiry(content: Content): Date {
  const newest = sitePages(content)
    .map(({ modified }) => modified)
    .reduce(later, "");
  return new Date(match(securityTxt(content.clinic, newest), /^Expires: (.*)$/m));
}

/** @throws ContentError when the content is not complete */
export async function readForLaunch(): Promise<Readings> {
  const content = await loadContent();
  return {
    clinic: content.clinic,
    qualifications: qualificationCards(content),
    toConfirm: readToConfirm(),
    portrait: content.cards.find(({ practitioner }) => practitioner)?.picture.src ?? "",
    lines: contentLines(),
    reviewed: reviewDays(content),
    securityExpires: expiry(content),
    unapproved: allUnapproved(),
  };
}
