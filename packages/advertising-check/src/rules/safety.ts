import type { Rule } from "../rule.ts";
import { SOURCES } from "./sources.ts";

/** Claims that care has no risk. */
export const SAFETY: readonly Rule[] = [
  {
    id: "safe",
    severity: "error",
    source: SOURCES.misleading,
    why: "Every treatment has risks; “safe” alone hides them.",
    instead: "“most side effects are mild and short; we explain the risks first”",
    find: [
      "{care}|{clinic}|gentle|effective|natural .. safe|safely|safest|harmless|painless|painlessly",
      "safe|safely|safest|harmless|painless|painlessly .. {care}|effective|natural|gentle|{anybody}|{child}|{expecting}|treatment|therapy|care",
      "safe for|during|in|with {child}|{expecting}|{anybody}",
      "safety ..6 amazing|excellent|outstanding|record|proven|unmatched|impressive|perfect",
      "amazing|excellent|outstanding|impressive|perfect ..3 safety",
    ],
    unless: [
      "wheelchair|wheelchairs|walker|frame|step|steps|stairs|path|door|room|rooms|handrail|lit",
      "building|entrance|ramp|lift|floor|garden|toy|toys",
      "information|record|detail|data|payment|pram|website|walk|sleep|home|place|bike|belongings|parking|needle|seat",
      "not|no|nor|never ..3 safe|painless|harmless",
      "whether|unsafe|if .. safe|safely",
    ],
    mustFind: [
      "Gentle and safe for all ages.",
      "Our adjustments are completely painless.",
      "Chiropractic is safe during pregnancy.",
    ],
    mustNotFind: [
      "Our rooms are safe for wheelchairs.",
      "The building is safe for children to play in while you wait.",
      "The path to the door is safe and well lit.",
      "We keep your records safe.",
      "No treatment is completely safe.",
      "Is it safe to drive after a visit?",
      "We cannot say that it is safe for babies.",
    ],
  },
  {
    id: "no-risk",
    severity: "error",
    source: SOURCES.misleading,
    why: "It denies known risks.",
    instead: "“most side effects are mild and short; we explain the risks first”",
    find: [
      "make|makes|made ..1 worse",
      "complication|complications ..2 unheard|unknown|never",
      "horror stories",
      "nothing ..3 worse",
      "nothing ..2 could|can go wrong",
      "risk free",
      "no|without|zero|free|never ..2 risk|side_effect|danger|harm|downside",
      "nothing can|will|could ..2 wrong",
      "nothing ..1 to worry|fear|lose",
      "cannot|never|not ..1 hurt|harm you|your|a|the|anyone",
      "no ..1 pain|discomfort ..3 at all|whatsoever",
    ],
    evenNegated: true,
    unless: [
      "common in",
      "what make|makes|made ..1 worse|better",
      "not harm the eyes|ears|teeth",
      "with|about|of no change",
      "whether|not_mean|not_say|no_treatment|no_care|no_one_can_say|cannot_say|nobody_can_say",
      "if ..6 risk|harm|hurt",
      "risk of harm to",
    ],
    mustFind: [
      "Care with no side effects.",
      "A method without any risk.",
      "There is nothing to fear.",
      "It cannot harm your baby.",
    ],
    mustNotFind: [
      "No treatment is without risk.",
      "Side effects are mostly mild and short.",
      "Nobody can say that there is no risk.",
      "We ask when it began and what makes it worse.",
    ],
  },
];
