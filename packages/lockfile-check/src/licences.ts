import type { Package } from "./packages.ts";

/** Licences that only require their notice. */
const PERMISSIVE = [
  "MIT",
  "ISC",
  "0BSD",
  "Python-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Zlib",
  "OFL-1.1",
];
/** Licences that are also fine for development tools, whose code isn't part of the site. */
const FOR_TOOLS = [
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "Unlicense",
];

/** True if a licence expression such as `(MIT OR GPL-3.0)` is satisfied by these licences. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const inner = expression.replace(/^\((.*)\)$/, "$1");
  if (inner.includes(" OR ")) return inner.split(" OR ").some((part) => isAllowed(part, allowed));
  return inner.split(" AND ").every((part) => allowed.includes(part));
}

/** One line for each package with another licence, or with an install script that isn't allowed. */
export function packageProblems(packages: readonly Package[], mayRun: readonly string[]): string[] {
  return packages.flatMap(({ name, version, license, runsScript, shipped }) => {
    const allowed = shipped ? PERMISSIVE : [...PERMISSIVE, ...FOR_TOOLS];
    return [
      ...(isAllowed(license, allowed)
        ? []
        : [`${name} ${version}: found the licence ${license}, expected ${allowed.join(", ")}`]),
      ...(runsScript && !mayRun.includes(name)
        ? [`${name} ${version}: found a script that runs on installing, expected none`]
        : []),
    ];
  });
}

/** The number of packages with each licence, most common first. */
export function licenceCounts(packages: readonly Package[]): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
