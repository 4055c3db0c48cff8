import { type ReactNode, Suspense, useMemo } from "react";
import { clinicSummary } from "../facts/clinic-summary.ts";
import { addressLines, oneLineAddress, phoneLink } from "../facts/format.ts";
import { PrefetchInView } from "../navigation/prefetch-in-view.tsx";
import { RouteAnnouncer } from "../navigation/route-announcer.tsx";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import type { ServiceCard } from "../schema/shared-fields.ts";
import { NewTabHint } from "../ui/anchor.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { usePageHandle } from "../ui/page-handle.ts";
import { FallbackNavigation } from "./fallback-navigation.tsx";
import footerCss from "./footer.module.css";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileActions } from "./mobile-actions.tsx";
import { PrintFooter } from "./print-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

const MAIN = "main";

type ShellProps = {
  clinic: ClientClinic;
  site: ClientSite;
  /** The services' cards, then the practitioner's, which isn't in the menu. */
  cards: readonly ServiceCard[];
  /** The chat and the analytics. */
  everyPageEmbeds: ReactNode;
  children: ReactNode;
};

const menuItem = ({ title, to, line, picture: { src, widths } }: ServiceCard) => ({
  label: title,
  to,
  line,
  picture: `${src}-${widths[0]}.avif`,
});

/** Everything around a page: header, footer, mobile actions. */
export function Shell({ clinic, site, cards, everyPageEmbeds, children }: ShellProps) {
  const phoneHref = phoneLink(clinic.phone);
  const booking = clinic.booking.general;
  const handle = usePageHandle();
  // Not rendered again each time the router's state changes, such as to "loading".
  const header = useMemo(
    () => (
      <Header
        brand={clinic.shortName}
        words={site.navigation}
        items={site.navigation.items}
        services={cards.filter((card) => !card.isPractitioner).map(menuItem)}
        booking={clinic.booking.general}
        over={handle.header}
        clinic={clinicSummary(clinic, site)}
        address={addressLines(clinic)}
      />
    ),
    [clinic, site, cards, handle.header],
  );
  /** Shown if the header or the footer fails: home, phone, booking. */
  const fallback = (
    <FallbackNavigation
      brand={clinic.shortName}
      phone={{ label: clinic.phone, to: phoneHref }}
      booking={{ label: site.navigation.book, to: booking }}
    />
  );
  return (
    <NewTabHint value={site.navigation.opensNewTab}>
      <SkipLink to={MAIN}>{site.skip}</SkipLink>
      <ErrorBoundary fallback={fallback}>{header}</ErrorBoundary>
      <main
        id={MAIN}
        tabIndex={-1}
        className={handle.end === "picture" ? undefined : footerCss.aboveHeadland}
      >
        {children}
      </main>
      <ErrorBoundary fallback={fallback}>
        <Suspense>
          <Footer
            words={site.footer}
            clinic={clinic}
            year={Number(__BUILD_DATE__.slice(0, 4))}
            end={handle.end}
          />
        </Suspense>
      </ErrorBoundary>
      <PrintFooter
        lines={`${clinic.name}, ${oneLineAddress(clinic)}\n${clinic.phone}`}
        site={clinic.site}
      />
      <ErrorBoundary fallback={null}>
        <MobileActions words={site.mobile} phoneHref={phoneHref} booking={booking} />
        {everyPageEmbeds}
        <RouteAnnouncer announce={site.announce} />
        <PrefetchInView />
      </ErrorBoundary>
    </NewTabHint>
  );
}
