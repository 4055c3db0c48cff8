import { join } from "node:path";
import { serve } from "static-host";

const build = process.env.BUILD_DIR ?? "build";
await serve({ "The site": join(build, "client"), "The editor": join(build, "editor") });
