import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { replaceWithCanonicalPath } from "./navigation/canonical-path.ts";
import { animateCardsIntoHeroes } from "./navigation/view-transitions.ts";
import { restrictHtmlInjection } from "./trusted-types.ts";

restrictHtmlInjection();
animateCardsIntoHeroes();
replaceWithCanonicalPath();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
