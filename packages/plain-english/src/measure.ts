import { sentences } from "advertising-check";
import { type PageOptions, type PagePiece, piecesOf } from "./pieces.ts";

/** What a sentence is about: who else to see, or what care can't do. Undefined for everything else. */
export type Subject = "triage" | "limit" | undefined;

const HEALTH_WORKER =
  "(GP|doctors?|midwi(fe|ves)|maternity unit|nurse|paediatrician|physio(therapist)?s?|psychologist|dietitian|dentist)";
const TRIAGE = [
  /\b(Triple\sZero|emergency departments?|ambulance|1800MEDICARE|Lifeline|Beyond Blue|PANDA|1800RESPECT|healthdirect)\b/i,
  new RegExp(
    `\\b(see|call|ring|ask|tell|talk to|speak (to|with)|check with|contact|visit|straight to|one for) (\\S+ ){0,4}?${HEALTH_WORKER}\\b`,
    "i",
  ),
  new RegExp(`\\b${HEALTH_WORKER} (\\S+ ){0,3}?(first|today|now|the same day)\\b`, "i"),
  /\b(see|ask) (someone|somebody) else\b|\bwho to (see|call)( first)?\b|\bget (medical )?help\b/i,
  /\bbefore you book\b.*\b(GP|doctor|midwife)\b/i,
];
const LIMIT = [
  /\b(research|studies|study|evidence|trials?|reviews?) (\S+ ){0,6}?(limited|small|few|thin|early|low|poor|mixed|fewer|smaller|couldn’t|hasn’t|haven’t|isn’t|didn’t|found no|don’t|can’t|aren’t)\b/i,
  /\b(few|no|not much|isn’t much|little|only a little) (\S+ ){0,2}?(research|studies|evidence)\b/i,
  /\b(hasn’t|haven’t|has not|have not) (\S+ )?(been )?(shown|proven)\b/i,
  /\b(promise|responds? differently|serious harm|side effects?|some risks|harm to)\b/i,
  /\b(advised against|too weak|hard to draw|doesn’t mean)\b/i,
  /\b(sore|tired)( or (sore|tired))?,? .*\bfor a day or two\b/i,
  /\b(don’t|doesn’t|do not|does not|can’t|cannot|won’t|isn’t|not) (\S+ ){0,2}?(treat|treatment|diagnos\w+|cure|claim|change reflexes)\b/i,
  /\b(isn’t|is not|not|aren’t) (a |an )?(medical|psychology|counselling|psychologist|advice for you|advice|illnesses|a diagnosis)\b/i,
  /\bdo(n’t| not) use\b|\bcan’t (say|tell|show)\b|\bI never\b|\bnone of (them|these) (tells?|is|are)\b/i,
];

/** What a sentence is about, judged by its words. It takes “see your GP” for triage, and “studies are small” for a limit. */
export function subjectOf(sentence: string): Subject {
  if (TRIAGE.some((pattern) => pattern.test(sentence))) return "triage";
  return LIMIT.some((pattern) => pattern.test(sentence)) ? "limit" : undefined;
}

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The figures of one page. A share is of words, from 0 to 1. */
export type Figures = {
  words: number;
  inView: number;
  folded: number;
  /** Of the words in view: who else to see, what care can't do, and both. */
  triage: number;
  limits: number;
  both: number;
  /** Both, outside the medical box, of the words in view. */
  outsideBox: number;
  /** Both, of all words. */
  bothOfAll: number;
  /** Both, of the first 315 words, which people see before they scroll far. */
  opening: number;
  /** List items in view in the medical box. */
  linesInBox: number;
};

const OPENING = 315;

type Sentence = Omit<PagePiece, "text"> & { words: number; subject: Subject };

function classifySentences(pieces: readonly PagePiece[]): Sentence[] {
  // "Green vomit", in a row with "Emergency department, now".
  const triageRows = new Set(
    pieces.flatMap(({ row, text }) => (row && subjectOf(text) === "triage" ? [row] : [])),
  );
  return pieces.flatMap(({ text, ...piece }) =>
    sentences(text).map((sentence) => ({
      ...piece,
      words: countWords(sentence),
      subject: piece.inBox || triageRows.has(piece.row ?? 0) ? "triage" : subjectOf(sentence),
    })),
  );
}

/** Counts the words of a built page's main text, and how many of them are about triage and limits. */
export function measurePage(html: string, options: PageOptions): Figures {
  const pieces = piecesOf(html, options);
  const all = classifySentences(pieces);
  const inView = all.filter(({ folded }) => !folded);
  const sum = (some: readonly Sentence[]) => some.reduce((total, { words }) => total + words, 0);
  const total = sum(inView);
  const share = (of: readonly Sentence[], whole: number, keep: (one: Sentence) => boolean) =>
    whole === 0 ? 0 : sum(of.filter(keep)) / whole;
  const warns = ({ subject }: Sentence) => subject !== undefined;
  let read = 0;
  const opening = all.filter(({ words }) => {
    read += words;
    return read <= OPENING;
  });
  return {
    words: sum(all),
    inView: total,
    folded: sum(all) - total,
    triage: share(inView, total, ({ subject }) => subject === "triage"),
    limits: share(inView, total, ({ subject }) => subject === "limit"),
    both: share(inView, total, warns),
    outsideBox: share(inView, total, (one) => warns(one) && !one.inBox),
    bothOfAll: share(all, sum(all), warns),
    opening: share(opening, sum(opening), warns),
    linesInBox: pieces.filter(({ inBox, folded, tag }) => inBox && !folded && tag === "li").length,
  };
}
