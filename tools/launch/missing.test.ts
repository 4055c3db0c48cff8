import { expect, test } from "vitest";
import { loadClinic } from "../content/load-clinic.ts";
import { missingFacts, missingTraining } from "./missing.ts";

const loaded = await loadClinic();
const { website, mail } = loaded.integrations.hosting;
const complete = {
  ...loaded,
  lift: "yes" as const,
  steps: 0,
  records: "with Cliniko, in Australia",
  practitioner: { ...loaded.practitioner, since: 2014, training: "at a university (2013)" },
};
const hosts = (hosting: typeof loaded.integrations.hosting) => ({
  ...complete,
  integrations: { ...loaded.integrations, hosting },
});
const known = {
  website: { ...website, country: "Australia" },
  mail: { ...mail, country: "Australia" },
};

test("nothing is missing if everything is filled in", () => {
  expect(missingFacts(hosts(known))).toEqual([]);
});

test("no lift and zero steps count as filled in", () => {
  expect(missingFacts({ ...hosts(known), lift: "no" as const, steps: 0 })).toEqual([]);
});

test.each([
  ["lift", { ...hosts(known), lift: undefined }],
  ["steps", { ...hosts(known), steps: undefined }],
  ["records", { ...hosts(known), records: undefined }],
  [
    "practitioner.since",
    { ...hosts(known), practitioner: { ...complete.practitioner, since: undefined } },
  ],
  [
    "practitioner.training",
    { ...hosts(known), practitioner: { ...complete.practitioner, training: undefined } },
  ],
  [
    "integrations.hosting.website.country",
    hosts({ ...known, website: { ...website, country: undefined } }),
  ],
  ["integrations.hosting.mail.country", hosts({ ...known, mail: { ...mail, country: undefined } })],
])("a clinic without %s is asked for it", (field, clinic) => {
  const lines = missingFacts(clinic);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\S+: not filled in yet\. .+/);
  expect(lines[0]).toContain(`${field}: `);
});

test("a card without a degree or course is listed with its index and title", () => {
  const cards = [
    { title: "Doctor of Chiropractic", hasTraining: true },
    { title: "Paediatric Care", hasTraining: false },
  ];
  const [line, ...more] = missingTraining(cards);
  expect(more).toEqual([]);
  expect(line).toMatch(
    /^qualifications\.cards\.1\.training: not filled in yet\. .*“Paediatric Care”/,
  );
});
