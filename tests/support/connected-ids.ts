import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Integrations } from "../../app/schema/clinic.ts";

type Ids = {
  form: Pick<Integrations["form"], "id">;
  reviews: Pick<Integrations["reviews"], "location" | "id">;
  chat: Pick<Integrations["chat"], "id">;
  map: Pick<Integrations["map"], "query">;
  analytics: Pick<Integrations["analytics"], "id">;
};

/** An id for each outside service in its provider's format, from the other clinic. */
export const IDS: Ids = parse(
  readFileSync("tests/fixtures/other-clinic.yaml", "utf8"),
).integrations;
