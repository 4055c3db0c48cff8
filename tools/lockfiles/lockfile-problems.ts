import { z } from "zod";

const REGISTRY = "https://registry.npmjs.org/";

/** Licences that only require their notice. */
const PERMISSIVE = [
  ...["MIT", "ISC", "0BSD", "Python-2.0", "BSD-2-Clause", "BSD-3-Clause"],
  ...["Apache-2.0", "Zlib", "OFL-1.1"],
];
/** Licences that are also fine for tools, whose code isn't part of the site. */
const FOR_TOOLS = [
  ...PERMISSIVE,
  ...["BlueOak-1.0.0", "CC-BY-4.0", "CC0-1.0", "LGPL-3.0-or-later", "MPL-2.0", "Unlicense"],
];

const entrySchema = z.object({
  /** Only there if the package has another name than its folder. */
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().default("none"),
  hasInstallScript: z.boolean().optional(),
  /** True for a workspace of this repository. */
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
type Entry = z.infer<typeof entrySchema>;

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
});

/** A version's number. npm takes `1.2.3@github.com:a/b.git` for a repository, and `1.2.3-a.tgz` for a file. */
const VERSION = /^\d+\.\d+\.\d+(-(?!.*\.t(ar|gz))[\w.-]+)?$/i;

const packageName = (path: string) => path.replace(/^.*node_modules\//, "");

const isWorkspace = (path: string) => /^packages\/[\w-]+$/.test(path);

/** True if a licence expression such as `(MIT OR GPL-3.0)` is satisfied by these licences. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const inner = expression.replace(/^\((.*)\)$/, "$1");
  if (inner.includes(" OR ")) return inner.split(" OR ").some((part) => isAllowed(part, allowed));
  return inner.split(" AND ").every((part) => allowed.includes(part));
}

/**
 * The names of the site's dependencies and theirs. The lockfile's `dev` flags can't be used: workspaces' dependencies
 * don't have them, although they're only tools.
 */
function shippedNames(packages: readonly [path: string, entry: Entry][]): Set<string> {
  const names = new Set(
    packages.flatMap(([path, entry]) => (path ? [] : Object.keys(entry.dependencies))),
  );
  // A loop over a set also visits what is added meanwhile.
  for (const name of names)
    for (const [path, { dependencies }] of packages)
      if (packageName(path) === name)
        for (const inner of Object.keys(dependencies)) names.add(inner);
  return names;
}

/** What is wrong with a package: what was found and what was expected. */
function problemsOf(name: string, entry: Entry, licences: readonly string[]): string[] {
  const { version = "none", resolved, integrity = "none", license } = entry;
  const problem = (isWrong: boolean, found: string, expected: string) =>
    isWrong ? [`found ${found}, expected ${expected}`] : [];
  const url = `${REGISTRY}${name}/-/${name.replace(/^.*\//, "")}-${version}.tgz`;
  return [
    ...problem(!VERSION.test(version), `the version ${version}`, "a number such as 1.2.3"),
    ...problem(!/^sha512-[\w+/]{86}==$/.test(integrity), `the hash ${integrity}`, "a sha512 one"),
    ...problem(
      resolved !== undefined && resolved !== url,
      `the address ${resolved}`,
      `none, or ${url}`,
    ),
    ...problem(
      entry.name !== undefined && entry.name !== name,
      `the package ${entry.name} in its place`,
      "the one of this name",
    ),
    ...problem(!isAllowed(license, licences), `the licence ${license}`, licences.join(", ")),
    ...problem(entry.hasInstallScript === true, "a script that runs on installing", "none"),
  ];
}

/**
 * One line for each package in a package-lock.json that isn't from the npm registry, has no hash, has another licence or
 * wants to run a script.
 * @param text the lockfile's text
 * @param mayHaveScript packages that work without their script, which is never run
 */
export function lockfileProblems(text: string, mayHaveScript: readonly string[] = []): string[] {
  const lock = lockSchema.parse(JSON.parse(text));
  const packages = Object.entries(lock.packages);
  const shipped = shippedNames(packages);
  return packages.flatMap(([path, entry]) => {
    if (path === "" || isWorkspace(path)) return [];
    const name = packageName(path);
    if (entry.link && entry.resolved === `packages/${name}` && isWorkspace(entry.resolved))
      return [];
    const checked = mayHaveScript.includes(name) ? { ...entry, hasInstallScript: false } : entry;
    return problemsOf(name, checked, shipped.has(name) ? PERMISSIVE : FOR_TOOLS).map(
      (problem) => `${name} ${entry.version}: ${problem}`,
    );
  });
}
