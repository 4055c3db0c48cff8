import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPage, type Data, dataOf, PAGE_PATHS, textIn } from "../support/built-site.ts";
import { clinic, services } from "../support/content.ts";
import { expect, test } from "../support/server.ts";

/**
 * Checks data against schema.org with the types of `schema-dts`: an unknown property or a wrong type is a
 * compiler error. Returns the compiler's output, "" if there are no errors.
 */
function schemaProblems(things: { name: string; data: Data }[]): string {
  const folder = mkdtempSync(join("tests", "structured-data-"));
  const types = [...new Set(things.map(({ data }) => data["@type"]))];
  const lines = things.map(
    ({ name, data }, i) =>
      `/* ${name} */ export const thing${i} = ${JSON.stringify(data)} satisfies WithContext<${data["@type"]}>;`,
  );
  const source = [`import type { ${types.join(", ")}, WithContext } from "schema-dts";`, ...lines];
  const file = join(folder, "things.ts");
  writeFileSync(file, source.join("\n"));
  const flags = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig", "--module", "esnext"];
  try {
    execFileSync("tsc", [...flags, "--moduleResolution", "bundler", "--types", "node", file], {
      encoding: "utf8",
    });
    return "";
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("every page's structured data is valid schema.org", () => {
  const things = PAGE_PATHS.flatMap((path) => dataOf(path).map((data) => ({ name: path, data })));
  expect(things.length).toBeGreaterThan(PAGE_PATHS.length * 2);
  expect(schemaProblems(things)).toBe("");
});

test("every page describes itself, its breadcrumbs and the clinic, and no reviews", () => {
  for (const path of PAGE_PATHS) {
    const data = dataOf(path);
    const types = data.map((thing) => thing["@type"]);
    expect(types).toEqual(expect.arrayContaining(["WebPage", "BreadcrumbList", "LocalBusiness"]));
    const [title] = builtPage(path).all.filter(({ tagName }) => tagName === "title");
    const name = data.find((thing) => thing["@type"] === "WebPage")?.name;
    expect(String(name).replace(/\s+/g, " ")).toBe(title && textIn(title));
    expect(JSON.stringify(data)).not.toMatch(/"(Review|AggregateRating|Rating|FAQPage|Question)"/);
    expect(data.find((thing) => thing["@type"] === "LocalBusiness")).toMatchObject({
      telephone: clinic.phone,
      email: clinic.email,
      priceRange: clinic.priceRange,
      areaServed: clinic.areaServed,
    });
  }
});

test("the sitemap has the same date for each page as the page itself", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of PAGE_PATHS) {
    const page = dataOf(path).find((thing) => thing["@type"] === "WebPage");
    expect(page?.dateModified, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sitemap).toContain(
      `<loc>${clinic.siteUrl}${path}</loc>\n    <lastmod>${page?.dateModified}</lastmod>`,
    );
  }
});

test("every service is a therapy that the clinic offers", () => {
  for (const { path } of services) {
    const data = dataOf(path);
    expect(data.map((thing) => thing["@type"])).toContain("MedicalTherapy");
    const business = data.find((thing) => thing["@type"] === "LocalBusiness");
    expect(JSON.stringify(business)).toContain(`${path}#service`);
  }
});

test("the opening hours and closures are those in clinic.yaml", () => {
  const business = dataOf("/").find((thing) => thing["@type"] === "LocalBusiness");
  const hours = { "@type": "OpeningHoursSpecification" };
  expect(business?.openingHoursSpecification).toEqual(
    clinic.hours.flatMap(({ day, times }) =>
      times.map((one) => ({ ...hours, dayOfWeek: `https://schema.org/${day}`, ...one })),
    ),
  );
  const closed = { ...hours, opens: "00:00", closes: "00:00" };
  expect(business?.specialOpeningHoursSpecification ?? []).toEqual(
    clinic.closures.map(({ from, to }) => ({ ...closed, validFrom: from, validThrough: to })),
  );
});
