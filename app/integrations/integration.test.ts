import { expect, test } from "vitest";
import { INTEGRATIONS } from "./all-integrations.ts";
import { type Integration, policyProblems } from "./integration.ts";

const frameOnly: Integration = {
  name: "form",
  isConnected: () => true,
  requiredFields: "id",
  frameUrl: "https://form.example/embed",
  policy: { frame: ["https://form.example"] },
};

test("every integration's policy allows its own script and frame", () => {
  expect(INTEGRATIONS.flatMap(policyProblems)).toEqual([]);
});

test("a provider may have a frame and no script", () => {
  expect(policyProblems(frameOnly)).toEqual([]);
});

test.each([
  ["frame", { ...frameOnly, policy: {} }, "found none"],
  ["frame", { ...frameOnly, frameUrl: "https://other.example" }, "found https://form.example"],
  ["script", { ...frameOnly, scriptUrl: "https://form.example/embed.js" }, "found none"],
] as const)("a %s that its policy forgets is a problem", (kind, integration, found) => {
  expect(policyProblems(integration)).toEqual([
    expect.stringContaining(`form/integration.ts: policy.${kind}: ${found}, expected the host of`),
  ]);
});

test("a policy may allow all hosts below one, but not what merely ends like it", () => {
  const wild = { ...frameOnly, policy: { frame: ["https://*.form.example"] } };
  expect(policyProblems({ ...wild, frameUrl: "https://eu.form.example/embed" })).toEqual([]);
  expect(policyProblems({ ...wild, frameUrl: "https://otherform.example/embed" })).toHaveLength(1);
});
