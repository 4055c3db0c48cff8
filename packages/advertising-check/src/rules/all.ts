import type { Rule } from "../rule.ts";
import { AUTHORITY } from "./authority.ts";
import { CHILDREN } from "./children.ts";
import { COMPARISON } from "./comparison.ts";
import { CONDITION_CLAIMS } from "./conditions.ts";
import { EFFECT_CLAIMS } from "./effects.ts";
import { MIND_BODY } from "./mind-body.ts";
import { OFFERS } from "./offers.ts";
import { PREGNANCY } from "./pregnancy.ts";
import { PROMISES } from "./promises.ts";
import { RELIEF } from "./relief.ts";
import { SAFETY } from "./safety.ts";
import { SPINE_AND_ILLNESS } from "./spine-and-illness.ts";
import { TESTIMONIALS } from "./testimonials.ts";
import { THEORIES } from "./theories.ts";
import { TITLES } from "./titles.ts";
import { URGENCY } from "./urgency.ts";

/** All rules, the clearest breaches first: a sentence that breaks several is reported for the first one. */
export const RULES: readonly Rule[] = [
  ...PROMISES,
  ...RELIEF,
  ...SAFETY,
  ...COMPARISON,
  ...TITLES,
  ...TESTIMONIALS,
  ...OFFERS,
  ...URGENCY,
  ...CONDITION_CLAIMS,
  ...EFFECT_CLAIMS,
  ...CHILDREN,
  ...PREGNANCY,
  ...THEORIES,
  ...SPINE_AND_ILLNESS,
  ...MIND_BODY,
  ...AUTHORITY,
];
