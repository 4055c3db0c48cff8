import { expect, test } from "vitest";
import { loadClinic } from "../../tools/content/facts/load-clinic.ts";
import { localBusiness } from "./structured-data.ts";

const clinic = await loadClinic();

test("a clinic without social networks has no sameAs", () => {
  const social = [{ network: "Instagram", url: "https://www.instagram.com/clinic" }];
  expect(localBusiness({ ...clinic, social })).toMatchObject({
    sameAs: ["https://www.instagram.com/clinic"],
  });
  expect(localBusiness({ ...clinic, social: [] })).not.toHaveProperty("sameAs");
});
