#!/usr/bin/env node
import { serve } from "./server.ts";

await serve(process.argv[2] ?? ".");
