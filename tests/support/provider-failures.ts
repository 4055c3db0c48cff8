import { FRAMED_INTEGRATIONS, type FramedIntegration, MESSAGING } from "./connected.ts";
import {
  hangs,
  PROVIDER_PAGE,
  type Respond,
  refuses,
  respondWith,
  respondWorking,
} from "./providers.ts";

/** A hostile frame that tries to navigate the page, open dialogs and send junk messages. */
const HOSTILE = `${PROVIDER_PAGE}<script>
  const elsewhere = "https://elsewhere.example/";
  const link = Object.assign(document.createElement("a"), { href: elsewhere, target: "_top" });
  document.body.append(link);
  for (const attack of [
    () => { top.location = elsewhere; },
    () => { parent.location.href = elsewhere; },
    () => open(elsewhere, "_top"),
    () => link.click(),
    () => alert("hostile"),
    () => confirm("hostile"),
    () => prompt("hostile"),
  ]) try { attack(); } catch {}
  for (const junk of [null, 7, "junk", { junk: [] }, ["highlevel.setHeight"], ["size", 1e6]])
    parent.postMessage(junk, "*");
</script>`;

/** A script that gives a frame any size it asks for, as the providers' scripts do. */
const RESIZES = `addEventListener("message", ({ data, source }) => {
  if (!Array.isArray(data) || data[0] !== "size") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source)
      Object.assign(frame.style, { width: data[1] + "px", height: data[1] + "px" });
});`;

type Failure = {
  respond: Respond;
  /** Whether it does respond, 10 s late. */
  late?: boolean;
  /**
   * The integrations whose fallback is shown. A frame that never posts messages counts as working once anything
   * has loaded in it.
   */
  showsFallback: readonly FramedIntegration[];
  /** How often each script is requested. Only an error is retried. */
  tries: number;
  /** What the browser logs. */
  says: RegExp;
};

const garbage: Respond = (route) => {
  const isFrame = route.request().resourceType() === "document";
  return route.fulfill({ contentType: isFrame ? "text/html" : "text/javascript", body: "<<<%%" });
};

const UNREACHED = /^Failed to load/;

/** The ways a provider can fail. */
export const FAILURES: Record<string, Failure> = {
  "is refused": { respond: refuses, showsFallback: MESSAGING, tries: 3, says: UNREACHED },
  hangs: { respond: hangs, showsFallback: FRAMED_INTEGRATIONS, tries: 1, says: UNREACHED },
  "takes 10 s": {
    respond: respondWorking,
    late: true,
    showsFallback: FRAMED_INTEGRATIONS,
    tries: 1,
    says: UNREACHED,
  },
  "answers garbage": {
    respond: garbage,
    showsFallback: MESSAGING,
    tries: 1,
    says: /^Failed to load|Unexpected token/,
  },
  "is hostile": {
    respond: respondWith(HOSTILE, RESIZES),
    showsFallback: [],
    tries: 1,
    says: /^Unsafe attempt to initiate navigation|^Ignored call to '(alert|confirm|prompt)/,
  },
};
