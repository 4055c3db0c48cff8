import { expect, test } from "vitest";
import { loadClinic } from "./load-clinic.ts";
import { markdownLinkVariables, templateVariables } from "./template-variables.ts";

const clinic = await loadClinic();

test("facts only the owner knows are shown once they are filled in", () => {
  const { since: _since, ...practitioner } = clinic.practitioner;
  const without = templateVariables({ ...clinic, practitioner, records: undefined });
  const complete = templateVariables({
    ...clinic,
    practitioner: { ...practitioner, since: 2014 },
    records: "with Cliniko, in Australia",
  });
  expect(without.experienceSentence).toBe("I’m a registered chiropractor.");
  expect(complete.experienceSentence).toBe("I’ve been a registered chiropractor since 2014.");
  const trained = { ...practitioner, since: 2014, training: "at a university (2013)" };
  expect(templateVariables({ ...clinic, practitioner: trained }).experienceSentence).toBe(
    "I studied chiropractic at a university (2013), and I’ve been a registered chiropractor since 2014.",
  );
  expect(without.recordsSentence).toBe(
    "To find out where your clinic records are kept, please ask us.",
  );
  expect(complete.recordsSentence).toBe("Your clinic records are kept with Cliniko, in Australia.");
});

test("answers that aren't written are empty, but for the one about ringing back", () => {
  const none = templateVariables({ ...clinic, answers: {} });
  expect(none.payment).toBe("");
  expect(none.ringBack).toBe("I’ll text or ring you to find a time that suits.");
  const some = templateVariables({ ...clinic, answers: { payment: "Cash.", ringBack: "today" } });
  expect(some.payment).toBe("Cash.");
  expect(some.ringBack).toBe("I’ll text or ring you today to find a time that suits.");
});

test("a helpline that isn't always open shows its hours after its number", () => {
  const helplines = {
    ...clinic.helplines,
    panda: { name: "PANDA", number: "1300 726 306", hours: "Mon–Sat" },
    lifeline: { name: "Lifeline", number: "13 11 14" },
  };
  const inFields = templateVariables({ ...clinic, helplines });
  expect(inFields.panda).toBe("PANDA on 1300\u00a0726\u00a0306 (Mon–Sat)");
  expect(inFields.pandaHours).toBe("Mon–Sat");
  expect(inFields.lifeline).toBe("Lifeline on 13\u00a011\u00a014");
  expect(inFields).not.toHaveProperty("lifelineHours");
  expect(markdownLinkVariables({ ...clinic, helplines }).panda).toBe(
    "[PANDA on 1300\u00a0726\u00a0306](tel:1300726306) (Mon–Sat)",
  );
});
