import { splitFile } from "./front-matter.ts";
import { formatYaml } from "./write-yaml.ts";

/** A file in the style that `writeYaml` writes, whatever its fields are. A file with mistakes stays. */
export function formatFile(text: string): string {
  const whole = text.replaceAll("\r\n", "\n");
  const parts = splitFile(whole);
  try {
    if (!parts) return formatYaml(whole);
    return `---\n${formatYaml(parts.head)}---\n\n${parts.body}\n`;
  } catch {
    // Whoever reads the file names the mistake and its line.
    return text;
  }
}
