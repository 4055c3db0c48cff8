import { z } from "zod";

// Imported before any schema: zod would try whether it may write functions, which the policy forbids.
z.config({ jitless: true });
