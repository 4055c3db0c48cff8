import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { moduleNames } from "./content/modules.ts";

// Writes the types of the modules `content:NAME`.

const declaration = (name: string) => `declare module "content:${name}" {
  const content: import("../tools/content/modules.ts").ModuleContent<"${name}">;
  export default content;
}
`;

rmSync(".generated", { recursive: true, force: true });
mkdirSync(".generated");
writeFileSync(".generated/content.d.ts", moduleNames.map(declaration).join(""));
