/**
 * How long an embed may take to load, in milliseconds from when it's nearly in view. After that the visitor sees
 * its notice, with "Try again" (the chat shows no notice). If it loads later, it still appears.
 */
export const EMBED_TIMEOUT_MS = 7_500;

/** The pause before a provider's script is inserted. */
export const INJECTION_DELAY_MS = 100;

/**
 * The timeouts of a script's first try and its two retries. With the pauses (0.1 s before the first try, 0.5 s and 1 s before
 * the retries) they end after 7.1 s, before `EMBED_TIMEOUT_MS`.
 */
export const TRY_LIMITS_MS = [3_000, 1_500, 1_000] as const;

/** The pause before each retry: half a second, then a second. */
export const retryDelay = (earlierRetries: number): number => 500 * 2 ** earlierRetries;
