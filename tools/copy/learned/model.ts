import { featuresOf } from "./features.ts";

export type Example = { text: string; breach: boolean };
/** How much a sentence reads like a breach, from 0 to 1. */
export type Model = (text: string) => number;

const ROUNDS = 15;
const PULL = 0.0002;
/** There are more clean examples than breaches, and one that is missed weighs more. */
const BREACH_WEIGHS = 3;

/** Numbers that look random and are the same each time, so that a check gives the same answer twice. */
function shuffler(): <T>(list: T[]) => T[] {
  let seed = 1;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * limit);
  };
  return (list) => list.map((item) => [below(2 ** 30), item] as const).sort(([a], [b]) => a - b).map(([, item]) => item);
}

const likelihood = (weights: ReadonlyMap<string, number>, features: readonly string[]) => {
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0);
  return 1 / (1 + Math.exp(-(weights.get("") ?? 0) - sum / Math.sqrt(features.length)));
};

/** Logistic regression on the features of the examples, by stochastic descent. */
export function train(examples: readonly Example[]): Model {
  const weights = new Map<string, number>();
  const shuffle = shuffler();
  const ready = examples.map(({ text, breach }) => ({ breach, features: featuresOf(text) }));
  for (let round = 0; round < ROUNDS; round++) {
    const rate = 1 / (1 + round / 2);
    for (const { breach, features } of shuffle(ready)) {
      const off = likelihood(weights, features) - Number(breach);
      const step = off * rate * (breach ? BREACH_WEIGHS : 1);
      weights.set("", (weights.get("") ?? 0) - step / 10);
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight - step / Math.sqrt(features.length) - rate * PULL * weight);
      }
    }
  }
  return (text) => likelihood(weights, featuresOf(text));
}
