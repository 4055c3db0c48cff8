import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { replaceWithCanonicalPath } from "./navigation/canonical-path.ts";
import { applyStylesheet } from "./navigation/site-stylesheet.ts";
import { restrictHtmlInjection } from "./trusted-types.ts";

restrictHtmlInjection();
replaceWithCanonicalPath();
// A new navigation skips the view transition of the one before. The router leaves that promise's rejection to the console.
addEventListener("unhandledrejection", (event) => {
  if (
    event.reason instanceof DOMException &&
    /view transition|Transition was/.test(event.reason.message)
  )
    event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // Something else has changed the page before, so React has rendered a part of it again.
      onRecoverableError(error) {
        console.info(error);
        // That part may have held the page's CSS.
        applyStylesheet();
      },
    },
  );
});
