import { object, text } from "./fields.ts";

const EXPECTED_RING_BACK =
  "words that go on after “I’ll text or ring you”, such as: within one working day";

/** What patients ask before they come. Pages leave out what isn't answered. */
export const answers = object({
  newPatients: text(120).optional().meta({
    title: "New patients",
    description: "Whether you take new patients, and how soon.",
  }),
  ringBack: text(80)
    .regex(/^(?!I\b)[a-z]/, { error: EXPECTED_RING_BACK })
    .optional()
    .meta({
      title: "How soon you ring back",
      description: "As it reads after “I’ll text or ring you”: “within one working day”.",
      expects: EXPECTED_RING_BACK,
    }),
  payment: text(300).optional().meta({
    title: "Paying",
    description: "Cards, and whether you claim from health funds on the spot.",
  }),
  medicarePlans: text(200).optional().meta({
    title: "Medicare plans",
    description: "Whether you take a GP’s referral under a plan for a long-term condition.",
  }),
  cancelling: text(200).optional().meta({
    title: "Cancelling",
    description: "How much notice you’d like.",
  }),
  facilities: text(300).optional().meta({
    title: "Toilet, change table, feeding",
    description: "What there is for someone with a baby.",
  }),
  olderPatients: text(300).optional().meta({
    title: "Older patients",
    description: "Whether you see them, and what you do differently.",
  }),
  afterAdjustment: text(300).optional().meta({
    title: "After an adjustment",
    description: "Whether people can drive, lift and exercise.",
  }),
}).meta({
  title: "What patients ask",
  description: "Each answer is shown where patients ask. Leave one empty, and no page shows it.",
});
