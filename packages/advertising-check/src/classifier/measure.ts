import { brokenRules } from "../text/broken.ts";
import { isLikeBreach } from "./classifier.ts";
import { examplesIn, examplesOfRules, TEACHING } from "./examples.ts";
import { type Example, type Model, train } from "./logistic-regression.ts";

/** Sentences written to be measured, which neither rules nor the model have learnt from. */
export const HELD_OUT = ["held-out/3.yaml", "held-out/4.yaml"] as const;

export type Rates = { breaches: number; found: number; clean: number; stopped: number };

const count = (examples: readonly Example[], model?: Model): Rates => {
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

/** What rules alone make of a file of examples. */
export const byRules = (file: string): Rates => count(examplesIn(file));

/** What rules and model make of a file of examples when the model has learnt from all the others only. */
export function byAll(file: string): Rates {
  const others = TEACHING.filter((other) => other !== file).flatMap(examplesIn);
  return count(examplesIn(file), train([...others, ...examplesOfRules()]));
}

/** A part of a whole, in per cent. */
export const rate = (part: number, whole: number): number => (100 * part) / whole;
