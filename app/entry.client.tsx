import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeBuiltAddress } from "./layout/page-address.ts";
import { forgiveSkippedFades } from "./layout/skipped-fades.ts";
import { limitWrittenHtml } from "./trusted-types.ts";

limitWrittenHtml();
forgiveSkippedFades();
takeBuiltAddress();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
