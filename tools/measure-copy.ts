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
line("breaches, websites read during the work", judge("met-breaches.yaml"));
line("clean, websites read during the work", judge("met-clean.yaml"));
line("breaches, websites read once the rules stood", only(later, "breaches"));
line("clean, websites read once the rules stood", only(later, "clean"));
