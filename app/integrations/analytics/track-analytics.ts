import type { ClientClinic } from "../../schema/client-content.ts";
import { scriptQuery } from "../provider-script.ts";
import { queryClient } from "../query-client.ts";
import { trackContactClicks } from "./contact-clicks.ts";
import { analyticsScript } from "./provider.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
    /** The provider's own switch: while it's true, its script sends nothing and sets no cookie. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

// The provider reads the arguments object itself; an array in its place is ignored.
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

/**
 * Starts the provider's script, after the visitor's consent, or lets it go on after a new yes. It counts what we tell it
 * to: the first page is counted by `trackPageView`, like all others.
 */
export function startAnalytics(clinic: ClientClinic): void {
  const { analytics } = clinic.integrations;
  window[`ga-disable-${analytics.id}`] = false;
  const query = scriptQuery(analyticsScript(analytics));
  if (queryClient.getQueryState(query.queryKey)) return;
  // The queue is the provider's own protocol.
  window.dataLayer = [];
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  gtag("js", new Date());
  setUrls();
  gtag("config", analytics.id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    send_page_view: false,
    // Its cookies last as long as the consent.
    cookie_expires: YEAR_SECONDS,
    cookie_update: false,
  });
  trackContactClicks(clinic, (event) => {
    if (!window[`ga-disable-${analytics.id}`]) gtag("event", event);
  });
  void queryClient.prefetchQuery(query);
}

/** An address without its query, which may hold anything: only a campaign's own names (`utm_…`) stay. */
function withCampaignOnly(url: string): string {
  if (!url) return "";
  const { origin, pathname, searchParams } = new URL(url);
  const campaign = [...searchParams].filter(([name]) => name.startsWith("utm_"));
  return origin + pathname + (campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "");
}

/** The addresses that every event is sent with, in place of the whole ones. */
const setUrls = (): void =>
  gtag("set", {
    page_location: withCampaignOnly(location.href),
    page_referrer: withCampaignOnly(document.referrer),
  });

/** Counts the page that is open. */
export function trackPageView(): void {
  setUrls();
  gtag("event", "page_view", { page_title: document.title });
}

/** Without a yes, or once it's taken back: stops the provider's script, and deletes its cookies. */
export function stopAnalytics({ id }: { id: string }): void {
  window[`ga-disable-${id}`] = true;
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  const labels = location.hostname.split(".");
  // The provider sets them for the highest domain that it may: for www.clinic.com.au, that's clinic.com.au.
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  const expired = names
    .filter((name) => name.startsWith("_ga"))
    .flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`));
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way
  for (const cookie of expired) document.cookie = cookie;
}
