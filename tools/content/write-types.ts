import { mkdirSync, writeFileSync } from "node:fs";
import { moduleNames } from "./modules.ts";

/** As the declarations see it. */
const MODULES = "../tools/content/modules.ts";

const declaration = (name: string) => `declare module "content:${name}" {
  const content: import("${MODULES}").ModuleContent<"${name}">;
  export default content;
}
`;

/** Declares the modules `content:NAME` for TypeScript. */
export function writeContentTypes() {
  mkdirSync(".generated", { recursive: true });
  writeFileSync(".generated/content.d.ts", moduleNames.map(declaration).join(""));
}
