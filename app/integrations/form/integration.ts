import type { Integration } from "../integration.ts";
import { formPage } from "./placeholder/page.ts";
import { FORM_FRAME_URL, FORM_ORIGINS, FORM_SCRIPT_URL, isFormConnected } from "./provider.ts";

export const formIntegration: Integration = {
  name: "form",
  isConnected: ({ form }) => isFormConnected(form),
  requiredFields: "id",
  scriptUrl: FORM_SCRIPT_URL,
  frameUrl: FORM_FRAME_URL,
  policy: { script: ["https://link.msgsndr.com"], frame: FORM_ORIGINS },
  placeholder: ({ form, placeholder }) => ({
    "form.html": formPage(form.title, placeholder),
    "form.css": { copy: "app/integrations/form/placeholder/form.css" },
    "form-resize-frame.js": {
      compile: "app/integrations/placeholder/client/resize-frame.ts",
      data: { frame: "/placeholder/form" },
    },
    "form-check.js": {
      compile: "app/integrations/form/placeholder/client/check-form.ts",
      data: {},
    },
    "form-report-height.js": {
      compile: "app/integrations/placeholder/client/report-height.ts",
      data: { id: "placeholder" },
    },
  }),
};
