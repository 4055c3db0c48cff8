// First, so that the order of the layers is known before any component names one.
import "./styles/index.css";
import "./styles/names.css";

import clinic from "content:clinic";
import cards from "content:service-cards";
import site from "content:site";
import figtree from "fonts/figtree.woff2?url";
import fraunces from "fonts/fraunces.woff2?url";
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { Analytics } from "./embeds/analytics/analytics.tsx";
import { Chat } from "./embeds/chat/chat.tsx";
import { isChatLive } from "./embeds/chat/vendor.ts";
import { atAGlance } from "./facts/at-a-glance.ts";
import {
  addressLines,
  emergencyName,
  helplineLink,
  oneLineAddress,
  phoneLink,
} from "./facts/in-words.ts";
import { Footer } from "./layout/footer.tsx";
import { type BarGround, Header, isBarGround } from "./layout/header.tsx";
import { MobileActions } from "./layout/mobile-actions.tsx";
import { exactAddress, showAskedAddress } from "./layout/page-address.ts";
import { PageChange } from "./layout/page-change.tsx";
import { PageFailure } from "./layout/page-failure.tsx";
import { PaperFoot } from "./layout/paper-foot.tsx";
import { placeKey } from "./layout/place-key.ts";
import { usePrefetch } from "./layout/prefetch.ts";
import { replayEarlyClick } from "./layout/replay-click.ts";
import { SiteStyle } from "./layout/site-style.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { useStylesAhead } from "./layout/styles-ahead.ts";
import { WaysOn } from "./layout/ways-on.tsx";
import { Callable } from "./ui/calls.tsx";
import { ErrorBoundary as Boundary } from "./ui/error-boundary.tsx";
import { NewTabHint } from "./ui/link.tsx";

const { emergency, ...helplines } = clinic.helplines;
const CALLS = [
  // First with its name, which is part of the link wherever a text says both.
  { number: emergencyName(emergency), to: helplineLink(emergency.number) },
  ...[emergency, ...Object.values(helplines)].map(({ number }) => ({
    number,
    to: helplineLink(number),
  })),
  { number: clinic.phone, to: phoneLink(clinic.phone) },
];

const MAIN = "main";
// Told at once, so that what only a script can open is not shut away from those without one. In a built page
// the late start's loader stands here and tells it; React, which writes no script, leaves it as it is.
const HAS_SCRIPT = import.meta.env.SSR ? 'document.documentElement.dataset.js=""' : "";

const services = cards
  .filter((card) => !card.practitioner)
  .map(({ title, to, line, picture: { src, widths } }) => ({
    label: title,
    to,
    line,
    picture: `${src}-${widths[0]}.avif`,
  }));
const glance = atAGlance(clinic, site);

const PAPER: BarGround = { tone: "light", patch: false };

const call = phoneLink(clinic.phone);
const booking = clinic.booking.general;

/** What stays of the header or the footer where it fails: the way home, the phone number, booking. */
const waysOn = (
  <WaysOn
    brand={clinic.shortName}
    phone={{ label: clinic.phone, to: call }}
    booking={{ label: site.navigation.book, to: booking }}
  />
);

/** A screen says in its `handle` what the bar stands on; without a word that is paper. */
function useBarGround(): BarGround {
  const handle = useMatches().at(-1)?.handle;
  if (typeof handle !== "object" || handle === null || !("bar" in handle)) return PAPER;
  return isBarGround(handle.bar) ? handle.bar : PAPER;
}

export const clientMiddleware = [exactAddress];

/** The document around every page, the page for errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const bar = useBarGround();
  useLayoutEffect(replayEarlyClick, []);
  useLayoutEffect(showAskedAddress, []);
  usePrefetch();
  useStylesAhead();
  // Tells tests and measurements that React has hydrated the page's frame; sections follow one by one.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning>{HAS_SCRIPT}</script>
        <Meta />
        {[fraunces, figtree].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <meta name="theme-color" content="#fbf8f3" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title={clinic.name} href="/feed.xml" />
        {!import.meta.env.DEV && <SiteStyle />}
        <Links />
      </head>
      <body>
        <NewTabHint value={site.navigation.opensNewTab}>
          <SkipLink to={MAIN}>{site.skip}</SkipLink>
          <Boundary fallback={waysOn}>
            <Header
              brand={clinic.shortName}
              words={site.navigation}
              items={site.navigation.items}
              services={services}
              booking={booking}
              ground={bar}
              glance={glance}
              address={addressLines(clinic)}
            />
          </Boundary>
          <main id={MAIN} tabIndex={-1}>
            {children}
          </main>
          <Boundary fallback={waysOn}>
            <Suspense>
              <Footer
                words={site.footer}
                clinic={{
                  name: clinic.name,
                  shortName: clinic.shortName,
                  phone: clinic.phone,
                  phoneLink: call,
                  address: addressLines(clinic),
                  booking,
                  registration: clinic.registration.statement,
                  social: clinic.social,
                  chatProvider: clinic.integrations.chat.provider,
                }}
                year={Number(__BUILD_DATE__.slice(0, 4))}
              />
            </Suspense>
          </Boundary>
          <PaperFoot
            lines={`${clinic.name}, ${oneLineAddress(clinic)}\n${clinic.phone}`}
            site={clinic.site}
          />
          <Boundary fallback={null}>
            <MobileActions
              words={site.mobile}
              phoneLink={call}
              booking={booking}
              chat={isChatLive(clinic.integrations.chat) ? "right" : "left"}
            />
            <Chat chat={clinic.integrations.chat} />
            <Analytics analytics={clinic.integrations.analytics} words={site.analytics} />
            <PageChange announce={site.announce} />
          </Boundary>
        </NewTabHint>
        <ScrollRestoration getKey={placeKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Callable value={CALLS}>
      <Outlet />
    </Callable>
  );
}

/** Where a page fails as a whole; React has written the error to the console already. */
export function ErrorBoundary() {
  return (
    <PageFailure
      words={site.failure}
      home={site.notFound.home}
      phone={{ label: clinic.phone, to: call }}
    />
  );
}
