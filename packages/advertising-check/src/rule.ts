/** An error breaks the law, a warning only reads like a breach, a note is about style. */
export type Severity = "error" | "warning" | "note";

/** One thing that advertising for a health service may not say, as data. */
export type Rule = {
  id: string;
  severity: Severity;
  /** The law, guideline or study behind the rule, in our own words. */
  source: string;
  why: string;
  instead: string;
  /** Patterns (see `compile`). Any one breaks the rule. In a list, all its patterns have to be in the sentence. */
  find: readonly (string | readonly string[])[];
  /** Patterns that make the sentence innocent. */
  unless?: readonly string[];
  /** The rule also finds negated phrases ("no one does it better"). By default, it ignores them. */
  evenNegated?: true;
  /** The rule also applies to questions. */
  evenAsked?: true;
  /** Sentences for its test. */
  mustFind: readonly string[];
  mustNotFind: readonly string[];
};
