import { expect, test } from "vitest";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { readSnapshot } from "./snapshot.ts";

test("an integration that isn't connected is off in the editor, as on the site", async () => {
  const clinic = await loadClinic();
  const integrations = { ...clinic.integrations, chat: { ...clinic.integrations.chat, id: "" } };
  const siteUrl = "https://www.clinic.com.au";
  const { variables } = await readSnapshot({ ...clinic, integrations, siteUrl });
  expect(variables.fields).toMatchObject({ ifChat: null, ifNoChat: "" });
});
