import { z } from "zod";

// Imported before any schema: zod would test if it may use `new Function`, and the policy would log a violation.
z.config({ jitless: true });
