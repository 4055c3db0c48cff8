import type { Integration } from "../integration.ts";
import { formPage } from "./preview/page.ts";
import { FORM_FRAME, FORM_ORIGINS, FORM_SCRIPT, isFormLive } from "./vendor.ts";

export const form: Integration = {
  name: "form",
  isLive: ({ form }) => isFormLive(form),
  requiredFields: "id",
  script: FORM_SCRIPT,
  frame: FORM_FRAME,
  policy: { script: ["https://link.msgsndr.com"], frame: FORM_ORIGINS },
  preview: ({ form, preview }) => ({
    "form.html": formPage(form.title, preview),
    "form.css": { copy: "app/embeds/form/preview/form.css" },
    "form.js": {
      script: "app/embeds/preview/client/fit-frame.ts",
      data: { frame: "/preview/form" },
    },
    "form-check.js": { script: "app/embeds/form/preview/client/check-form.ts", data: {} },
    "form-frame.js": {
      script: "app/embeds/preview/client/say-height.ts",
      data: { id: "preview" },
    },
  }),
};
