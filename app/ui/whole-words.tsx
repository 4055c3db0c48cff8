/** A short word with a hyphen: "X-ray", "hands-on". Longer ones may break where they join. */
const SHORT = /(?<![\w-])(\w{1,5}-\w{1,4})(?![\w-])/;

/** A text in which a short word never breaks at its hyphen. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(SHORT).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={i} className="whole">
        {part}
      </span>
    ),
  );
