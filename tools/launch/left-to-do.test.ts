import { expect, test } from "vitest";
import { demoClinic, readyClinic } from "../../tests/support/sample-clinics.ts";
import type { EditorSettings } from "../editor/settings.ts";
import { leftToDo, securityReminder } from "./left-to-do.ts";
import type { Readings } from "./read.ts";

const TODAY = new Date("2026-11-21T00:00:00Z");

const EDITOR: EditorSettings = {
  address: "https://edit.ironbark.com.au",
  host: "github",
  repository: "ironbark/website",
  branch: "main",
  signIn: "",
};

const ready = (): Readings => ({
  clinic: readyClinic(),
  editor: EDITOR,
  qualifications: [{ title: "Doctor of Chiropractic", hasTraining: true }],
  toConfirm: [],
  facts: [],
  portrait: "/pictures/ana-1a2b3c4d",
  lines: [{ file: "content/pages/home.yaml", line: 1, text: "title: On Sydney Road, with Jane" }],
  reviewed: [{ name: "articles/posture-problem", day: "2024-11-21" }],
  securityExpires: new Date("2027-01-21T00:00:00Z"),
  unapproved: [],
});

const left = (change: Partial<Readings>, today = TODAY) =>
  leftToDo({ ...ready(), ...change }, today).flatMap(({ lines }) => lines);

test("nothing is left to do if everything is filled in", () => {
  expect(leftToDo(ready(), TODAY)).toEqual([]);
});

test("every demo fact and placeholder of the delivered site is listed", () => {
  const fields = left({ clinic: demoClinic() }).map((line) => line.split(": ")[0]);
  expect(fields).toEqual([
    "name",
    "shortName",
    "practitioner.name",
    "address.street",
    "phone",
    "email",
    "site",
    "social.0.url",
    "registration.number",
    "geo",
    "integrations.hosting.website.country",
    "integrations.hosting.mail.country",
    "integrations.form",
    "integrations.chat",
    "integrations.reviews",
    "integrations.map",
    "booking.general",
    "booking.assessment",
    "integrations.reviews.link",
  ]);
});

test("reviews don't need an id if they're switched off", () => {
  const clinic = readyClinic();
  clinic.integrations.reviews = {
    ...clinic.integrations.reviews,
    shown: false,
    id: "",
    location: "",
  };
  expect(left({ clinic })).toEqual([]);
});

test("an editor that isn't set up is listed, unless the owner doesn't want it online", () => {
  const fields = (change: Partial<EditorSettings>) =>
    left({ editor: { ...EDITOR, ...change } }).map((line) => line.split(" ")[0]);
  expect(fields({ address: "", host: "" })).toEqual(["address:", "host:"]);
  expect(fields({ address: "https://edit.clinic.example" })).toEqual(["address:"]);
  expect(fields({ address: readyClinic().site })).toEqual(["address:"]);
  expect(fields({ address: "none", host: "" })).toEqual([]);
});

test("demo facts in a page's text are listed with their line", () => {
  const line = (text: string) => [{ file: "content/pages/home.yaml", line: 7, text }];
  expect(left({ lines: line("I am Dr. Jane Citizen.") })).toEqual([
    "content/pages/home.yaml: line 7: Jane Citizen (a made-up name)",
  ]);
});

test("the made-up street and suburb in a text are listed once the address is changed", () => {
  const clinic = readyClinic();
  clinic.address.street = "3 Pittwater Road";
  expect(left({ clinic })).toEqual([
    "transport: Buses stop on Sydney Road. (the made-up street)",
    "integrations.map.query: 12 Sydney Road (the made-up street)",
    "content/pages/home.yaml: line 1: Sydney Road (the made-up street)",
  ]);
  clinic.address.street = "12 Sydney Road";
  clinic.address.suburb = "Fremantle";
  expect(left({ clinic })).toContain("areaServed.0: Balgowlah (the made-up suburb)");
});

test("places near the made-up clinic are listed once the region is changed", () => {
  const lines = ["A walk at Manly", "to: /locations/manly"].map((text, i) => ({
    file: "content/pages/manly.yaml",
    line: i + 1,
    text,
  }));
  expect(left({ lines })).toEqual([]);
  expect(left({ lines, clinic: { ...readyClinic(), region: "Blue Mountains" } })).toEqual([
    "content/pages/manly.yaml: line 1: Manly (a place near the made-up clinic)",
  ]);
});

test("the laws of New South Wales are listed in another state", () => {
  const file = "content/legal/privacy-policy.mdx";
  const lines = [{ file, line: 9, text: "the Health Records Act 2002 (NSW)" }];
  expect(left({ lines })).toEqual([]);
  const clinic = readyClinic();
  clinic.address.state = "WA";
  expect(left({ lines, clinic })[0]).toMatch(/^content\/legal\/privacy-policy\.mdx: line 9: NSW/);
});

test("a drawing instead of a portrait is listed", () => {
  expect(left({ portrait: "/pictures/card-practitioner-1a2b3c4d" })).toEqual([
    "content/pages/about.yaml: card.picture: a drawing, and no photo of you yet",
  ]);
});

test("reviews over two years old and a security.txt about to expire are listed", () => {
  expect(left({ reviewed: [{ name: "articles/a", day: "2024-11-20" }] })).toEqual([
    "content/articles/a: reviewed: 2024-11-20 is over 24 months ago",
  ]);
  const lapses = (day: string) => left({ securityExpires: new Date(`${day}T00:00:00Z`) })[0];
  expect(lapses("2027-01-20")).toMatch(/^security\.txt lapses in 60 days/);
  expect(lapses("2026-11-20")).toMatch(/^security\.txt has lapsed/);
});

test("the day on which security.txt lapses is said in good time", () => {
  expect(securityReminder(ready())).toMatch(/^security\.txt lapses on 2027-01-21\. Before then/);
});

test("closures that are all over are listed in December", () => {
  const closed = (from: string, to = from) => ({ ...readyClinic(), closures: [{ from, to }] });
  const about = (clinic: Readings["clinic"], now: string) =>
    left({ clinic }, new Date(now)).filter((line) => line.startsWith("closures"));
  const inDecember = "2026-12-01T00:00:00Z";
  const old = closed("2025-12-24", "2026-01-04");
  expect(about(old, inDecember)).toEqual([
    "closures: all of them are over. Add the days you close over Christmas, or delete the old ones.",
  ]);
  // It's already December in Sydney, and still November in UTC.
  expect(about(old, "2026-11-30T12:59:00Z")).toEqual([]);
  expect(about(old, "2026-11-30T13:00:00Z")).toHaveLength(1);
  expect(about(closed("2026-12-24", "2027-01-04"), inDecember)).toEqual([]);
  expect(about(closed("2026-12-01"), inDecember)).toEqual([]);
  expect(about(readyClinic(), inDecember)).toEqual([]);
});

test("a page that nobody has reviewed is listed, but not as an old review", () => {
  const lines = left({ reviewed: [{ name: "services/a", day: "pending" }] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^content\/services\/a: reviewed: pending\./);
});

test("unapproved sentences are counted by page, and the first few shown", () => {
  const page = "services/babies-children";
  const sentences = ["One.", "Two.", "Three.", "Four."].map((text) => ({ text }));
  const changed = { text: "Five now.", was: "Five then." };
  expect(left({ unapproved: [{ page, sentences: [...sentences, changed] }] })).toEqual([
    "content/services/babies-children.yaml: 4 new and 1 changed sentences: “One.” “Two.” “Three.” …",
  ]);
});

test("a note is listed as written until it's confirmed", () => {
  const note = { file: "content/pages/about.yaml", field: "story", note: "Read it." };
  expect(left({ toConfirm: [note] })).toEqual(["content/pages/about.yaml: story: Read it."]);
  expect(left({ toConfirm: [{ ...note, confirmed: "2026-11-20" }] })).toEqual([]);
});

test("notes about a service that is switched off are left out, except for its links", () => {
  const clinic = readyClinic();
  const note = (field: string) => ({ file: "content/clinic.yaml", field, note: "Check it." });
  const toConfirm = ["chat", "reviews.shown", "reviews.link"].map((name) =>
    note(`integrations.${name}`),
  );
  expect(left({ clinic, toConfirm })).toHaveLength(3);
  clinic.integrations.chat.shown = clinic.integrations.reviews.shown = false;
  expect(left({ clinic, toConfirm })).toEqual([
    "content/clinic.yaml: integrations.reviews.link: Check it.",
  ]);
});

test("a note about analytics counts only once there's an id", () => {
  const field = "integrations.analytics";
  const toConfirm = [{ file: "content/clinic.yaml", field, note: "Check it." }];
  const clinic = readyClinic();
  clinic.integrations.analytics.id = "G-AB12CD34EF";
  expect(left({ clinic, toConfirm })).toEqual([
    "content/clinic.yaml: integrations.analytics: Check it.",
  ]);
  clinic.integrations.analytics.id = "";
  expect(left({ clinic, toConfirm })).toEqual([]);
});

test("a fact is listed until it's confirmed", () => {
  const file = "content/clinic.yaml";
  const fact = (field: string) => ({ file, field, value: "By the door", question: "Is it yours?" });
  const facts = [fact("parking"), fact("transport"), fact("hours")];
  expect(left({ facts })).toHaveLength(3);
  const confirmed = "2026-11-20";
  expect(left({ facts, toConfirm: [{ file, field: "parking, transport", confirmed }] })).toEqual([
    "content/clinic.yaml: hours: “By the door” Is it yours?",
  ]);
});

test("an entry that confirms nothing is listed, unless it's for a picture that was on the site", () => {
  const fact = { file: "content/clinic.yaml", field: "hours", value: "", question: "Yours?" };
  const entry = (file: string, field: string) => ({ file, field, confirmed: "2026-11-20" });
  const toConfirm = [
    entry("content/clinic.yaml", "hours, huors"),
    entry("content/clinc.yaml", "hours"),
    entry("package.json", "picture"),
    entry("content/images/no-such.jpg", "picture"),
    { ...entry("content/pages/about.yaml", "story"), note: "Read it." },
  ];
  expect(left({ facts: [fact], toConfirm }).map((line) => line.split(", expected")[0])).toEqual([
    "content/to-confirm.yaml: found content/clinic.yaml: huors",
    "content/to-confirm.yaml: found content/clinc.yaml: hours",
    "content/to-confirm.yaml: found content/images/no-such.jpg: picture",
  ]);
});
