import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { moduleNames } from "./modules.ts";

/** As the declarations see it. */
const MODULES = "../tools/content/modules.ts";
const FILE = ".generated/content.d.ts";

const declaration = (name: string) => `declare module "content:${name}" {
  const content: import("${MODULES}").ModuleContent<"${name}">;
  export default content;
}
`;

/** Declares the modules `content:NAME` for TypeScript. A file that hasn't changed is left alone, because tsc may be reading it. */
export function writeContentTypes() {
  mkdirSync(".generated", { recursive: true });
  const text = moduleNames.map(declaration).join("");
  if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) writeFileSync(FILE, text);
}
