// First, so that the order of the layers is known before any component names one.
import "./styles/index.css";
import "./styles/names.css";

import clinic from "content:clinic";
import site from "content:pages/site";
import cards from "content:service-cards";
import figtree from "fonts/figtree.woff2?url";
import fraunces from "fonts/fraunces.woff2?url";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { addressLines, phoneLink } from "./content/view.ts";
import { Analytics } from "./embeds/analytics.tsx";
import { Chat } from "./embeds/chat.tsx";
import { Footer } from "./layout/footer.tsx";
import { type BarGround, Header } from "./layout/header.tsx";
import { MobileActions } from "./layout/mobile-actions.tsx";
import { PageChange } from "./layout/page-change.tsx";
import { usePrefetch } from "./layout/prefetch.ts";
import { replayEarlyClick } from "./layout/replay-click.ts";
import { SiteStyle } from "./layout/site-style.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { NewTabHint } from "./ui/link.tsx";

const MAIN = "main";
// Told at once, so that what only a script can open is not shut away from those without one.
const HAS_SCRIPT = 'document.documentElement.dataset.js=""';

const services = cards
  .filter((card) => !card.practitioner)
  .map(({ title, to, line }) => ({ label: title, to, line }));

/** A screen says in its `handle` what the bar stands on; without a word it has no hero. */
function useBarGround(): BarGround {
  const handle = useMatches().at(-1)?.handle as { bar?: BarGround } | undefined;
  return handle?.bar ?? "none";
}

export default function Root() {
  const bar = useBarGround();
  useLayoutEffect(replayEarlyClick, []);
  usePrefetch();
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{HAS_SCRIPT}</script>
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
          <Header
            brand={clinic.shortName}
            words={site.navigation}
            items={site.navigation.items}
            services={services}
            booking={clinic.booking.general}
            ground={bar}
          />
          <main id={MAIN} tabIndex={-1}>
            <Outlet />
          </main>
          <Suspense>
            <Footer
              words={site.footer}
              clinic={{
                name: clinic.name,
                shortName: clinic.shortName,
                phone: clinic.phone,
                phoneLink: phoneLink(clinic.phone),
                address: addressLines(clinic),
                booking: clinic.booking.general,
                registration: clinic.registration.statement,
                social: clinic.social,
              }}
              year={new Date(__BUILD_DATE__).getFullYear()}
            />
          </Suspense>
          <MobileActions
            words={site.mobile}
            phoneLink={phoneLink(clinic.phone)}
            booking={clinic.booking.general}
          />
          <Chat chat={clinic.integrations.chat} />
          <Analytics
            analytics={clinic.integrations.analytics}
            words={site.analytics}
            failure={site.failure}
          />
          <PageChange announce={site.announce} />
        </NewTabHint>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
