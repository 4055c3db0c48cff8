import clinic from "content:clinic";
import providers from "content:providers";
import site from "content:site";
import words from "content:site/legal";
import type { MDXContent } from "mdx/types";
import { AnalyticsReset } from "../../embeds/analytics/analytics.tsx";
import { isAnalyticsLive } from "../../embeds/analytics/vendor.ts";
import { mailLink, oneLineAddress, phoneLink, signedName } from "../../facts/in-words.ts";
import type { Legal } from "../../schema/article.ts";
import { Prose, proseComponents } from "../../sections/prose.tsx";
import { Reading, ReadingPart } from "../../sections/reading.tsx";
import { pageHead, titleWithName } from "../../seo/page-head.ts";
import { Anchor } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { nonBreaking } from "../../ui/non-breaking.ts";
import { PageSections } from "../../ui/page-sections.tsx";
import { LegalHead } from "./legal-head.tsx";
import { ProvidersTable } from "./providers-table.tsx";

const { analytics, chat } = clinic.integrations;

/** What a legal text may name instead of writing it down: the facts stay in one place. */
const components = {
  ...proseComponents,
  ClinicName: () => clinic.name,
  Practitioner: () => signedName(clinic),
  Phone: () => <Anchor to={phoneLink(clinic.phone)}>{nonBreaking(clinic.phone)}</Anchor>,
  /** In a narrow cell the address breaks after its sign, or before what it ends on. */
  Email: () => {
    const { email } = clinic;
    const sign = email.indexOf("@") + 1;
    const end = email.lastIndexOf(".");
    return (
      <Anchor to={mailLink(email)}>
        {email.slice(0, sign)}
        <wbr />
        {email.slice(sign, end)}
        <wbr />
        {email.slice(end)}
      </Anchor>
    );
  },
  Address: () => oneLineAddress(clinic),
  SiteAddress: () => clinic.site.replace("https://", ""),
  ChatProvider: () => `${chat.provider.name}, ${chat.provider.country}`,
  AnalyticsStatement: () => (
    <>
      <p>{isAnalyticsLive(analytics) ? words.analyticsOn : words.analyticsOff}</p>
      <AnalyticsReset clinic={clinic} words={site.analytics} />
    </>
  ),
  Providers: () => <ProvidersTable providers={providers} words={words.providers} />,
};

export const legalMeta = (page: Legal) =>
  pageHead({
    clinic,
    site,
    name: page.title,
    path: page.to,
    title: titleWithName(page.title, clinic),
    description: page.description,
    modified: page.modified,
  });

/** The screen of a legal page. */
export const LegalScreen = ({ page, Body }: { page: Legal; Body: MDXContent }) => (
  <PageSections failure={site.failure}>
    <LegalHead eyebrow={words.eyebrow} title={page.title} lead={page.lead}>
      <li>{`${words.effective} ${page.effective}`}</li>
      <li>
        {`${words.changed} `}
        <LocalDate date={page.modified} />
      </li>
      <li>{clinic.name}</li>
    </LegalHead>
    <Reading contents={{ title: words.contents, entries: page.contents }}>
      <ReadingPart>
        <Prose>
          <Body components={components} />
        </Prose>
      </ReadingPart>
    </Reading>
  </PageSections>
);
