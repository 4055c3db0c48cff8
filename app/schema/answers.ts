import { object, text } from "./fields.ts";

const EXPECTED_RING_BACK =
  "words that go on after “I’ll text or ring you”, such as: within one working day";

/** An answer that pages show, or leave out if the owner hasn't given it. */
const answer = (title: string, description: string, max = 300) =>
  text(max).optional().meta({ title, description });

/** What patients ask before they come. */
export const answers = object({
  newPatients: answer("New patients", "Whether you take new patients, and how soon.", 120),
  ringBack: text(80)
    .regex(/^(?!I\b)[a-z]/, { error: EXPECTED_RING_BACK })
    .optional()
    .meta({
      title: "How soon you ring back",
      description: "As it reads after “I’ll text or ring you”: “within one working day”.",
      expects: EXPECTED_RING_BACK,
    }),
  payment: answer("Paying", "Cards, and whether you claim from health funds on the spot."),
  medicarePlans: answer(
    "Medicare plans",
    "Whether you take a GP’s referral under a plan for a long-term condition.",
    200,
  ),
  cancelling: answer("Cancelling", "How much notice you’d like.", 200),
  facilities: answer("Toilet, change table, feeding", "What there is for someone with a baby."),
  olderPatients: answer("Older patients", "Whether you see them, and what you do differently."),
  afterAdjustment: answer("After an adjustment", "Whether people can drive, lift and exercise."),
}).meta({
  title: "What patients ask",
  description: "Each answer is shown where patients ask. Leave one empty, and no page shows it.",
});
