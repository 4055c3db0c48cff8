import { createContext, useContext } from "react";
import { NoWrapHyphens } from "./no-wrap-hyphens.tsx";

/** A phone number as it is written in texts, and the link that dials it. */
export type PhoneNumber = { number: string; to: string };

/** The phone numbers to link wherever a text mentions one. */
export const PhoneNumbersContext = createContext<readonly PhoneNumber[]>([]);

// Texts and numbers may have no-break spaces already.
const SPACE = /[ \u00a0]/g;
const noBreakSpaces = (text: string) => text.replace(SPACE, "\u00a0");

/** A text with each known phone number as a link that doesn't wrap. */
export function PhoneLinks({ children }: { children: string }) {
  const phoneNumbers = useContext(PhoneNumbersContext);
  const numbers = phoneNumbers.map(({ number }) =>
    number.replace(/[()+]/g, "\\$&").replace(SPACE, "[ \u00a0]"),
  );
  const pattern = new RegExp(`(?<!\\d)(${numbers.join("|") || "(?!)"})(?!\\d)`);
  const linkOf = (part: string) =>
    phoneNumbers.find(({ number }) => noBreakSpaces(number) === noBreakSpaces(part))?.to;
  // With a capturing group, every second part of the split is a number.
  return children.split(pattern).map((part, i) =>
    i % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <NoWrapHyphens key={i}>{part}</NoWrapHyphens>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={i} href={linkOf(part)} className="phone-link">
        {noBreakSpaces(part)}
      </a>
    ),
  );
}
