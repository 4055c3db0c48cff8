import clinic from "content:clinic";
import providers from "content:providers";
import site from "content:site";
import labels from "content:site/legal";
import type { MDXContent } from "mdx/types";
import { ConsentReset } from "../../integrations/analytics/analytics.tsx";
import { isAnalyticsConnected } from "../../integrations/analytics/provider.ts";
import type { LegalText } from "../../schema/legal.ts";
import type { LEGAL_TAGS } from "../../schema/prose.ts";
import { LocalDate } from "../../sections/local-date.tsx";
import { NumberedHeading } from "../../sections/numbered-heading.tsx";
import { Prose, proseComponents } from "../../sections/prose.tsx";
import { ProseBlock, ProseLayout } from "../../sections/prose-layout.tsx";
import { pageMeta, titleWithName } from "../../seo/page-meta.ts";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { LegalHeader } from "./legal-header.tsx";
import { ProvidersTable } from "./providers-table.tsx";

const { analytics } = clinic.integrations;

const components = {
  ...proseComponents,
  h2: NumberedHeading,
  AnalyticsStatement: () => (
    <>
      <p>{isAnalyticsConnected(analytics) ? labels.analyticsOn : labels.analyticsOff}</p>
      <ConsentReset clinic={clinic} labels={site.analytics} />
    </>
  ),
  Providers: () => <ProvidersTable providers={providers} labels={labels.providers} />,
} satisfies Record<keyof typeof LEGAL_TAGS | "h2", unknown>;

export const metaOf = (page: LegalText) =>
  pageMeta({
    clinic,
    site,
    name: page.title,
    path: page.path,
    title: titleWithName(page.title, clinic),
    description: page.description,
    published: page.published,
    modified: page.modified,
  });

/** The page of every legal text. The plugin in tools/content makes a route of each text, with this around it. */
export default function LegalPage({ page, Body }: { page: LegalText; Body: MDXContent }) {
  return (
    <SectionBoundaries>
      <LegalHeader
        eyebrow={labels.eyebrow}
        title={page.title}
        lead={page.lead}
        picture={page.picture}
      >
        <li>{`${labels.effectiveLabel} ${page.effective}`}</li>
        <li>
          {`${labels.modifiedLabel} `}
          <LocalDate date={page.modified} />
        </li>
        <li>{clinic.name}</li>
      </LegalHeader>
      <ProseLayout
        tableOfContents={{ title: labels.tableOfContentsTitle, entries: page.tableOfContents }}
      >
        <ProseBlock>
          <Prose headingsBeside>
            <Body components={components} />
          </Prose>
        </ProseBlock>
      </ProseLayout>
    </SectionBoundaries>
  );
}
