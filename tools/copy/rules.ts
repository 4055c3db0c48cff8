/**
 * What Australian law and the Board's guidelines keep out of a chiropractor's advertising (National Law
 * s 133), as far as words can be found by a pattern. `unless` is tried on the same sentence.
 */
export type Rule = { pattern: RegExp; expected: string; unless?: RegExp };

const DENIAL = /\b(not|no|nor|never|cannot|neither|none|without)\b|n['’]t\b/i;

const CARE =
  "chiropract\\w+|adjust\\w+|manipulation|kinesiology|\\bNET\\b|muscle test\\w*|techniques?|hands-on|sessions?|visits?|treatment|our (?:care|work)|we (?:help|treat|support|work with)";
const EFFECT =
  "help\\w*|treat\\w*|improv\\w+|eas(?:e|es|ing)|reliev\\w+|reduc\\w+|boost\\w*|support\\w*|prevent\\w*|resolv\\w+|calm\\w*|strengthen\\w*|better";
const CONDITION =
  "ADHD|autis\\w+|colic|reflux|asthma|ear infections?|glue ear|bed-?wetting|allerg\\w+|immun\\w+|digesti\\w+|fertility|anxiety|depression|sleep\\w*|feeding|breastfeeding|settling|milestones|crying|behaviour|learning|development";
const inAnyOrder = (...parts: string[]) =>
  new RegExp(`^${parts.map((part) => `(?=.*\\b(?:${part}))`).join("")}`, "i");

export const RULES: readonly Rule[] = [
  {
    pattern: /\bcur(e|es|ed|ing|ative)\b/i,
    expected: "what happens in a visit, no promise of a result",
  },
  {
    pattern: /\bheal(s|ed|ing|er)?\b/i,
    expected: "what happens in a visit, no promise of a result",
  },
  { pattern: /\bfix(es|ed|ing)?\b/i, expected: "what happens in a visit, no promise of a result" },
  {
    pattern: /\bguarantee\w*/i,
    expected: "“we cannot promise a result”",
    unless: /\b(no|not|cannot) (\w+ )?guarantee/i,
  },
  {
    pattern: /\bpromis(e|es|ed|ing)\b/i,
    expected: "“we cannot promise a result”",
    unless: new RegExp(`${DENIAL.source}|wary|careful`, "i"),
  },
  { pattern: /\broot causes?\b/i, expected: "what we examine and find" },
  {
    pattern: /\bpain[- ]free\b|\bfree (of|from) pain\b/i,
    expected: "comfort and movement, “responses vary”",
  },
  {
    pattern: /\binstant(ly)?\b|\bimmediate (relief|results?)\b/i,
    expected: "no speed of a result",
  },
  {
    pattern: /\blife[- ]changing\b|\btransform\w*|\bmirac\w+/i,
    expected: "what happens in a visit",
  },
  { pattern: /\bproven\b|\bscientifically\b/i, expected: "what a named study found" },
  {
    pattern: /\bsafe(ly)?\b|\brisk-free\b|\b(no|without) side[- ]effects?\b/i,
    expected:
      "“most side effects are mild and short; serious ones are rare; we explain them first”",
  },
  {
    pattern:
      /\bbest\b|\bleading\b(?! (to|up))|\bnumber one\b|#1|\btop-rated\b|\bworld-class\b|\baward-winning\b/i,
    expected: "facts that can be checked",
  },
  {
    pattern: /\bbetter than (drugs?|medicines?|medication|surgery)\b/i,
    expected: "facts that can be checked",
  },
  {
    pattern:
      /\b(?<!medical )specialists?\b|\bspeciali[sz](e|es|ed|ing|ation)\b|\bexperts?\b|\bexpertise\b/i,
    expected: "“works primarily with” or “has a special interest in”",
  },
  {
    pattern:
      /\btestimonials?\b|\b(five|5)[- ]star\b|\bstar ratings?\b|\bsuccess stor(y|ies)\b|\bpatients (say|love|rave)\b|\b(happy|satisfied) (patients|clients|families)\b/i,
    expected: "nothing patients say about symptoms, treatment or results",
  },
  {
    pattern:
      /\b(everyone|everybody|every (baby|child|body|family|mother)|all (babies|children|families)) (should|needs?|must|benefits?|can benefit)\b/i,
    expected: "who comes to see us, not who should",
  },
  {
    pattern:
      /\bmaintenance (care|visits?|adjustments?)\b|\b(regular|ongoing|weekly) (maintenance|adjustments)\b|\b(care|treatment|visit) packages?\b|\bpackages? of\b/i,
    expected: "“we review progress together and agree when to stop”",
  },
  {
    pattern:
      /\b(limited time|act now|book (today|now) before|last chance|limited spots|don['’]t miss)\b/i,
    expected: "no urgency",
  },
  {
    pattern:
      /\bsubluxations?\b|\bnerve (interference|flow)\b|\binnate\b|\bdetox\w*|\btoxins?\b|\bmisalign\w+/i,
    expected: "joint stiffness, movement, comfort",
  },
  {
    pattern:
      /\b(re-?sets?|resetting|re-?balanc\w+|balanc(e|es|ing)|re-?align\w*)\b.{0,30}\b(nervous system|body|energy|spine)\b/i,
    expected: "the body's stress response in plain physiology",
    unless: DENIAL,
  },
  {
    pattern: /\b(may|might|can|could) (also |often |really |still )?(help|benefit)\b/i,
    expected: "what happens in a visit: “may help” is no way round the evidence",
    unless: DENIAL,
  },
  {
    pattern: inAnyOrder(CARE, EFFECT, CONDITION),
    expected: "no claim about this condition: “we do not treat …; please see your GP”",
    unless: new RegExp(`${DENIAL.source}|\\b(GP|doctor|midwife|nurse|stud(y|ies)|review)\\b`, "i"),
  },
  {
    pattern:
      /\bbreech\b|\bwebster\b|\bbaby['’]s position\b|\beasier (birth|labour)\b|\bshorter labour\b/i,
    expected: "musculoskeletal comfort and movement only",
    unless: DENIAL,
  },
  {
    pattern: inAnyOrder(
      "muscle test\\w*|kinesiology|NET\\b|neuro-emotional",
      "diagnos\\w+|detect\\w*|releas\\w+|clear(?:s|ed|ing)\\b|what (?:the|your) body needs",
    ),
    expected: "the steps of a session; “muscle testing does not diagnose illness”",
    unless: DENIAL,
  },
  {
    pattern: inAnyOrder(
      "manipulat\\w+",
      "bab(?:y|ies)\\b|infants?\\b|newborns?\\b|toddlers?\\b|under (?:two|2)",
    ),
    expected: "“We do not use spinal manipulation with children under two years of age.”",
    unless: DENIAL,
  },
];

/** American spellings, each with the Australian one. */
export const SPELLINGS: readonly [american: RegExp, australian: string][] = [
  [/\bcolor(s|ed|ful)?\b/i, "colour"],
  [/\bcenter(s|ed)?\b/i, "centre"],
  [/\bbehavior\w*/i, "behaviour"],
  [/\bfavor\w*/i, "favour"],
  [/\blabor\b/i, "labour"],
  [/\bneighbor\w*/i, "neighbour"],
  [/\bflavor\w*/i, "flavour"],
  [/\bfiber\b/i, "fibre"],
  [/\bgray\b/i, "grey"],
  [/\bpediatric\w*/i, "paediatric"],
  [/\borthopedic\w*/i, "orthopaedic"],
  [/\b\w*(gynecolog|hemo|leukem|estrogen|anemi)\w*/i, "the spelling with ae or oe"],
  [/\b(analy|paraly)z\w+/i, "-yse"],
  [
    /\b(organ|recogn|real|apolog|minim|optim|emphas|summar|custom|priorit|personal|stabil|mobil|util|final|visual|general|normal)iz(e|es|ed|ing|ation)\b/i,
    "-ise",
  ],
  [/\b(counsel|travel|label|cancel|model)(ed|ing|or)\b/i, "double l"],
  [/\bmoms?\b|\bmommy\b/i, "mum"],
  [/\bdiapers?\b/i, "nappy"],
  [/\bpajamas\b/i, "pyjamas"],
  [/\bgotten\b/i, "got"],
  [/\baging\b/i, "ageing"],
  [/\bprogrammes?\b/i, "program"],
];
