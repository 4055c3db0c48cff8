import { type ReactNode, Suspense } from "react";
import { useMatches } from "react-router";
import { atAGlance } from "../facts/at-a-glance.ts";
import { addressLines, oneLineAddress, phoneLink } from "../facts/in-words.ts";
import type { ServiceCard } from "../schema/parts.ts";
import type { ServedClinic, ServedSite } from "../schema/served.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { NewTabHint } from "../ui/link.tsx";
import { Footer } from "./footer.tsx";
import { type BarGround, Header, isBarGround } from "./header.tsx";
import { MobileActions } from "./mobile-actions.tsx";
import { PageChange } from "./page-change.tsx";
import { PaperFoot } from "./paper-foot.tsx";
import { PrefetchInView } from "./prefetch-in-view.tsx";
import { SkipLink } from "./skip-link.tsx";
import { WaysOn } from "./ways-on.tsx";

const MAIN = "main";
const PAPER: BarGround = { tone: "light", patch: false };

type ShellProps = {
  clinic: ServedClinic;
  site: ServedSite;
  services: readonly ServiceCard[];
  /** The side of the screen that the bar on phones leaves to the chat's button. */
  chatSide: "left" | "right" | undefined;
  /** Outside services that every page has. */
  embeds: ReactNode;
  children: ReactNode;
};

/** A page says in its `handle` what the bar is on; without a word that is paper. */
function useBarGround(): BarGround {
  const handle = useMatches().at(-1)?.handle;
  if (typeof handle !== "object" || handle === null || !("bar" in handle)) return PAPER;
  return isBarGround(handle.bar) ? handle.bar : PAPER;
}

const menuItem = ({ title, to, line, picture: { src, widths } }: ServiceCard) => ({
  label: title,
  to,
  line,
  picture: `${src}-${widths[0]}.avif`,
});

/** What is around every page: the bar and its menus, the footer, the actions on phones. */
export function Shell({ clinic, site, services, chatSide, embeds, children }: ShellProps) {
  const phone = phoneLink(clinic.phone);
  const booking = clinic.booking.general;
  const address = addressLines(clinic);
  const { chat } = clinic.integrations;
  /** What stays of the header or the footer where it fails: the way home, the phone number, booking. */
  const waysOn = (
    <WaysOn
      brand={clinic.shortName}
      phone={{ label: clinic.phone, to: phone }}
      booking={{ label: site.navigation.book, to: booking }}
    />
  );
  return (
    <NewTabHint value={site.navigation.opensNewTab}>
      <SkipLink to={MAIN}>{site.skip}</SkipLink>
      <ErrorBoundary fallback={waysOn}>
        <Header
          brand={clinic.shortName}
          words={site.navigation}
          items={site.navigation.items}
          services={services.filter((card) => !card.practitioner).map(menuItem)}
          booking={booking}
          ground={useBarGround()}
          glance={atAGlance(clinic, site)}
          address={address}
        />
      </ErrorBoundary>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <ErrorBoundary fallback={waysOn}>
        <Suspense>
          <Footer
            words={site.footer}
            clinic={{
              name: clinic.name,
              shortName: clinic.shortName,
              phone: clinic.phone,
              phoneLink: phone,
              address,
              booking,
              registration: clinic.registration.statement,
              social: clinic.social,
              ...(chat.shown && { chatProvider: chat.provider }),
            }}
            year={Number(__BUILD_DATE__.slice(0, 4))}
          />
        </Suspense>
      </ErrorBoundary>
      <PaperFoot
        lines={`${clinic.name}, ${oneLineAddress(clinic)}\n${clinic.phone}`}
        site={clinic.site}
      />
      <ErrorBoundary fallback={null}>
        <MobileActions words={site.mobile} phoneLink={phone} booking={booking} chat={chatSide} />
        {embeds}
        <PageChange announce={site.announce} />
        <PrefetchInView />
      </ErrorBoundary>
    </NewTabHint>
  );
}
