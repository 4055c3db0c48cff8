import { expect, test } from "vitest";
import { readyClinic } from "../../tests/support/sample-clinics.ts";
import { serviceFacts } from "./service-facts.ts";

/** The facts of a clinic that shows these services and no other. */
function factsWith(...names: string[]) {
  const { integrations } = readyClinic();
  const { form, chat, reviews, map } = integrations;
  for (const [name, service] of Object.entries({ form, chat, reviews, map }))
    service.shown = names.includes(name);
  return serviceFacts(integrations);
}

test("a text lists the services that there are", () => {
  expect(factsWith("form", "chat", "reviews", "map")).toMatchObject({
    embeds: "form, chat, reviews or map",
    waysToWrite: "form, chat or email",
  });
  expect(factsWith("map")).toMatchObject({ embeds: "map", waysToWrite: "email" });
});

test("a condition that holds leaves its line, one that doesn't removes it", () => {
  const facts = factsWith("chat");
  expect(facts).toMatchObject({ ifChat: "", ifNoForm: "", ifEmbeds: "" });
  expect(facts).toMatchObject({ ifNoChat: null, ifForm: null, ifNoEmbeds: null });
  expect(factsWith()).toMatchObject({ ifEmbeds: null, ifNoEmbeds: "" });
});
