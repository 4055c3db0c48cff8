import { readFile } from "node:fs/promises";
import { validateXML } from "xmllint-wasm";

const SCHEMAS = {
  sitemap: { file: "sitemap.xsd", extension: "schema" },
  atom: { file: "atom.rng", extension: "relaxng" },
} as const;

/** The errors of an XML document against its schema; none if it's valid. */
export async function schemaProblems(xml: string, name: keyof typeof SCHEMAS): Promise<string[]> {
  const { file, extension } = SCHEMAS[name];
  const schema = await readFile(`tests/schemas/${file}`, "utf8");
  const { errors } = await validateXML({
    xml: [{ fileName: `${name}.xml`, contents: xml }],
    schema,
    extension,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
