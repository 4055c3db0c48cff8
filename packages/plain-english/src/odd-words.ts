/** Words that sound translated to patients, and what people say instead. */
export const ODD_WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bbeside\b/i, "next to, alongside or with"],
  [
    /\bstands? (beside|here|there|behind|below|above|in its place|on (a|the) page)\b/i,
    "is or goes",
  ],
  [/\bbelongs? (with|to) (a|an|the|your) (GP|doctor|midwife|physio|psychologist)\b/i, "see or ask"],
  [/\basks? of (you|your|a body|the body)\b/i, "needs or takes"],
  [/\bcomes? about\b/i, "happens"],
  [/\b(what becomes|becomes) of\b/i, "how I handle, or what happens to"],
  [
    /, for (I|we|you|he|she|it|they|this|that|there|nobody|everyone)\b(?! (to|and|or)\b)/,
    "because",
  ],
  [/\bso as to\b/i, "to"],
  [/\bwhom\b/i, "who"],
  [/\bneed not\b/i, "don't need to"],
  [/\btold of\b/i, "told about"],
  [/\byou hear (that|it) from me\b/i, "I'll tell you"],
  [/\bnobody here\b/i, "I don't, or we don't"],
  [/\bat its end\b/i, "at the end"],
  [/\bin front of (us|me)\b/i, "what you've come with"],
  [/\bwhere our part ends\b/i, "what we don't do"],
  [/\bof its own\b/i, "its own"],
  [
    /\b(^|\.\s|, |and )hands (feel|rest|settle|listen|press|work|find|move|go)\b/i,
    "I feel, I press",
  ],
  [/\ba good first door\b/i, "a good place to start"],
  [/\bby the whole time\b/i, "the whole time"],
];
