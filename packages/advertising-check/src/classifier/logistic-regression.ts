import { featuresOf } from "./features.ts";

export type Example = { text: string; breach: boolean };
/** Returns how much a sentence reads like a breach, from 0 to 1. */
export type Model = (text: string) => number;

const ROUNDS = 25;
const REGULARISATION = 0.003;
/** There are fewer breaches among the examples, and missing one is worse than a false alarm. */
const BREACH_WEIGHT = 3;

/** Shuffles with a fixed seed, so that each run trains the same model. */
function shuffler(): <T>(list: T[]) => T[] {
  let seed = 1;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * limit);
  };
  return (list) =>
    list
      .map((item) => [below(2 ** 30), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
}

/** Maps features to numbers, which are faster than strings. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    numberOf(feature: string): number {
      const known = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, known);
      return known;
    },
    known: (features: readonly string[]) => features.flatMap((each) => numbers.get(each) ?? []),
    count: () => numbers.size,
  };
}

type Weights = { bias: number; of: Float64Array };

/** @param size the number of all features, including unknown ones */
function likelihood({ bias, of }: Weights, features: readonly number[], size: number): number {
  const sum = features.reduce((total, feature) => total + (of[feature] ?? 0), 0);
  return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(size)));
}

/** Trains a logistic regression on the examples by stochastic gradient descent. */
export function train(examples: readonly Example[]): Model {
  const { numberOf, known, count } = numbering();
  const ready = examples.map(({ text, breach }) => ({
    breach,
    features: featuresOf(text).map(numberOf),
  }));
  const weights: Weights = { bias: 0, of: new Float64Array(count()) };
  const shuffle = shuffler();
  for (let round = 0; round < ROUNDS; round++) {
    const rate = 1 / (1 + round / 2);
    for (const { breach, features } of shuffle(ready)) {
      const off = likelihood(weights, features, features.length) - Number(breach);
      const step = off * rate * (breach ? BREACH_WEIGHT : 1);
      const each = step / Math.sqrt(features.length);
      weights.bias -= step / 10;
      for (const feature of features) {
        weights.of[feature] = (weights.of[feature] ?? 0) * (1 - rate * REGULARISATION) - each;
      }
    }
  }
  return (text) => {
    const features = featuresOf(text);
    return likelihood(weights, known(features), features.length);
  };
}
