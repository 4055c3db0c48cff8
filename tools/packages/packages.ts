import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      /** A package of this repository, which npm links into node_modules. */
      link: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      integrity: z.string().optional(),
    }),
  ),
});

export type Package = {
  name: string;
  version: string;
  license: string;
  /** The checksum of what is installed, as npm writes it. */
  integrity: string;
  runsScript: boolean;
  /** Whether it is a part of the site, and not only of making it. */
  shipped: boolean;
};

type Entries = z.infer<typeof lockSchema>["packages"];

/** Where npm finds a dependency: in the package's own node_modules, or in the nearest one above. */
function resolve(entries: Entries, from: string, name: string): string | undefined {
  const own = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (own in entries) return own;
  return from === ""
    ? undefined
    : resolve(entries, from.replace(/\/?node_modules\/(?!.*node_modules\/).*$/, ""), name);
}

/**
 * What the site's own dependencies bring with them. The lockfile's `dev` flags can't tell: a workspace's
 * dependencies count as production there, although they only make the site.
 */
function shippedPaths(entries: Entries): Set<string> {
  const shipped = new Set<string>();
  const add = (from: string) => {
    for (const name of Object.keys(entries[from]?.dependencies ?? {})) {
      const path = resolve(entries, from, name);
      if (path === undefined || shipped.has(path)) continue;
      shipped.add(path);
      add(path);
    }
  };
  add("");
  return shipped;
}

/** The packages of a package-lock.json, by its text, without those of this repository. */
export function packagesOf(lock: string): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const shipped = shippedPaths(packages);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version = "", license = "none", hasInstallScript = false, ...entry }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      license,
      runsScript: hasInstallScript,
      integrity: entry.integrity ?? "",
      shipped: shipped.has(path),
    }));
}

/** Licences that ask for no more than their notice, which the build keeps in the scripts. */
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
/** Also fine for what only makes the site: of these no line reaches a visitor. */
const FOR_TOOLS = [
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "Unlicense",
];

/** Whether a licence expression holds with these licences alone. */
function holds(expression: string, allowed: readonly string[]): boolean {
  const inner = expression.replace(/^\((.*)\)$/, "$1");
  if (inner.includes(" OR ")) return inner.split(" OR ").some((part) => holds(part, allowed));
  return inner.split(" AND ").every((part) => allowed.includes(part));
}

/** One line for each package whose licence is not known to be fine, or that wants to run a script. */
export function packageProblems(packages: readonly Package[], mayRun: readonly string[]): string[] {
  return packages.flatMap(({ name, version, license, runsScript, shipped }) => {
    const allowed = shipped ? PERMISSIVE : [...PERMISSIVE, ...FOR_TOOLS];
    return [
      ...(holds(license, allowed)
        ? []
        : [`${name} ${version}: found the licence ${license}, expected ${allowed.join(", ")}`]),
      ...(runsScript && !mayRun.includes(name)
        ? [`${name} ${version}: found a script that runs on installing, expected none`]
        : []),
    ];
  });
}

/** How many packages stand under each licence, the most first. */
export function licenceCounts(packages: readonly Package[]): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
