import { splitSource } from "./front-matter.ts";
import { formatYaml } from "./write-yaml.ts";

/** Formats a file in the style of `writeYaml`. A file that can't be parsed stays unchanged. */
export function formatSource(text: string): string {
  const whole = text.replaceAll("\r\n", "\n");
  const parts = splitSource(whole);
  try {
    if (!parts) return formatYaml(whole);
    return `---\n${formatYaml(parts.yaml)}---\n\n${parts.body}\n`;
  } catch {
    // The mistake is reported when the file is read.
    return text;
  }
}
