import { createContext, useContext } from "react";
import { nonBreaking } from "./non-breaking.ts";

/** A number as texts write it, and the link that dials it. */
export type PhoneNumber = { number: string; to: string };

/** The numbers that a text may name and a visitor may want to call at once. */
export const PhoneNumbers = createContext<readonly PhoneNumber[]>([]);

/** A text of the content, in which each known phone number is a link and never breaks. */
export function PhoneLinks({ children }: { children: string }) {
  const phoneNumbers = useContext(PhoneNumbers);
  // A fact that the text names comes with its no-break spaces already.
  const numbers = phoneNumbers.map(({ number }) =>
    number.replace(/[()+]/g, "\\$&").replaceAll(" ", "[ \u00a0]"),
  );
  const pattern = new RegExp(`(?<!\\d)(${numbers.join("|")})(?!\\d)`);
  const linkOf = (part: string) =>
    phoneNumbers.find(({ number }) => nonBreaking(number) === nonBreaking(part))?.to;
  // Split by a group, every second part is a number.
  return children.split(pattern).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={i} href={linkOf(part)} className="call">
        {nonBreaking(part)}
      </a>
    ),
  );
}
