import { stringify } from "yaml";

export const APPROVED_FILE = "content/approved-sentences.yaml";

const HEADER = `What the practitioner has approved, sentence by sentence, on the pages that need it most.
\`npm run approve\` shows what is new or changed and writes it here, and so does the editor. A sentence whose
words no longer fit the letters and digits in front of it does not count as approved.
`;

/** A page's sentences by their hash. */
type Sentences = Record<string, string>;
/** Sentences by page. */
export type SentencesByPage = Record<string, Sentences>;

export const approvedText = (approved: SentencesByPage): string =>
  `${HEADER.trim().replace(/^/gm, "# ")}\n${stringify(approved, { lineWidth: 0 })}`;
