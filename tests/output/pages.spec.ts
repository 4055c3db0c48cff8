import { addressLines, formatTimes, nameWithProfession } from "../../app/facts/format.ts";
import { directionsUrl, mailtoUrl, telUrl } from "../../app/facts/links.ts";
import { attribute, elementsIn } from "../../tools/build/page/html-tree.ts";
import { builtPage, linksAmong, PAGE_PATHS, SITE_ORIGIN, textIn } from "../support/built-site.ts";
import {
  articles,
  blog,
  cards,
  clinic,
  home,
  legalPages,
  pages,
  SHOWN,
  site,
  summaries,
} from "../support/content.ts";
import { expect, test } from "../support/server.ts";
import { longDate, shownTexts } from "../support/shown-texts.ts";

// What every page holds, read from its HTML. Nothing here needs a browser. Over 200 lines, because pages share the helpers.

const { booking, practitioner } = clinic;
const phone = telUrl(clinic.phone);

/** Where a content field's button leads, on whichever page it is. */
const LEADS_TO: Record<string, readonly string[]> = {
  bookButton: [booking.generalUrl],
  "hero.bookButton": [booking.generalUrl, booking.assessmentUrl],
  callButton: [phone],
  assessmentButton: [booking.assessmentUrl],
  consultationLink: [booking.generalUrl],
  contactButton: ["/contact"],
  directionsLink: [directionsUrl(clinic)],
};

type Wanted = { text: string; to: readonly string[] };

/** The links that a page's content asks for: `label` with `to` or `url`, and the fields above. */
function linksWanted(value: unknown, parent = ""): Wanted[] {
  if (typeof value !== "object" || value === null) return [];
  const { label, to, url } = value as Record<string, unknown>;
  const href = to ?? url;
  const own =
    typeof label === "string" && typeof href === "string" ? [{ text: label, to: [href] }] : [];
  const inner = Object.entries(value).flatMap(([key, entry]) => {
    const leadsTo = LEADS_TO[`${parent}.${key}`] ?? LEADS_TO[key];
    if (typeof entry !== "string" || !leadsTo) return linksWanted(entry, key);
    return [{ text: entry, to: leadsTo }];
  });
  return [...own, ...inner];
}

/** What's missing on a page: texts and links. */
function missing(path: string, fields: object): string[] {
  const { inMain, mainText } = builtPage(path);
  const readOut = ["aria-label", "alt"].flatMap((name) =>
    inMain.map((element) => attribute(element, name) ?? ""),
  );
  const all = [mainText, ...readOut].join(" ").replace(/\s+/g, " ");
  // A portrait takes the drawing's place.
  const replaced = practitioner.portrait && home.about.picture.alt;
  const notShown = SHOWN.form ? [] : ["formTitle"];
  const texts = shownTexts(fields, notShown).filter((text) => text !== replaced);
  const links = linksAmong(inMain);
  const isFound = (wanted: Wanted) =>
    links.some(
      ({ text: found, label, href }) =>
        wanted.to.includes(href) && `${found} ${label}`.includes(wanted.text.replace(/\s+/g, " ")),
    );
  return [
    ...texts.filter((text) => !all.includes(text.replace(/\s+/g, " "))),
    ...linksWanted(fields).flatMap((wanted) =>
      isFound(wanted) ? [] : [`a link "${wanted.text}" to ${wanted.to.join(" or ")}`],
    ),
  ];
}

for (const path of PAGE_PATHS)
  test(`${path} has its title, its address, one main heading, and described pictures`, () => {
    const { all } = builtPage(path);
    const one = (tag: string, name: string, value: string) =>
      all.filter((element) => element.tagName === tag && attribute(element, name) === value);
    expect(all.filter(({ tagName }) => tagName === "h1")).toHaveLength(1);
    expect(all.filter(({ tagName }) => tagName === "title").map(textIn)).toEqual([
      expect.stringMatching(/.{10,}/),
    ]);
    const [description, ...others] = one("meta", "name", "description");
    expect(others).toEqual([]);
    expect(description && attribute(description, "content")).toMatch(/.{50,}/);
    const canonical = one("link", "rel", "canonical").map((link) => attribute(link, "href"));
    expect(canonical).toEqual([SITE_ORIGIN + path]);
    // With its size known, a picture takes its place before it loads.
    for (const image of all.filter(({ tagName }) => tagName === "img"))
      for (const name of ["alt", "width", "height"])
        expect(attribute(image, name), `${attribute(image, "src")}: ${name}`).toBeDefined();
    const { name, number } = clinic.helplines.emergency;
    for (const { text, href } of linksAmong(all))
      if (href === `tel:${number}`) expect(text).toBe(`${name} (${number})`);
  });

for (const { path, fields } of pages)
  test(`${path} shows all of its content, and its links lead where the content says`, () => {
    expect(missing(path, fields)).toEqual([]);
  });

for (const { path, title, ...article } of articles)
  test(`${path} shows its head, contents, medical notice and next step`, () => {
    const { inMain, mainText } = builtPage(path);
    const texts = [
      ...[title, nameWithProfession(clinic, " "), `${article.readingMinutes} ${blog.minutes}`],
      ...[article.date, article.updated ?? article.date].map((day) => longDate(day)),
      ...article.keyPoints,
      ...[...article.helpFirst.signs, ...article.helpFirst.more.flatMap(({ signs }) => signs)],
      ...[site.medicalNotice.helpFirstTitle, site.medicalNotice.emergency],
    ];
    expect(texts.filter((text) => !mainText.includes(text.replace(/\s+/g, " ")))).toEqual([]);
    const links = linksAmong(inMain);
    const { label, destination } = article.mainButton;
    const buttonUrl = { booking: booking.generalUrl, phone, contact: "/contact" }[destination];
    for (const [name, href] of [
      [article.backLink, "/blog"],
      [label, buttonUrl],
      ...article.tableOfContents.map((entry) => [entry.title, `#${entry.id}`]),
      ...summaries
        .filter(({ slug }) => article.related.some((one) => one.slug === slug))
        .map((one) => [one.title, one.path]),
    ] as [string, string][])
      expect(
        links.some((link) => link.href === href && link.text.includes(name.replace(/\s+/g, " "))),
        `${name} to ${href}`,
      ).toBe(true);
    for (const entry of article.tableOfContents)
      expect(inMain.filter((one) => attribute(one, "id") === entry.id).map(textIn)).toEqual([
        entry.title.replace(/\s+/g, " "),
      ]);
  });

test("the blog shows every article as a card, with its title, facts and link", () => {
  const found = builtPage("/blog").inMain.filter(({ tagName }) => tagName === "article");
  expect(found).toHaveLength(summaries.length);
  for (const [i, { title, category, date, readingMinutes: time, excerpt }] of summaries.entries())
    for (const text of [title, category, longDate(date), `${time} ${blog.minutes}`, excerpt])
      expect(found[i] && textIn(found[i])).toContain(text.replace(/\s+/g, " "));
});

for (const path of ["/", "/services", "/locations/manly"])
  test(`${path} has a card for every service, in order`, () => {
    const links = linksAmong(builtPage(path).inMain).filter(({ text }) =>
      text.startsWith(site.pageCards.learnMoreLink),
    );
    expect(links.map(({ href }) => href)).toEqual(cards.map(({ path }) => path));
  });

for (const legal of legalPages)
  test(`${legal.path} has its sections, its contents and its dates`, () => {
    const { inMain, mainText } = builtPage(legal.path);
    expect(mainText).toContain(`${site.legal.effectiveLabel} ${legal.effective}`);
    expect(mainText).toContain(`${site.legal.modifiedLabel} ${longDate(legal.modified)}`);
    const titles = legal.tableOfContents.map(({ title }) => title);
    expect(inMain.filter(({ tagName }) => tagName === "h2").map(textIn)).toEqual(
      expect.arrayContaining(titles),
    );
    const links = linksAmong(inMain).filter(({ href }) => href.startsWith("#"));
    expect(links.map(({ text: entry }) => entry)).toEqual(expect.arrayContaining(titles));
  });

test("the privacy policy names the provider of every integration in use", () => {
  const { form, chat, reviews, map, analytics, hosting, ...always } = clinic.integrations;
  const rows = builtPage("/privacy-policy").inMain.filter(({ tagName }) => tagName === "tr");
  const used = [always.booking, ...[form, chat, map, reviews].filter(({ shown }) => shown)];
  if (analytics.id) used.push(analytics);
  for (const { provider } of used) {
    const [row] = rows.filter((one) => textIn(one).includes(provider.purpose));
    expect(row && textIn(row)).toContain(`${provider.name}, ${provider.country}`);
  }
  const all = rows.map(textIn).join(" ");
  for (const { name } of [hosting.website, hosting.mail]) expect(all).toContain(name);
  expect(all).not.toContain("undefined");
});

test("the clinic's facts are where visitors look for them", () => {
  const { registerUrl, ...registration } = clinic.registration;
  for (const path of ["/about", "/contact"]) {
    const { inMain, mainText } = builtPage(path);
    for (const fact of Object.values(registration)) expect(mainText, path).toContain(fact);
    expect(linksAmong(inMain).map(({ href }) => href)).toContain(registerUrl);
  }
  for (const path of ["/", "/contact", "/locations/manly"]) {
    const { inMain, mainText } = builtPage(path);
    for (const line of addressLines(clinic)) expect(mainText, path).toContain(line);
    const rows = inMain.filter(({ tagName }) => tagName === "tr").map(textIn);
    for (const { day, times } of clinic.hours)
      expect(rows, path).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${day}.*${formatTimes(times).join(", ") || site.closed}`),
        ),
      );
  }
  const contact = linksAmong(builtPage("/contact").inMain).map(({ href }) => href);
  for (const to of [phone, mailtoUrl(clinic.email), "/clinic.vcf", directionsUrl(clinic)])
    expect(contact).toContain(to);
  const links = PAGE_PATHS.flatMap((path) => linksAmong(builtPage(path).inMain));
  const directions = links.filter(({ text }) => text.startsWith(site.map.directionsLink));
  expect(new Set(directions.map(({ href }) => href))).toEqual(new Set([directionsUrl(clinic)]));
});

test("the practitioner's photo is on her pages once there is one, and no drawing in its place", () => {
  const { portrait, drawing } = practitioner;
  const sources = ["/", "/about"].map((path) =>
    builtPage(path)
      .inMain.filter(({ tagName }) => tagName === "img")
      .map((image) => attribute(image, "src") ?? ""),
  );
  for (const found of sources) {
    expect(found.some((src) => src.startsWith(`${portrait?.basePath}-`))).toBe(Boolean(portrait));
    if (portrait) expect(found.filter((src) => src.startsWith(`${drawing.basePath}-`))).toEqual([]);
  }
});

test("the header leads to the pages and services, the footer to the rest, with the clinic's facts", () => {
  const { all, body } = builtPage("/contact");
  const part = (tag: string) => all.find(({ tagName }) => tagName === tag) ?? body;
  const linksIn = (tag: string) => linksAmong([...elementsIn(part(tag))]);
  const header = linksIn("header");
  for (const { label, to } of site.navigation.items)
    expect(header).toContainEqual(expect.objectContaining({ text: label, href: to }));
  for (const { title, path } of cards.filter(({ isPractitioner }) => !isPractitioner))
    expect(
      header.filter(({ href, text }) => href === path && text.includes(title)).length,
    ).toBeGreaterThan(1);
  expect(header).toContainEqual(expect.objectContaining({ href: booking.generalUrl }));

  const marked = builtPage(cards[0]?.path ?? "").all.filter((one) =>
    attribute(one, "aria-current"),
  );
  expect(marked.map((one) => attribute(one, "href"))).toContain("/services");

  const footer = linksIn("footer");
  const { links, serviceArea, legalLinks, quote, chat } = site.footer;
  for (const { label, to } of [...links, serviceArea.link, ...legalLinks])
    expect(footer).toContainEqual(expect.objectContaining({ text: label, href: to }));
  for (const to of [phone, booking.generalUrl, ...clinic.social.map(({ url }) => url)])
    expect(footer.map(({ href }) => href)).toContain(to);
  const text = textIn(part("footer"));
  for (const line of [...addressLines(clinic), clinic.name, quote]) expect(text).toContain(line);
  const { name, country } = clinic.integrations.chat.provider;
  expect(text.includes(`${chat.runBy} ${name}, ${country}.`)).toBe(SHOWN.chat);
});
