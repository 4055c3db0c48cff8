import type { Package } from "./packages.ts";

const purl = ({ name, version }: Pick<Package, "name" | "version">) =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** A package's checksum, which package-lock.json keeps in base64 and CycloneDX in hexadecimals. */
function hashes({ integrity }: Package) {
  const [, kind, sum] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  if (!kind || !sum) return undefined;
  const alg = kind.toUpperCase().replace("SHA", "SHA-");
  return [{ alg, content: Buffer.from(sum, "base64").toString("hex") }];
}

/**
 * The packages that are a part of the site, as CycloneDX 1.6. `npm sbom --omit=dev` leaves out those
 * that tools need as well, React among them, and without the option it stops at a tool's odd wish.
 */
export function sbom(site: { name: string; version: string }, packages: readonly Package[]) {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", ...site, "bom-ref": purl(site) } },
    components: packages
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
