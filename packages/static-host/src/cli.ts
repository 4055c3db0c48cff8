#!/usr/bin/env node
import { serve } from "./server.ts";

await serve({ "The site": process.argv[2] ?? "." });
