import type { Integration } from "../integration.ts";
import { formPage } from "./placeholder/page.ts";
import { FORM_FRAME, FORM_ORIGINS, FORM_SCRIPT, isFormConnected } from "./provider.ts";

export const formIntegration: Integration = {
  name: "form",
  isConnected: ({ form }) => isFormConnected(form),
  requiredFields: "id",
  script: FORM_SCRIPT,
  frame: FORM_FRAME,
  policy: { script: ["https://link.msgsndr.com"], frame: FORM_ORIGINS },
  placeholder: ({ form, placeholder }) => ({
    "form.html": formPage(form.title, placeholder),
    "form.css": { copy: "app/integrations/form/placeholder/form.css" },
    "form-resize-frame.js": {
      script: "app/integrations/placeholder/client/resize-frame.ts",
      data: { frame: "/placeholder/form" },
    },
    "form-check.js": { script: "app/integrations/form/placeholder/client/check-form.ts", data: {} },
    "form-report-height.js": {
      script: "app/integrations/placeholder/client/report-height.ts",
      data: { id: "placeholder" },
    },
  }),
};
