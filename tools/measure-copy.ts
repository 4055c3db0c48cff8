import { half, judge, only, rate, type Samples } from "./copy/held-out/measure.ts";

const line = (name: string, samples: Samples) => {
  const all = [...samples.values()].flat();
  const count = all.filter(({ found }) => found).length;
  console.log(`${name.padEnd(46)} ${count} of ${all.length} (${rate(samples).toFixed(1)}%)`);
};

const breaches = judge("breaches.yaml");
const clean = judge("clean.yaml");
const later = judge("later.yaml");
for (const which of ["development", "held out"] as const) {
  const part = half(breaches, which);
  line(`breaches, ${which}`, part);
  for (const name of part.keys()) line(`  ${name}`, only(part, name));
  line(`clean, ${which}`, half(clean, which));
}
for (const round of [1, 2, 3, 4, 5]) {
  const samples = judge(`rounds/${round}.yaml`);
  line(`breaches, websites of round ${round}`, only(samples, "breaches"));
  line(`clean, websites of round ${round}`, only(samples, "clean"));
}
line("breaches, websites read once the rules stood", only(later, "breaches"));
line("clean, websites read once the rules stood", only(later, "clean"));
