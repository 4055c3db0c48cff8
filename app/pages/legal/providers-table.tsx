import { isLive } from "../../facts/connected.ts";
import type { Integrations } from "../../schema/clinic.ts";
import type { Site } from "../../schema/site.ts";
import { ProseTable, Table } from "../../sections/prose-table.tsx";

type ProvidersTableProps = {
  integrations: Integrations;
  words: Site["legal"]["providers"];
};

/** The outside services that the configuration brings in, and the hosts that carry the site and its mail. */
const inUse = ({ form, reviews, chat, map, analytics, booking, hosting }: Integrations) => [
  booking.provider,
  form.provider,
  chat.provider,
  ...(reviews.shown ? [reviews.provider] : []),
  map.provider,
  ...(isLive.analytics({ analytics }) ? [analytics.provider] : []),
  hosting.website,
  hosting.mail,
];

/** Who else handles what a visitor gives, for the privacy policy: never out of step with the site. */
export const ProvidersTable = ({ integrations, words }: ProvidersTableProps) => (
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
        {inUse(integrations).map(({ name, country, purpose, receives }) => (
          <tr key={purpose}>
            <th scope="row">{purpose}</th>
            <td data-label={words.receives}>{receives}</td>
            <td data-label={words.provider}>
              {name}, {country}
            </td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  </Table>
);
