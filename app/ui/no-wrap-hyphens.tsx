/** A short hyphenated word or range, such as "X-ray" or "Mon–Fri", that fits in any column. Longer ones may break. */
const SHORT_HYPHENATED = /(?<![\w-])(\w{1,5}[-–]\w{1,9})(?![\w-])/;

/** A text whose short hyphenated words and ranges don't break. */
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
