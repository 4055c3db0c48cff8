import { brokenRules } from "../text/broken-rules.ts";
import { isLikeBreach } from "./classifier.ts";
import { examplesIn, examplesOfRules, TRAINING } from "./examples.ts";
import { type Example, type Model, train } from "./logistic-regression.ts";

/** Sentences for measuring only: neither the rules nor the model are based on them. */
export const HELD_OUT = ["held-out/3.yaml", "held-out/4.yaml"] as const;

export type DetectionCounts = { breaches: number; found: number; clean: number; stopped: number };

const count = (examples: readonly Example[], model?: Model): DetectionCounts => {
  const caught = ({ text }: Example) =>
    brokenRules(text).length > 0 || (model !== undefined && isLikeBreach(model, text));
  const breaches = examples.filter(({ breach }) => breach);
  const clean = examples.filter(({ breach }) => !breach);
  return {
    breaches: breaches.length,
    found: breaches.filter(caught).length,
    clean: clean.length,
    stopped: clean.filter(caught).length,
  };
};

/** The result of the rules alone for a file of examples. */
export const measureRules = (file: string): DetectionCounts => count(examplesIn(file));

/** The result of rules and model for a file of examples, with the model trained on all other files. */
export function measureAll(file: string): DetectionCounts {
  const others = TRAINING.filter((other) => other !== file).flatMap(examplesIn);
  return count(examplesIn(file), train([...others, ...examplesOfRules()]));
}

/** A percentage. */
export const percentage = (part: number, whole: number): number => (100 * part) / whole;
