import { expect, test } from "vitest";
import { loadClinic } from "../../tools/content/load-clinic.ts";
import type { DayHours } from "../schema/clinic.ts";
import { DAYS } from "../schema/days.ts";
import {
  accessSentence,
  formatOpenDays,
  helplineMarkdownFacts,
  initials,
  templateFacts,
} from "./format.ts";

const openOn = (...days: string[]): DayHours[] =>
  DAYS.map((day) => ({
    day,
    open: days.includes(day) ? [{ opens: "08:00", closes: "12:00" }] : [],
  }));

test.each([
  [["Monday", "Tuesday", "Wednesday"], "Monday to Wednesday"],
  [["Monday", "Tuesday"], "Monday, Tuesday"],
  [["Monday", "Wednesday", "Thursday"], "Monday, Wednesday, Thursday"],
  [["Sunday"], "Sunday"],
  [[], ""],
])("a clinic open on %j is open %s", (days, text) => {
  expect(formatOpenDays(openOn(...days))).toBe(text);
});

test("initials leave out the title", () => {
  expect(initials("Dr. Jane Citizen")).toBe("JC");
});

const clinic = await loadClinic();
const { level } = clinic.address;

type Access = Pick<typeof clinic, "lift" | "steps">;

test.each<[Access, string]>([
  [{ lift: undefined, steps: undefined }, clinic.access],
  [{ lift: "yes", steps: undefined }, clinic.access],
  [{ lift: undefined, steps: 4 }, clinic.access],
  [{ lift: "yes", steps: 0 }, `There’s a lift to ${level}.`],
  [{ lift: "yes", steps: 1 }, `There’s a lift to ${level}, with 1 step on the way to it.`],
  [{ lift: "no", steps: 0 }, "There are no steps on the way in."],
  [
    { lift: "no", steps: 24 },
    `It’s 24 steps up to ${level} and there’s no lift, so call first if stairs are hard for you.`,
  ],
])("access with %j", (facts, sentence) => {
  expect(accessSentence({ ...clinic, ...facts })).toBe(sentence);
});

test("facts only the owner knows are shown once they are filled in", () => {
  const { since: _since, ...practitioner } = clinic.practitioner;
  const without = templateFacts({ ...clinic, practitioner, records: undefined });
  const complete = templateFacts({
    ...clinic,
    practitioner: { ...practitioner, since: 2014 },
    records: "with Cliniko, in Australia",
  });
  expect(without.experience).toBe("I’m a registered chiropractor.");
  expect(complete.experience).toBe("I’ve been a registered chiropractor since 2014.");
  const trained = { ...practitioner, since: 2014, training: "at a university (2013)" };
  expect(templateFacts({ ...clinic, practitioner: trained }).experience).toBe(
    "I studied chiropractic at a university (2013), and I’ve been a registered chiropractor since 2014.",
  );
  expect(without.recordsKept).toBe(
    "To find out where your clinic records are kept, please ask us.",
  );
  expect(complete.recordsKept).toBe("Your clinic records are kept with Cliniko, in Australia.");
});

test("answers that aren't written leave out the texts that name them, but for the one about ringing back", () => {
  const none = templateFacts({ ...clinic, answers: {} });
  expect(none.payment).toBeNull();
  expect(none.ringBack).toBe("I’ll text or ring you to find a time that suits.");
  const some = templateFacts({ ...clinic, answers: { payment: "Cash.", ringBack: "today" } });
  expect(some.payment).toBe("Cash.");
  expect(some.ringBack).toBe("I’ll text or ring you today to find a time that suits.");
});

test("a helpline that isn't always open shows its hours after its number", () => {
  const helplines = {
    ...clinic.helplines,
    panda: { name: "PANDA", number: "1300 726 306", hours: "Mon–Sat" },
    lifeline: { name: "Lifeline", number: "13 11 14" },
  };
  const inFields = templateFacts({ ...clinic, helplines });
  expect(inFields.panda).toBe("PANDA on 1300\u00a0726\u00a0306 (Mon–Sat)");
  expect(inFields.pandaHours).toBe("Mon–Sat");
  expect(inFields.lifeline).toBe("Lifeline on 13\u00a011\u00a014");
  expect(inFields).not.toHaveProperty("lifelineHours");
  expect(helplineMarkdownFacts({ ...clinic, helplines }).panda).toBe(
    "[PANDA on 1300\u00a0726\u00a0306](tel:1300726306) (Mon–Sat)",
  );
});
