import { readSentence } from "../text/sentences.ts";
import { examplesIn, examplesOfRules, TEACHING } from "./examples.ts";
import { featuresOf } from "./features.ts";
import { type Example, type Model, train } from "./logistic-regression.ts";

/** From here on a sentence counts as one that reads like a breach; chosen on the examples, see the README. */
const LIMIT = 0.75;

let known: { model: Model; breaches: readonly Example[] } | undefined;

function learnt() {
  if (known) return known;
  const examples = [...TEACHING.flatMap(examplesIn), ...examplesOfRules()];
  known = { model: train(examples), breaches: examples.filter(({ breach }) => breach) };
  return known;
}

/** The model has learnt from sentences, and a heading, a label or a plain question is none. */
const IS_SENTENCE = /^(\S+\s+){4,}\S+[.!?]["”’)]?$/;

/** What a model makes of a text when it is one that the model can judge. */
export const isLikeBreach = (model: Model, text: string): boolean =>
  IS_SENTENCE.test(text) && !readSentence(text).asks && model(text) > LIMIT;

/** Whether a sentence reads like those that break the law, whichever rule it would be. */
export const readsLikeBreach = (text: string): boolean => isLikeBreach(learnt().model, text);

/** The known breach that shares most with a sentence. */
export function nearestBreach(text: string): string {
  const features = new Set(featuresOf(text));
  const shared = (each: Example) => {
    const theirs = featuresOf(each.text);
    return theirs.filter((feature) => features.has(feature)).length / Math.sqrt(theirs.length);
  };
  return learnt().breaches.reduce((best, each) => (shared(each) > shared(best) ? each : best)).text;
}
