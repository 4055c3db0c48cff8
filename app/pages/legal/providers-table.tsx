import type { ListedProvider } from "../../schema/integrations.ts";
import type { Site } from "../../schema/site.ts";
import { ProseTable, Table } from "../../sections/prose-table.tsx";

type ProvidersTableProps = {
  providers: readonly ListedProvider[];
  words: Site["legal"]["providers"];
};

/** Who else handles visitors' data, for the privacy policy. It lists the services the site uses today. */
export const ProvidersTable = ({ providers, words }: ProvidersTableProps) => (
  <Table caption={words.caption}>
    <ProseTable>
      <thead>
        <tr>
          <th scope="col">{words.purpose}</th>
          <th scope="col">{words.receives}</th>
          <th scope="col">{words.provider}</th>
        </tr>
      </thead>
      <tbody>
        {providers.map(({ name, country, purpose, receives }) => (
          <tr key={purpose}>
            <th scope="row">{purpose}</th>
            <td data-label={words.receives}>{receives}</td>
            <td data-label={words.provider}>{country ? `${name}, ${country}` : name}</td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  </Table>
);
