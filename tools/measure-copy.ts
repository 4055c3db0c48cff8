import { half, judge, only, rate, type Samples } from "./copy/held-out/measure.ts";

const line = (name: string, samples: Samples) => {
  const all = [...samples.values()].flat();
  const found = all.filter(({ found }) => found).length;
  console.log(`${name.padEnd(44)} ${found} of ${all.length} (${rate(samples).toFixed(1)}%)`);
};

const breaches = judge("breaches.yaml");
const clean = judge("clean.yaml");
for (const which of ["development", "held out"] as const) {
  const part = half(breaches, which);
  line(`breaches, ${which}`, part);
  for (const name of part.keys()) line(`  ${name}`, only(part, name));
  line(`clean, ${which}`, half(clean, which));
}
for (const [name, file] of [
  ["websites read during the work", "met.yaml"],
  ["websites read once the rules stood", "later.yaml"],
] as const) {
  const samples = judge(file);
  line(`breaches, ${name}`, only(samples, "breaches"));
  line(`clean, ${name}`, only(samples, "clean"));
}
