import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { contactInfo } from "../facts/contact-info.ts";
import { addressLines, oneLineAddress } from "../facts/format.ts";
import { telUrl } from "../facts/links.ts";
import { usePageHandle } from "../lib/page-handle.ts";
import { OfflineNotice } from "../navigation/offline-notice.tsx";
import { PageChange } from "../navigation/page-change.tsx";
import { useRouteModuleLoading } from "../navigation/use-route-module-loading.ts";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import type { PageCardContent } from "../schema/page-fields.ts";
import { NewTabHintContext } from "../ui/anchor.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { FallbackNavigation } from "./fallback-navigation.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileActions } from "./mobile-actions.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import { PrintFooter } from "./print-footer.tsx";
import css from "./shell.module.css";
import { SkipLink } from "./skip-link.tsx";

const MAIN = "main";

type ShellProps = {
  clinic: ClientClinic;
  site: ClientSite;
  /** The services' cards, then the practitioner's, which isn't in the menu. */
  cards: readonly PageCardContent[];
  /** The chat and the analytics. */
  everyPageIntegrations: ReactNode;
  children: ReactNode;
};

const navigationItem = (card: PageCardContent): NavigationItem => ({
  label: card.title,
  to: card.path,
  line: card.menuLine,
  pictureSrc: `${card.picture.basePath}-${card.picture.widths[0]}.avif`,
});

/** Tells styles and tests that React has hydrated what's next to it. */
function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}

/**
 * Everything around a page: header, footer, mobile actions. What's in a Suspense boundary hydrates by itself. If a browser
 * extension or a translation has changed it before, React renders only that part again.
 */
export function Shell({ clinic, site, cards, everyPageIntegrations, children }: ShellProps) {
  const phoneUrl = telUrl(clinic.phone);
  const bookingUrl = clinic.booking.generalUrl;
  const handle = usePageHandle();
  const { pathname, state } = useLocation();
  const isHeroTransition = useNavigationType() === "PUSH" && state?.heroTransition;
  const { isOffline } = useRouteModuleLoading();
  /** Shown if the header or the footer fails: home, phone, booking. */
  const fallback = (
    <FallbackNavigation
      shortName={clinic.shortName}
      phone={{ label: clinic.phone, to: phoneUrl }}
      booking={{ label: site.navigation.bookButton, to: bookingUrl }}
    />
  );
  return (
    <NewTabHintContext value={site.opensNewTab}>
      <SkipLink targetId={MAIN}>{site.skipLink}</SkipLink>
      <Suspense>
        <ErrorBoundary fallback={fallback}>
          <Header
            shortName={clinic.shortName}
            labels={site}
            items={site.navigation.items}
            services={cards.filter((card) => !card.isPractitioner).map(navigationItem)}
            contact={contactInfo(clinic)}
            addressLines={addressLines(clinic)}
          />
        </ErrorBoundary>
        <MarkHydrated />
      </Suspense>
      <Suspense>
        <main
          id={MAIN}
          tabIndex={-1}
          className={handle.headland === "none" ? undefined : css.aboveHeadland}
          data-hero-transition-target={isHeroTransition ? "" : undefined}
          data-tint={handle.tint}
        >
          {children}
        </main>
      </Suspense>
      {/* A new page has a new footer: the old one, if it's in view, would jump to the new page's end. */}
      <Suspense key={pathname}>
        <ErrorBoundary fallback={fallback}>
          <Footer labels={site.footer} clinic={clinic} year={Number(__BUILD_DATE__.slice(0, 4))} />
        </ErrorBoundary>
      </Suspense>
      <PrintFooter
        contactLine={`${clinic.name}, ${oneLineAddress(clinic)}\n${clinic.phone}`}
        siteUrl={clinic.siteUrl}
      />
      <Suspense>
        <ErrorBoundary fallback={null}>
          <MobileActions labels={site.mobileActions} phoneUrl={phoneUrl} bookingUrl={bookingUrl} />
          {everyPageIntegrations}
        </ErrorBoundary>
      </Suspense>
      <OfflineNotice>{isOffline && site.offline}</OfflineNotice>
      <PageChange pageOpened={site.pageOpened} />
    </NewTabHintContext>
  );
}
