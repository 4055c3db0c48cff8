import { expect, test } from "vitest";
import { readyClinic } from "../../../tests/support/sample-clinics.ts";
import { integrationVariables } from "./integration-variables.ts";

/** The facts of a clinic that shows these services and no other. */
function factsWith(...names: string[]) {
  const { integrations } = readyClinic();
  const { form, chat, reviews, map } = integrations;
  for (const [name, service] of Object.entries({ form, chat, reviews, map }))
    service.shown = names.includes(name);
  return integrationVariables(integrations);
}

test("lists the services shown", () => {
  expect(factsWith("form", "chat", "reviews", "map")).toMatchObject({
    embeds: "form, chat, reviews or map",
    waysToWrite: "form, chat or email",
  });
  expect(factsWith("map")).toMatchObject({ embeds: "map", waysToWrite: "email" });
});

test("a condition that is met is empty, and one that isn't is null", () => {
  const facts = factsWith("chat");
  expect(facts).toMatchObject({ ifChat: "", ifNoForm: "", ifEmbeds: "" });
  expect(facts).toMatchObject({ ifNoChat: null, ifForm: null, ifNoEmbeds: null });
  expect(factsWith()).toMatchObject({ ifEmbeds: null, ifNoEmbeds: "" });
});

test("analytics cookies have their own condition", () => {
  const { integrations } = readyClinic();
  const withId = (id: string) =>
    integrationVariables({ ...integrations, analytics: { ...integrations.analytics, id } });
  expect(withId("")).toMatchObject({ ifAnalytics: null, ifNoAnalytics: "" });
  expect(withId("G-AB12CD34EF")).toMatchObject({ ifAnalytics: "", ifNoAnalytics: null });
});
