import { mkdirSync, writeFileSync } from "node:fs";
import { moduleNames } from "./modules.ts";

const declaration = (name: string) => `declare module "content:${name}" {
  const content: import("../tools/content/modules.ts").ModuleContent<"${name}">;
  export default content;
}
`;

/** Declares the modules `content:NAME` for TypeScript. */
export function writeContentTypes() {
  mkdirSync(".generated", { recursive: true });
  writeFileSync(".generated/content.d.ts", moduleNames.map(declaration).join(""));
}
