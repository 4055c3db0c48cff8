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
