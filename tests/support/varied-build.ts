import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { splitSource } from "content-files";
import sharp from "sharp";
import { parse } from "yaml";
import { articleSlugs } from "../../tools/content/prose/article-slugs.ts";
import { ARTICLE, registeredFiles } from "../../tools/content/registry.ts";
import { formSchema } from "../../tools/editor/form-schema.ts";
import { PLAIN, type Variation, vary } from "./vary-content.ts";

const PARTS = ["app", "content", "packages", "public", "tools"];
const CONFIG = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
/** No page shows them, or other files name their entries. */
const UNCHANGED = ["redirects", "allowed-words", "shared-questions"];

/**
 * Builds the site with its content varied, in a temporary copy.
 * @returns the copy, whose `build/client` is the site. Whoever asks for it deletes it
 */
export async function buildVaried(variation: Variation): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "varied-"));
  for (const part of [...PARTS, ...CONFIG]) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const create = { width: 2400, height: 2400, channels: 3 as const, background: "#cfc8bb" };
  await sharp({ create })
    .png()
    .toFile(join(root, "content/images", PLAIN));

  const slugs = articleSlugs();
  const articles = slugs.map((slug) => ({
    ...ARTICLE,
    name: "",
    file: ARTICLE.file.replace("{{slug}}", slug),
  }));
  for (const { name, file, schema } of [...registeredFiles, ...articles]) {
    if (UNCHANGED.includes(name)) continue;
    const source = readFileSync(file, "utf8");
    const { yaml, body } = splitSource(source) ?? { yaml: source, body: undefined };
    const others = slugs.filter((slug) => !file.includes(slug));
    // JSON is YAML too.
    const varied = JSON.stringify(
      vary(parse(yaml), formSchema(schema), variation, others),
      null,
      1,
    );
    const prose = variation === "no pictures" ? body?.replace(/<Figure[^>]*>/g, "") : body;
    const text = prose === undefined ? varied : `---\n${varied}\n---\n${prose}`;
    writeFileSync(join(root, file), text);
  }
  const router = resolve("node_modules/@react-router/dev/bin.cjs");
  const env = { ...process.env, BUILD_DIR: "build", CLINIC_FILE: "" };
  await promisify(execFile)(process.execPath, [router, "build"], { cwd: root, env });
  return root;
}
