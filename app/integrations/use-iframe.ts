import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { ProviderScript } from "./provider-script.ts";
import { EMBED_TIMEOUT_MS } from "./timeouts.ts";
import { useNearViewport } from "./use-near-viewport.ts";
import { isScriptLoading, retryScript, useScriptStatus } from "./use-script-status.ts";

/** The names of frames that have sent a message during this visit. */
const framesWithMessage = new Set<string>();

export type IframeOptions = {
  /** For warnings, such as "discovery form". The same on every page. */
  name: string;
  src: string;
  /** Origins the provider may send messages from, other than the frame's own. */
  origins?: readonly string[];
  /** None if the provider has only a frame. */
  script?: ProviderScript;
  /** False if the provider's frame sends the page no messages: then it counts as working once it has loaded. */
  postsMessages?: boolean;
  /** Starts at once instead of when the frame is nearly in view. */
  eager?: boolean;
};

/**
 * The state of a frame. `unconfirmed`: it has loaded without sending a message, or has sent one although its script
 * failed. It stays usable, below a notice. `failed`: it has nothing to show.
 */
export type IframeState = "loading" | "works" | "unconfirmed" | "failed";

/** True for a message that comes from this very frame and from one of the provider's origins. */
function isFrom(frame: HTMLIFrameElement | null, event: MessageEvent, origins: readonly string[]) {
  return frame !== null && event.source === frame.contentWindow && origins.includes(event.origin);
}

/**
 * Follows a provider's frame and the script that goes with it.
 *
 * An iframe fires `load` for an error page or an empty answer too, and so does a script. But a broken provider can't send
 * messages. So a frame counts as working once its script, if it has one, has loaded and the frame has sent the page any
 * message (`parent.postMessage`). The message must come from this frame's own window and from one of the provider's
 * origins. What it says doesn't matter, because providers don't document that and change it.
 *
 * If the script fails, or no message arrives within `EMBED_TIMEOUT_MS`, the page gives up on the frame and logs a warning.
 * It's `unconfirmed` (usable, below a notice) if it has sent a message, or has loaded and its script didn't fail. Otherwise
 * it's `failed` (covered by the notice). `tryAgain` reloads frame and script. If only the message was late, the frame counts
 * as working once it arrives.
 */
export function useIframe(
  ref: RefObject<HTMLIFrameElement | null>,
  { name, src, origins: others = [], script, postsMessages = true, eager = false }: IframeOptions,
): { state: IframeState; onLoad: () => void; tryAgain: () => void } {
  const near = useNearViewport(ref, eager);
  const scriptStatus = useScriptStatus(script, near);
  const [loaded, setLoaded] = useState(false);
  const [messageReceived, setMessageReceived] = useState(false);
  const [late, setLate] = useState(false);
  const origins = [new URL(src, location.href).origin, ...others].join(" ");

  // A layout effect, because a cached frame may send its message before other effects run.
  useLayoutEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (!isFrom(ref.current, event, origins.split(" "))) return;
      framesWithMessage.add(name);
      setMessageReceived(true);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [ref, name, origins]);

  const scriptFailed = scriptStatus === "error";
  const works = scriptStatus === "success" && (postsMessages ? messageReceived : loaded);
  const waiting = near && !works && !scriptFailed && !late;
  const giveUp = useEffectEvent(() => {
    setLate(true);
    // The script's last try ends before this timeout, but a busy browser can run both timers at once. Then only the script's
    // failure is warned about.
    if (script && isScriptLoading(script)) return;
    const missing = postsMessages ? "sent no message" : "did not load";
    console.warn(
      `Failed to load the ${name}: its frame ${missing} in ${EMBED_TIMEOUT_MS / 1000} s (${src})`,
    );
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(giveUp, EMBED_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  const usable = messageReceived || (loaded && !scriptFailed);
  const stateAfterFailure = usable ? "unconfirmed" : "failed";
  return {
    state: works ? "works" : scriptFailed || late ? stateAfterFailure : "loading",
    onLoad: () => {
      setLoaded(true);
      // The script contacts only the frames it finds when it runs. A frame added later, on
      // another page, may never get a message, so it counts as working if an earlier one did.
      if (framesWithMessage.has(name)) setMessageReceived(true);
    },
    tryAgain: () => {
      setLoaded(false);
      setMessageReceived(false);
      setLate(false);
      if (script) retryScript(script);
      // Reloads the same element, because the provider's script may hold a reference to it.
      if (ref.current) ref.current.src = src;
    },
  };
}
