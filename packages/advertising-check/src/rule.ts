/** An error breaks a rule of the law, a warning only reads like a breach, a note is about style. */
export type Severity = "error" | "warning" | "note";

/** One thing that advertising of a health service may not say, as data: what finds it, and why it matters. */
export type Rule = {
  id: string;
  severity: Severity;
  /** The law, guideline or study it follows from, in our own words. */
  source: string;
  why: string;
  instead: string;
  /** Phrases (see `compile`) that break the rule, any of them; a list is phrases that all stand in the sentence. */
  find: readonly (string | readonly string[])[];
  /** Phrases that make the sentence innocent. */
  unless?: readonly string[];
  /** Also where it is denied ("no one does it better"); otherwise a denied phrase breaks nothing. */
  evenDenied?: true;
  /** Also in a question. */
  evenAsked?: true;
  /** Sentences that it must find, and that it must leave alone: its tests. */
  stops: readonly string[];
  lets: readonly string[];
};
