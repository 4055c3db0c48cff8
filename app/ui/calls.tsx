import { createContext, useContext } from "react";
import { nonBreaking } from "./non-breaking.ts";

/** A number as texts write it, and the link that dials it. */
export type Call = { number: string; to: string };

/** The numbers that a text may name and a visitor may want to call at once. */
export const Callable = createContext<readonly Call[]>([]);

/** A text of the content, in which every known number calls it and never breaks. */
export function Calls({ children }: { children: string }) {
  const calls = useContext(Callable);
  // A fact that the text names comes with its no-break spaces already.
  const numbers = calls.map(({ number }) =>
    number.replace(/[()+]/g, "\\$&").replaceAll(" ", "[ \u00a0]"),
  );
  const whole = new RegExp(`(?<!\\d)(${numbers.join("|")})(?!\\d)`);
  const dialled = (part: string) =>
    calls.find(({ number }) => nonBreaking(number) === nonBreaking(part))?.to;
  // Split by a group, every second part is a number.
  return children.split(whole).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={i} href={dialled(part)} className="call">
        {nonBreaking(part)}
      </a>
    ),
  );
}
