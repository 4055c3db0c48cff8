/**
 * How long a service may keep a visitor waiting, in milliseconds from when it is nearly in view: then
 * she reads what to do instead, whatever has failed. It is still taken at its word if it comes later.
 */
export const PATIENCE = 7_500;

/** Before a service's script is put into the page. */
export const INJECTION_DELAY = 100;

/** How long a script's first try and its two retries may stay unanswered: 7.1 s with the pauses between. */
export const TRY_LIMITS = [3_000, 1_500, 1_000] as const;

/** The pause before each retry. */
export const retryDelay = (failures: number): number => 500 * 2 ** failures;
