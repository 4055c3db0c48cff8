import { join } from "node:path";
import { serve } from "static-host";

await serve(join(process.env.BUILD_DIR ?? "build", "client"));
