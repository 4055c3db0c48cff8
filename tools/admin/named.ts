import { facts, helplineTextFacts } from "../../app/facts/format.ts";
import { loadClinic, readPictures } from "../content/load-clinic.ts";
import { loadQuestions } from "../content/load-questions.ts";
import { sitePaths } from "../content/site-paths.ts";
import type { Named } from "./site-check.ts";

/** What a file of `content` may name today. */
export async function readNamed(): Promise<Named> {
  const clinic = await loadClinic();
  const fields = facts(clinic);
  const pictures = await readPictures(".");
  return {
    facts: { fields, text: { ...fields, ...helplineTextFacts(clinic) } },
    paths: sitePaths(),
    questions: [...loadQuestions(".", fields)],
    pictures: [...pictures].map(([name, { width, height }]) => [name, { width, height }]),
  };
}
