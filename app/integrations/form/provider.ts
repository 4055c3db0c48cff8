import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { ProviderFrame } from "../integration-frame.tsx";

type Form = ClientIntegrations["form"];

// A reseller's form may come from its own hosts: then change FORM_SCRIPT_URL, FORM_FRAME_URL, FORM_ORIGINS, and `policy` in
// integration.ts.
export const FORM_SCRIPT_URL = "https://link.msgsndr.com/js/form_embed.js";
export const FORM_FRAME_URL = "https://api.leadconnectorhq.com/widget/form";
/** Origins that the iframe may redirect to and send messages from. */
export const FORM_ORIGINS = ["https://api.leadconnectorhq.com", "https://link.msgsndr.com"];

/** The form's height: reserved from the first paint on, and passed to the provider's script. */
export const FORM_HEIGHT = 578;

export const isFormConnected = ({ id }: Form): boolean => id !== "";

export const formUrl = (form: Form): string =>
  isFormConnected(form) ? `${FORM_FRAME_URL}/${form.id}` : "/placeholder/form";

/**
 * The iframe may run scripts, store its own data, submit the form and open its privacy notice in a tab. It can't navigate
 * this page, open dialogs or use the device's features.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The provider's frame, with the script that sets its height. The placeholder is a page of this site and needs no sandbox. */
export function formFrame(form: Form, title: string): ProviderFrame {
  const id = form.id || "placeholder";
  const attributes = {
    id: `inline-${id}`,
    "data-layout": "{'id':'INLINE'}",
    "data-trigger-type": "alwaysShow",
    "data-activation-type": "alwaysActivated",
    "data-deactivation-type": "neverDeactivate",
    "data-form-name": title,
    "data-height": String(FORM_HEIGHT),
    "data-layout-iframe-id": `inline-${id}`,
    "data-form-id": id,
  };
  return {
    src: formUrl(form),
    origins: FORM_ORIGINS,
    script: {
      name: "discovery form script",
      id: "form-embed-script",
      src: isFormConnected(form) ? FORM_SCRIPT_URL : "/placeholder/form-resize-frame.js",
    },
    frameProps: { title, ...attributes, ...(isFormConnected(form) && { sandbox: SANDBOX }) },
  };
}
