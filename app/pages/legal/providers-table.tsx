import { isLive } from "../../facts/connected.ts";
import type { Integrations } from "../../schema/clinic.ts";
import { ScrollTable } from "../../sections/prose.tsx";

type ProvidersTableProps = {
  integrations: Integrations;
  words: { purpose: string; receives: string; provider: string };
  /** Names the region the table scrolls in. */
  label: string;
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
export const ProvidersTable = ({ integrations, words, label }: ProvidersTableProps) => (
  <ScrollTable label={label}>
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
          <td>{purpose}</td>
          <td>{receives}</td>
          <td>
            {name}, {country}
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);
