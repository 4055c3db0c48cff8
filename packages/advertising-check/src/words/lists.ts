import { CONDITIONS } from "./conditions.ts";
import { EFFECTS } from "./effects.ts";
import { lexiconOf } from "./lexicon.ts";
import { PEOPLE } from "./people.ts";

/** Every list that a rule may name. */
export const LEXICON = lexiconOf({ ...CONDITIONS, ...EFFECTS, ...PEOPLE });
