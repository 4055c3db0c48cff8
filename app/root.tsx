import "./styles/index.css";
import clinic from "content:clinic";
import services from "content:service-cards";
import site from "content:site";
import figtree from "fonts/figtree.woff2?url";
import fraunces from "fonts/fraunces.woff2?url";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { Analytics } from "./embeds/analytics/analytics.tsx";
import { Chat } from "./embeds/chat/chat.tsx";
import { isChatLive } from "./embeds/chat/vendor.ts";
import { dialledNumbers, phoneLink } from "./facts/in-words.ts";
import { HeadLinks } from "./layout/head-links.tsx";
import { exactAddress, showAskedAddress } from "./layout/page-address.ts";
import { PageFailure } from "./layout/page-failure.tsx";
import { placeKey } from "./layout/place-key.ts";
import { replayEarlyClick } from "./layout/replay-early-click.ts";
import { Shell } from "./layout/shell.tsx";
import { prepareStylesheet, withStylesheet } from "./layout/whole-stylesheet.ts";
import { Callable } from "./ui/calls.tsx";

// Set before first paint so that CSS can hide content that needs JavaScript, and only then. The build puts the
// hydration loader here, which does the same; React, which writes no script, leaves it as it is.
const HAS_SCRIPT = import.meta.env.SSR ? 'document.documentElement.dataset.js=""' : "";
// Before any rule, whichever file it comes in. The build adds the page's own CSS, which React keeps.
const LAYERS = "@layer base,components,states,print;";
const CSS = (!import.meta.env.SSR && document.querySelector("head style")?.textContent) || LAYERS;

const { chat } = clinic.integrations;
const dialled = dialledNumbers(clinic);
export const clientMiddleware = [exactAddress, withStylesheet];

/** The document around every page, the page for errors included. */
export function Layout({ children }: { children: ReactNode }) {
  useLayoutEffect(replayEarlyClick, []);
  useLayoutEffect(showAskedAddress, []);
  // Tells tests and measurements that React has hydrated the page's frame; sections follow one by one.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    prepareStylesheet();
  }, []);
  const embeds = [
    chat.shown && <Chat key="chat" chat={chat} />,
    <Analytics key="analytics" clinic={clinic} words={site.analytics} />,
  ];
  const chatSide = chat.shown ? (isChatLive(chat) ? "right" : "left") : undefined;
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning>{HAS_SCRIPT}</script>
        <Meta />
        <HeadLinks fonts={[fraunces, figtree]} feed={clinic.name} />
        <style suppressHydrationWarning>{CSS}</style>
        <Links />
      </head>
      <body>
        <Shell {...{ clinic, site, services, chatSide, embeds }}>{children}</Shell>
        <ScrollRestoration getKey={placeKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Callable value={dialled}>
      <Outlet />
    </Callable>
  );
}

/** Where a page fails as a whole; React has written the error to the console already. */
export function ErrorBoundary() {
  const phone = { label: clinic.phone, to: phoneLink(clinic.phone) };
  return <PageFailure words={site.failure} home={site.notFound.home} phone={phone} />;
}
