import { CONDITIONS } from "./conditions.ts";
import { EFFECTS } from "./effects.ts";
import { lexiconOf } from "./lexicon.ts";
import { PEOPLE } from "./people.ts";

/** All word lists that rules can use. */
export const LEXICON = lexiconOf({ ...CONDITIONS, ...EFFECTS, ...PEOPLE });
