import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      /** True for a workspace of this repository. */
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
  /** The package's checksum in npm's form, such as `sha512-…`. */
  integrity: string;
  runsScript: boolean;
  /** True if it's part of the site, and not only a development tool. */
  shipped: boolean;
};

type Entries = z.infer<typeof lockSchema>["packages"];

/** Resolves a dependency like npm: in the package's own node_modules, or in the nearest one above. */
function resolve(entries: Entries, from: string, name: string): string | undefined {
  const own = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (own in entries) return own;
  return from === ""
    ? undefined
    : resolve(entries, from.replace(/\/?node_modules\/(?!.*node_modules\/).*$/, ""), name);
}

/**
 * The paths of the site's dependencies and theirs. The lockfile's `dev` flags can't be used, because the workspaces'
 * dependencies aren't marked as `dev`, although they're only tools.
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

/** The packages in the text of a package-lock.json, without the workspaces. */
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
