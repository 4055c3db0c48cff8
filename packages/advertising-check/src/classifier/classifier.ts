import { analyseSentence } from "../text/sentences.ts";
import { examplesIn, examplesOfRules, TRAINING } from "./examples.ts";
import { featuresOf } from "./features.ts";
import { type Example, type Model, train } from "./logistic-regression.ts";

/** Above this score, a sentence reads like a breach. Chosen on the examples: see the README. */
const THRESHOLD = 0.75;

let cache: { model: Model; breaches: readonly Example[] } | undefined;

function trained() {
  if (cache) return cache;
  const examples = [...TRAINING.flatMap(examplesIn), ...examplesOfRules()];
  cache = { model: train(examples), breaches: examples.filter(({ breach }) => breach) };
  return cache;
}

/** The model is trained on sentences, so it can't judge headings and labels. */
const IS_SENTENCE = /^(\S+\s+){4,}\S+[.!?]["”’)]?$/;

/** True if the text is a statement that the model takes for a breach. */
export const isLikeBreach = (model: Model, text: string): boolean =>
  IS_SENTENCE.test(text) && !analyseSentence(text).asks && model(text) > THRESHOLD;

/** True if a sentence reads like a breach of any rule. */
export const readsLikeBreach = (text: string): boolean => isLikeBreach(trained().model, text);

/** The example of a breach that is most similar to a sentence. */
export function nearestBreach(text: string): string {
  const features = new Set(featuresOf(text));
  const shared = (each: Example) => {
    const theirs = featuresOf(each.text);
    return theirs.filter((feature) => features.has(feature)).length / Math.sqrt(theirs.length);
  };
  return trained().breaches.reduce((best, each) => (shared(each) > shared(best) ? each : best))
    .text;
}
