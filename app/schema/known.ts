/** A picture as it lies in its folder at `path`, before it is cut. Sizes in pixels. */
export type Master = {
  file: string;
  path: string;
  hash: string;
  width: number;
  height: number;
  color: string;
};

/** A question and the paragraphs of its answer. */
export type Question = { question: string; answer: string[] };

/**
 * What content may refer to. The loader fills it before it reads the first file, so that a field can
 * say "a page that exists" on its own.
 */
export const known = {
  paths: new Set<string>(),
  articles: new Set<string>(),
  pictures: new Map<string, Master>(),
  /** The questions that pages share, by their ids. */
  questions: new Map<string, Question>(),
};
