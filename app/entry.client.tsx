import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { replaceWithCanonicalPath } from "./navigation/canonical-path.ts";
import { ignoreSkippedViewTransitions } from "./navigation/skipped-view-transitions.ts";
import { limitWrittenHtml } from "./trusted-types.ts";

limitWrittenHtml();
ignoreSkippedViewTransitions();
replaceWithCanonicalPath();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
