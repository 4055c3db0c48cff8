import { z } from "zod";
import { type Package, packagesOf } from "./packages.ts";

const purl = ({ name, version }: Pick<Package, "name" | "version">) =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** Converts a package's checksum from base64, as in package-lock.json, to hexadecimal for CycloneDX. */
function hashes({ integrity }: Package) {
  const [, kind, sum] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  if (!kind || !sum) return undefined;
  const alg = kind.toUpperCase().replace("SHA", "SHA-");
  return [{ alg, content: Buffer.from(sum, "base64").toString("hex") }];
}

const rootSchema = z.object({ name: z.string(), version: z.string() });

/** A software bill of materials in CycloneDX 1.6, with the packages that are part of the site. */
export function sbom(lock: string) {
  const { name, version } = rootSchema.parse(JSON.parse(lock));
  const site = { name, version };
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", ...site, "bom-ref": purl(site) } },
    components: packagesOf(lock)
      .filter(({ shipped }) => shipped)
      .map((entry) => ({
        type: "library",
        name: entry.name,
        version: entry.version,
        "bom-ref": purl(entry),
        purl: purl(entry),
        licenses: [{ expression: entry.license }],
        hashes: hashes(entry),
      })),
  };
}
