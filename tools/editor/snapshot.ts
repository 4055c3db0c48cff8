import { hideUnconnected } from "../../app/integrations/all-integrations.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import { mdxVariables } from "../content/facts/template-variables.ts";
import { loadQuestions } from "../content/load-questions.ts";
import { readPictures } from "../content/pictures/build-pictures.ts";
import { sitePaths } from "../content/site-paths.ts";
import type { SiteSnapshot } from "./site-check.ts";

/** Reads what the site has today, for `formProblems` in the browser. */
export async function readSnapshot(clinic: Clinic): Promise<SiteSnapshot> {
  const variables = mdxVariables(hideUnconnected(clinic));
  const pictures = await readPictures(".");
  return {
    variables,
    paths: sitePaths(),
    questions: [...loadQuestions(".", variables.fields)],
    pictures: [...pictures].map(([name, { width, height }]) => [name, { width, height }]),
  };
}
