import { globSync } from "node:fs";
import { piecesOfFields, piecesOfProse, type TextPiece } from "advertising-check";
import { parseMdx, readSource, readYaml, type Variables } from "content-files";
import { z } from "zod";
import { hideUnconnected } from "../../app/integrations/all-integrations.ts";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { templateVariables } from "../content/facts/template-variables.ts";
import { APPROVED_FILE } from "./approved-file.ts";

export const ALLOWED_FILE = "content/allowed-words.yaml";

/** Files that visitors never see. */
const NOT_READ = new Set([ALLOWED_FILE, APPROVED_FILE, "content/to-confirm.yaml"]);

function prosePieces(file: string, variables: Variables): TextPiece[] {
  const source = readSource(".", file);
  const { data, text } = parseMdx(file, source, z.unknown(), {
    fields: variables,
    text: variables,
  });
  return [...piecesOfFields(file, data), ...piecesOfProse(text)];
}

/** All text in `content/` that visitors see, with the variables filled in. */
export async function contentPieces(): Promise<TextPiece[]> {
  const variables = templateVariables(hideUnconnected(await loadClinic()));
  const yaml = globSync("content/**/*.yaml")
    .filter((file) => !NOT_READ.has(file))
    .sort()
    .flatMap((file) => piecesOfFields(file, readYaml(".", file, z.unknown(), variables)));
  return [
    ...yaml,
    ...globSync("content/**/*.mdx")
      .sort()
      .flatMap((file) => prosePieces(file, variables)),
  ];
}
