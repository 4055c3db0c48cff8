/** Words that a rule would stop, and why they stand. Exact; one that content no longer uses is an error. */
export const ALLOWED: readonly { words: string; reason: string }[] = [
  {
    words: "beside that promise",
    reason: "It is a promise about privacy, not about a result of care.",
  },
];

/** The specification's own headings and labels, which stand word for word wherever a screen has them. */
export const SPECIFIED: readonly string[] = [
  "My Journey to Holistic Healing",
  "Start Your Healing Journey",
  "Holistic Healing",
  "Trusted by local families",
  "Seven signs a baby may benefit",
  "Qualifications & Expertise",
  "How I can help",
  "Health & Wellness Insights",
  // Read out behind a link, not part of the sentence it stands in.
  "(opens in a new tab)",
];
