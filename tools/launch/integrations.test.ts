import { expect, test } from "vitest";
import { INTEGRATIONS } from "../../app/embeds/integrations.ts";
import { readyClinic } from "../../tests/support/sample-clinics.ts";
import { integrationsToConnect } from "./integrations.ts";

const ready = readyClinic();
const { integrations } = ready;
const bare = {
  ...ready,
  integrations: {
    ...integrations,
    form: { ...integrations.form, id: "" },
    reviews: { ...integrations.reviews, location: "", id: "" },
    chat: { ...integrations.chat, id: "" },
    map: { ...integrations.map, query: "" },
  },
};

test("a clinic with every service connected gets no lines", () => {
  expect(integrationsToConnect(ready)).toEqual([]);
});

test("each service with a placeholder gets a line with where to find its id and what the site shows until then", () => {
  const lines = integrationsToConnect(bare);
  const withPlaceholder = INTEGRATIONS.filter(({ placeholder }) => placeholder);
  expect(lines).toHaveLength(withPlaceholder.length);
  for (const [i, { name }] of withPlaceholder.entries())
    expect(lines[i]).toMatch(
      new RegExp(`^integrations\\.${name}: no [\\w ]+ yet\\. .+\\. Until then, .+\\.$`),
    );
});

test("a service that is switched off gets no line", () => {
  const form = { ...bare.integrations.form, shown: false };
  const fields = integrationsToConnect({ ...bare, integrations: { ...bare.integrations, form } });
  expect(fields.map((line) => line.split(":")[0])).not.toContain("integrations.form");
  expect(fields).toHaveLength(3);
});

test("an id is found by what comes before it in the provider's code", () => {
  for (const line of integrationsToConnect(bare).slice(0, 3))
    expect(line, "INSTRUCTIONS in tools/launch/integrations.ts: what comes before the id").toMatch(
      / after \S+[=/]/,
    );
});

test("the demo's booking links get lines with where to find the clinic's own", () => {
  const demo = { general: "https://book.tideandpine.example", assessment: "https://b.example/a" };
  expect(integrationsToConnect({ ...ready, booking: demo })).toEqual([
    expect.stringMatching(/^booking\.general: .* is an example address\. .*Cliniko.* Until then, /),
    expect.stringMatching(/^booking\.assessment: .* is an example address\. .* Until then, /),
  ]);
});
