import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { OutsideScript } from "./outside-script.ts";
import { useNear } from "./use-near.ts";
import { useScript } from "./use-script.ts";

/** How long a frame may stay silent once its script is there, in milliseconds. */
const SILENCE_LIMIT = 15_000;

/** The frames that have spoken during this visit, by the id of their script. */
const heard = new Set<string>();

type FrameOptions = {
  script: OutsideScript;
  src: string;
  /** Hosts the provider may answer from, beside the frame's own. */
  hosts: readonly string[];
  /** Starts at once instead of when the frame is nearly in view. */
  eager?: boolean;
};

/** True for a message that comes from this very frame and from one of the provider's hosts. */
function isFrom(frame: HTMLIFrameElement | null, event: MessageEvent, origins: readonly string[]) {
  return frame !== null && event.source === frame.contentWindow && origins.includes(event.origin);
}

/**
 * Follows a provider's frame and the script that goes with it.
 *
 * A frame of another site fires its load event for an error page, an empty answer and garbage alike, and
 * a script for an empty answer. What a broken service cannot do is speak: the form and the reviews post
 * a message to the page as soon as they run. So the two work when the script has loaded and the frame
 * has spoken; they have failed when the script cannot be loaded or the frame stays silent. A frame that
 * speaks too late is taken at its word after all: it was slow, not broken.
 */
export function useFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  { script, src, hosts, eager = false }: FrameOptions,
): { state: "loading" | "works" | "failed"; onLoad: () => void } {
  const near = useNear(ref, eager);
  const scriptStatus = useScript(script, near);
  const [spoken, setSpoken] = useState(false);
  const [silent, setSilent] = useState(false);
  const { id, name } = script;
  const origins = [
    new URL(src, location.href).origin,
    ...hosts.map((host) => `https://${host}`),
  ].join(" ");

  // Before the frame's first task can run: a frame from the cache may speak sooner than effects start.
  useLayoutEffect(() => {
    const hear = (event: MessageEvent) => {
      if (!isFrom(ref.current, event, origins.split(" "))) return;
      heard.add(id);
      setSpoken(true);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [ref, id, origins]);

  const waiting = scriptStatus === "success" && !spoken && !silent;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setSilent(true);
      console.warn(
        `Failed to load what the ${name} shows: its frame said nothing in ${SILENCE_LIMIT / 1000} s (${src})`,
      );
    }, SILENCE_LIMIT);
    return () => clearTimeout(timer);
  }, [waiting, name, src]);

  const failed = scriptStatus === "error" || (silent && !spoken);
  const works = scriptStatus === "success" && spoken;
  return {
    state: failed ? "failed" : works ? "works" : "loading",
    // The script greets only the frames it finds when it runs, so a later frame of a service that has
    // proved itself may have no one to answer.
    onLoad: () => {
      if (heard.has(id)) setSpoken(true);
    },
  };
}
