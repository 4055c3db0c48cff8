import { describe, expect, test } from "vitest";
import { demoClinic, readyClinic } from "../../tests/support/sample-clinics.ts";
import type { EditorSettings } from "../editor/settings.ts";
import { leftToDo } from "./left-to-do.ts";
import type { LaunchData } from "./read-for-launch.ts";

const TODAY = new Date("2026-11-21T00:00:00Z");
const FACTS = "content/clinic.yaml";

const EDITOR: EditorSettings = {
  url: "https://edit.ironbark.com.au",
  gitHost: "github",
  repository: "ironbark/website",
  branch: "main",
  signIn: "",
};

const ready = (): LaunchData => ({
  clinic: readyClinic(),
  editor: EDITOR,
  qualifications: [{ title: "Doctor of Chiropractic", hasDegree: true }],
  confirmations: [],
  facts: [],
  lines: [{ file: "content/pages/home.yaml", line: 1, text: "title: On Sydney Road, with Jane" }],
  reviewed: [{ name: "articles/posture-problem", day: "2024-11-21" }],
  unapproved: [],
});

const left = (change: Partial<LaunchData>, today = TODAY) =>
  leftToDo({ ...ready(), ...change }, today).flatMap(({ lines }) => lines);
/** What's left to do after a change to the ready clinic's facts. */
function leftWith(change: (clinic: LaunchData["clinic"]) => void, more: Partial<LaunchData> = {}) {
  const clinic = readyClinic();
  change(clinic);
  return left({ clinic, ...more });
}
/** The fields at the start of the lines. */
const fieldsOf = (lines: readonly string[]) => lines.map((line) => line.split(": ")[0]);

test("nothing is left to do if everything is filled in", () => {
  expect(leftToDo(ready(), TODAY)).toEqual([]);
});

test("every demo fact and placeholder of the delivered site is listed", () => {
  const wanted = `name shortName practitioner.name address.street phone email siteUrl social.0.url
    registration.number geo integrations.hosting.website.country integrations.hosting.mail.country
    integrations.form integrations.chat integrations.reviews integrations.map booking.generalUrl
    booking.assessmentUrl integrations.reviews.profileUrl`;
  expect(fieldsOf(left({ clinic: demoClinic() }))).toEqual(wanted.split(/\s+/));
});

test.each<[field: string, change: (clinic: LaunchData["clinic"]) => void]>([
  ["lift", (clinic) => Object.assign(clinic, { lift: undefined })],
  ["stepCount", (clinic) => Object.assign(clinic, { stepCount: undefined })],
  ["records", (clinic) => Object.assign(clinic, { records: undefined })],
  ["practitioner.since", ({ practitioner }) => Object.assign(practitioner, { since: undefined })],
  ["practitioner.training", ({ practitioner: it }) => Object.assign(it, { training: undefined })],
])("a clinic without %s is asked for it, and no other answer is", (field, change) => {
  const [line, ...more] = leftWith(change);
  expect(more).toEqual([]);
  expect(line).toMatch(new RegExp(`^${field}: not filled in yet\\. .+`));
});

test("an unconnected integration's line says where to find its id and what the site shows until then", () => {
  const lines = left({ clinic: demoClinic() });
  for (const name of ["form", "chat", "reviews", "map"]) {
    const [line] = lines.filter((each) => each.startsWith(`integrations.${name}:`));
    expect(line).toMatch(/^\S+ no [\w ]+ yet\. .+\. Until then, .+\.$/);
    if (name !== "map") expect(line).toMatch(/ after \S+[=/]/);
  }
  const [booking] = lines.filter((line) => line.startsWith("booking.generalUrl"));
  expect(booking).toMatch(/Cliniko.* Until then,/);
});

test("an integration that is switched off needs no id, and its notes are left out, but for its links", () => {
  const note = (field: string) => ({ file: FACTS, field: `integrations.${field}`, note: "Check." });
  const confirmations = ["chat", "reviews.shown", "reviews.profileUrl"].map(note);
  expect(left({ confirmations })).toHaveLength(3);
  const lines = leftWith(
    ({ integrations: { chat, reviews } }) => {
      Object.assign(reviews, { shown: false, id: "", locationId: "" });
      chat.shown = false;
    },
    { confirmations },
  );
  expect(lines).toEqual([`${FACTS}: integrations.reviews.profileUrl: Check.`]);
  const analytics = { confirmations: [note("analytics")] };
  const withId = (id: string) =>
    leftWith(({ integrations }) => Object.assign(integrations.analytics, { id }), analytics);
  expect([withId("G-AB12CD34EF").length, withId("").length]).toEqual([1, 0]);
});

test("an editor that isn't set up is listed, unless the owner doesn't want it online", () => {
  const fields = (change: Partial<EditorSettings>) =>
    fieldsOf(left({ editor: { ...EDITOR, ...change } }));
  expect(fields({ url: "", gitHost: "" })).toEqual(["url", "gitHost"]);
  expect(fields({ url: "https://edit.clinic.example" })).toEqual(["url"]);
  expect(fields({ url: readyClinic().siteUrl })).toEqual(["url"]);
  expect(fields({ url: "none", gitHost: "" })).toEqual([]);
});

describe("words that are left from the demo", () => {
  const lines = (text: string) => ({ lines: [{ file: "content/a.yaml", line: 7, text }] });

  test("are listed with their line", () => {
    expect(left(lines("I am Dr. Jane Citizen."))).toEqual([
      "content/a.yaml: line 7: Jane Citizen (a made-up name)",
    ]);
    expect(left(lines("A walk at Manly"))).toEqual([]);
  });

  test.each<[string, (clinic: LaunchData["clinic"]) => void, string]>([
    ["On Sydney Road", ({ address }) => Object.assign(address, { street: "3 A Road" }), "street"],
    ["In Balgowlah", ({ address }) => Object.assign(address, { suburb: "Perth" }), "suburb"],
    ["A walk at Manly", (clinic) => Object.assign(clinic, { region: "Blue Mountains" }), "place"],
    ["the Act 2002 (NSW)", ({ address }) => Object.assign(address, { state: "TAS" }), "NSW"],
  ])("are listed once the address is another: %s", (text, change, says) => {
    expect(leftWith(change, lines(text)).join("\n")).toMatch(
      new RegExp(`content/a\\.yaml: line 7: .*${says}`),
    );
  });
});

test("a drawing instead of a portrait, and a card without a degree, are listed", () => {
  const without = leftWith(({ practitioner }) =>
    Object.assign(practitioner, { portrait: undefined }),
  );
  expect(without).toEqual([expect.stringMatching(/practitioner\.portrait: no photo of you yet/)]);
  expect(left({ qualifications: [{ title: "Paediatric Care", hasDegree: false }] })[0]).toMatch(
    /^qualifications\.cards\.0\.degree: not filled in yet\. .*“Paediatric Care”/,
  );
});

test("reviews that are old or pending are listed", () => {
  const reviewed = (day: string) => left({ reviewed: [{ name: "articles/a", day }] });
  expect(reviewed("2024-11-20")).toEqual([
    "content/articles/a: reviewed: 2024-11-20 is over 24 months ago",
  ]);
  expect(reviewed("pending")).toEqual([
    expect.stringMatching(/^content\/articles\/a: .*pending\./),
  ]);
});

test("closures that are all over are listed in December, Sydney's", () => {
  const about = (closures: { from: string; to: string }[], now: string) =>
    left({ clinic: { ...readyClinic(), closures } }, new Date(now)).filter((line) =>
      line.startsWith("closures: all of them are over."),
    ).length;
  const old = [{ from: "2025-12-24", to: "2026-01-04" }];
  expect(about(old, "2026-11-30T12:59:00Z")).toBe(0);
  expect(about(old, "2026-11-30T13:00:00Z")).toBe(1);
  expect(about([...old, { from: "2026-12-24", to: "2027-01-04" }], "2026-12-01T00:00:00Z")).toBe(0);
  expect(about([], "2026-12-01T00:00:00Z")).toBe(0);
});

test("unapproved sentences are counted by page, and the first few shown", () => {
  const page = "pages/services/babies-children";
  const sentences = ["One.", "Two.", "Three.", "Four."].map((text) => ({ text }));
  const changed = { text: "Five now.", was: "Five then." };
  expect(left({ unapproved: [{ page, sentences: [...sentences, changed] }] })).toEqual([
    "content/pages/services/babies-children.yaml: 4 new and 1 changed sentences: “One.” “Two.” “Three.” …",
  ]);
});

test("facts and notes are listed until they're confirmed", () => {
  const fact = (field: string) => ({ file: FACTS, field, value: "Here", question: "Yours?" });
  const facts = [fact("parking"), fact("transport"), fact("hours")];
  expect(left({ facts })).toHaveLength(3);
  const confirmed = "2026-11-20";
  const note = { file: "content/pages/about.yaml", field: "story", note: "Read it." };
  const confirmations = [{ file: FACTS, field: "parking, transport", confirmed }, note];
  expect(left({ facts, confirmations }).toSorted()).toEqual([
    `${FACTS}: hours: “Here” Yours?`,
    "content/pages/about.yaml: story: Read it.",
  ]);
  expect(left({ confirmations: [{ ...note, confirmed }] })).toEqual([]);
});

test("an entry that confirms nothing is listed, unless it's for a picture that was on the site", () => {
  const facts = [{ file: FACTS, field: "hours", value: "", question: "Yours?" }];
  const entry = (file: string, field: string) => ({ file, field, confirmed: "2026-11-20" });
  const confirmations = [
    entry(FACTS, "hours, huors"),
    entry("content/clinc.yaml", "hours"),
    entry("package.json", "picture"),
    entry("content/images/no-such.jpg", "picture"),
  ];
  expect(left({ facts, confirmations }).map((line) => line.split(", expected")[0])).toEqual([
    `content/to-confirm.yaml: found ${FACTS}: huors`,
    "content/to-confirm.yaml: found content/clinc.yaml: hours",
    "content/to-confirm.yaml: found content/images/no-such.jpg: picture",
  ]);
});
