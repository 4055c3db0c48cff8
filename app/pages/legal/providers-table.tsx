import type { Host } from "../../schema/integrations.ts";
import type { Site } from "../../schema/site.ts";
import { ProseTable, Table } from "../../sections/prose-table.tsx";

type ProvidersTableProps = {
  providers: readonly Host[];
  words: Site["legal"]["providers"];
};

/** Who else handles what a visitor gives, for the privacy policy: never out of step with the site. */
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
