/** The last month on the reflexes' timeline. Not in schema.ts, which would bring zod to the browser. */
export const TIMELINE_END_MONTHS = 9;
