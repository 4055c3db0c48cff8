import { TRAINING } from "./classifier/examples.ts";
import {
  type DetectionCounts,
  HELD_OUT,
  measureAll,
  measureRules,
  percentage,
} from "./classifier/measure.ts";

const part = (some: number, all: number) =>
  all === 0 ? "-" : `${some} of ${all} (${percentage(some, all).toFixed(1)}%)`;

const line = (file: string, how: string, { breaches, found, clean, stopped }: DetectionCounts) =>
  console.log(
    `${file.padEnd(18)} ${how.padEnd(16)} finds ${part(found, breaches).padEnd(20)} stops clean ${part(stopped, clean)}`,
  );

for (const file of [...TRAINING, ...HELD_OUT]) {
  line(file, "rules alone", measureRules(file));
  line(file, "rules and model", measureAll(file));
}
