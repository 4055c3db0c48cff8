import { hideUnconnected } from "../../app/integrations/all-integrations.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import { contentFacts } from "../content/facts/template-facts.ts";
import { loadQuestions } from "../content/load-questions.ts";
import { readPictures } from "../content/pictures/build-pictures.ts";
import { sitePaths } from "../content/site-paths.ts";
import type { SiteSnapshot } from "./site-check.ts";

/** Reads what the site has today, for `formProblems` in the browser. */
export async function readSnapshot(clinic: Clinic): Promise<SiteSnapshot> {
  const facts = contentFacts(hideUnconnected(clinic));
  const pictures = await readPictures(".");
  return {
    facts,
    paths: sitePaths(),
    questions: [...loadQuestions(".", facts.fields)],
    pictures: [...pictures].map(([name, { width, height }]) => [name, { width, height }]),
  };
}
