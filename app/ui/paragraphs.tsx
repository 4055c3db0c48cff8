import { PhoneLinks } from "./phone-links.tsx";

/** Paragraphs of content, with the phone numbers in them linked. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <PhoneLinks>{text}</PhoneLinks>
    </p>
  ));

/** A short hyphenated word, such as "X-ray" or "hands-on", that fits in any column. Longer ones may break. */
const SHORT_HYPHENATED = /(?<![\w-])(\w{1,5}-\w{1,9})(?![\w-])/;

/** A text whose short hyphenated words don't break. */
export const NoWrapHyphens = ({ children }: { children: string }) =>
  children.split(SHORT_HYPHENATED).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={i} className="no-wrap">
        {part}
      </span>
    ),
  );
