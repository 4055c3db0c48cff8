import { createContext, useContext } from "react";

/** A number as texts write it, and the link that dials it. */
export type Call = { number: string; to: string };

/** The numbers that a text may name and a visitor may want to call at once. */
export const Callable = createContext<readonly Call[]>([]);

/** A number that stays whole on its line, whatever stands before it. */
export const unbroken = (text: string): string => text.replace(/([\d)]) (?=\d)/g, "$1\u00a0");

/** A text of the content, in which every known number calls it and never breaks. */
export function Calls({ children }: { children: string }) {
  const calls = useContext(Callable);
  // A fact that the text names comes with its spaces unbroken already.
  const numbers = calls.map(({ number }) =>
    number.replace(/[()+]/g, "\\$&").replaceAll(" ", "[ \u00a0]"),
  );
  const whole = new RegExp(`(?<!\\d)(${numbers.join("|")})(?!\\d)`);
  const dialled = (part: string) =>
    calls.find(({ number }) => unbroken(number) === unbroken(part))?.to;
  // Split by a group, every second part is a number.
  return children.split(whole).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={i} href={dialled(part)} className="call">
        {unbroken(part)}
      </a>
    ),
  );
}
