import "./styles/index.css";
import "./styles/compositions.css";
import clinic from "content:clinic";
import cards from "content:page-cards";
import site from "content:site";
import { hydrationStarter } from "virtual:hydration-starter";
import { type ReactNode, useLayoutEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { listPhoneNumbers, telUrl } from "./facts/links.ts";
import { Analytics } from "./integrations/analytics/analytics.tsx";
import { Chat } from "./integrations/chat/chat.tsx";
import { isChatConnected } from "./integrations/chat/provider.ts";
import { requireExactPath, restoreRequestedPath } from "./navigation/canonical-path.ts";
import { scrollRestorationKey } from "./navigation/scroll-restoration-key.ts";
import { requireStylesheet } from "./navigation/site-stylesheet.ts";
import { HeadLinks } from "./shell/head-links.tsx";
import { PageFailure } from "./shell/page-failure.tsx";
import { replayEarlyClick } from "./shell/replay-early-click.ts";
import { Shell } from "./shell/shell.tsx";
import figtree from "./styles/fonts/figtree.woff2?url";
import fraunces from "./styles/fonts/fraunces.woff2?url";
import { LAYERS } from "./styles/layers.ts";
import { FailureContext } from "./ui/failure.tsx";
import { PhoneNumbersContext } from "./ui/phone-links.tsx";

const { chat } = clinic.integrations;
const phoneNumbers = listPhoneNumbers(clinic);
export const clientMiddleware = [requireExactPath, requireStylesheet];

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  useLayoutEffect(replayEarlyClick, []);
  useLayoutEffect(restoreRequestedPath, []);
  // Not the component, whose inline script repeats what browsers do themselves, and later, when the visitor has scrolled on.
  useScrollRestoration({ getKey: scrollRestorationKey });
  const everyPageIntegrations = [
    chat.shown && <Chat key="chat" chat={chat} />,
    <Analytics key="analytics" clinic={clinic} labels={site.analytics} />,
  ];
  // On a phone: a connected chat's bubble is in the right corner, our placeholder's in the left one.
  const chatSide = chat.shown ? (isChatConnected(chat) ? "right" : "left") : undefined;
  return (
    <html lang="en-AU" data-chat={chatSide} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning>{hydrationStarter}</script>
        <Meta />
        <HeadLinks fonts={[fraunces, figtree]} feedTitle={clinic.name} />
        {/* The layer order, before any stylesheet. The build adds the first section's CSS to this element. */}
        <style suppressHydrationWarning>{`@layer ${LAYERS.join()};`}</style>
        <Links />
      </head>
      <body>
        <FailureContext value={site.failure}>
          <Shell {...{ clinic, site, cards, everyPageIntegrations }}>{children}</Shell>
        </FailureContext>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PhoneNumbersContext value={phoneNumbers}>
      <Outlet />
    </PhoneNumbersContext>
  );
}

/** Shown when a whole page fails. React has already written the error to the console. */
export function ErrorBoundary() {
  const phone = { label: clinic.phone, to: telUrl(clinic.phone) };
  return <PageFailure title={site.failure.title} home={site.notFound.homeButton} phone={phone} />;
}
