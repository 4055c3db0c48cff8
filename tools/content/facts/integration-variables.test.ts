import { expect, test } from "vitest";
import { readyClinic } from "../../../tests/support/sample-clinics.ts";
import { integrationVariables } from "./integration-variables.ts";

/** The variables of a clinic that shows these integrations and no other. */
function variablesWith(...names: string[]) {
  const { integrations } = readyClinic();
  const { form, chat, reviews, map } = integrations;
  for (const [name, integration] of Object.entries({ form, chat, reviews, map }))
    integration.shown = names.includes(name);
  return integrationVariables(integrations);
}

test("lists the integrations shown", () => {
  expect(variablesWith("form", "chat", "reviews", "map")).toMatchObject({
    embeds: "form, chat, reviews or map",
    waysToWrite: "form, chat or email",
  });
  expect(variablesWith("map")).toMatchObject({ embeds: "map", waysToWrite: "email" });
});

test("a condition that is met is empty, and one that isn't is null", () => {
  const variables = variablesWith("chat");
  expect(variables).toMatchObject({ ifChat: "", ifNoForm: "", ifEmbeds: "" });
  expect(variables).toMatchObject({ ifNoChat: null, ifForm: null, ifNoEmbeds: null });
  expect(variablesWith()).toMatchObject({ ifEmbeds: null, ifNoEmbeds: "" });
});

test("analytics cookies have their own condition", () => {
  const { integrations } = readyClinic();
  const withId = (id: string) =>
    integrationVariables({ ...integrations, analytics: { ...integrations.analytics, id } });
  expect(withId("")).toMatchObject({ ifAnalytics: null, ifNoAnalytics: "" });
  expect(withId("G-AB12CD34EF")).toMatchObject({ ifAnalytics: "", ifNoAnalytics: null });
});
