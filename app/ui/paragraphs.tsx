import { PhoneLinks } from "./phone-links.tsx";

/** A text of the content, paragraph by paragraph; a helpline's number in it can be called. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <PhoneLinks>{text}</PhoneLinks>
    </p>
  ));

/** A word with a hyphen that any column has room for: "X-ray", "hands-on". Longer ones may break where they join. */
const SHORT_HYPHENATED = /(?<![\w-])(\w{1,5}-\w{1,9})(?![\w-])/;

/** A text in which such a word never breaks at its hyphen. */
export const NoWrapHyphens = ({ children }: { children: string }) =>
  children.split(SHORT_HYPHENATED).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={i} className="whole">
        {part}
      </span>
    ),
  );
