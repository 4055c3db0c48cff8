/**
 * How long an embed may take, in milliseconds from when it is nearly in view. After that the visitor
 * sees its fallback (call, write, book). If it answers later, it still appears.
 */
export const EMBED_TIMEOUT = 7_500;

/** Before a service's script is put into the page. */
export const INJECTION_DELAY = 100;

/** How long a script's first try and its two retries may stay unanswered: 7.1 s with the pauses between. */
export const TRY_LIMITS = [3_000, 1_500, 1_000] as const;

/** The pause before each retry. */
export const retryDelay = (failures: number): number => 500 * 2 ** failures;
