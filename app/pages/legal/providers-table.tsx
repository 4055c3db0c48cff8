import type { ListedProvider } from "../../schema/integrations.ts";
import type { Site } from "../../schema/site.ts";
import { ProseTable, TableCaption } from "../../sections/prose-table.tsx";

type ProvidersTableProps = {
  providers: readonly ListedProvider[];
  labels: Site["legal"]["providers"];
};

/** Who else handles visitors' data, for the privacy policy. It lists the integrations the site uses today. */
export const ProvidersTable = ({ providers, labels }: ProvidersTableProps) => (
  <TableCaption caption={labels.caption}>
    <ProseTable>
      <thead>
        <tr>
          <th scope="col">{labels.purpose}</th>
          <th scope="col">{labels.receives}</th>
          <th scope="col">{labels.provider}</th>
        </tr>
      </thead>
      <tbody>
        {providers.map(({ name, country, purpose, receives }) => (
          <tr key={purpose}>
            <th scope="row">{purpose}</th>
            <td data-label={labels.receives}>{receives}</td>
            <td data-label={labels.provider}>{country ? `${name}, ${country}` : name}</td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  </TableCaption>
);
