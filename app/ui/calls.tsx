import { createContext, useContext } from "react";

/** The numbers that a text may name and a visitor may need to call at once. */
export const Helplines = createContext<readonly string[]>([]);

/** A text of the content, in which every helpline's number calls it and never breaks. */
export function Calls({ children }: { children: string }) {
  const numbers = useContext(Helplines).map((number) => number.replaceAll(" ", "\\s"));
  const whole = new RegExp(`(?<!\\d)(${numbers.join("|")})(?!\\d)`);
  // Split by a group, every second part is a number.
  return children.split(whole).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <a key={i} href={`tel:${part.replace(/\D/g, "")}`} className="call">
        {part}
      </a>
    ),
  );
}
