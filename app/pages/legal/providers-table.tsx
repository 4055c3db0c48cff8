import type { ListedProvider } from "../../schema/integrations.ts";
import type { Site } from "../../schema/site.ts";
import { ProseTable, Table } from "../../sections/prose-table.tsx";

type ProvidersTableProps = {
  providers: readonly ListedProvider[];
  content: Site["legal"]["providers"];
};

/** Who else handles visitors' data, for the privacy policy. It lists the integrations the site uses today. */
export const ProvidersTable = ({ providers, content }: ProvidersTableProps) => (
  <Table caption={content.caption}>
    <ProseTable>
      <thead>
        <tr>
          <th scope="col">{content.purpose}</th>
          <th scope="col">{content.receives}</th>
          <th scope="col">{content.provider}</th>
        </tr>
      </thead>
      <tbody>
        {providers.map(({ name, country, purpose, receives }) => (
          <tr key={purpose}>
            <th scope="row">{purpose}</th>
            <td data-label={content.receives}>{receives}</td>
            <td data-label={content.provider}>{country ? `${name}, ${country}` : name}</td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  </Table>
);
