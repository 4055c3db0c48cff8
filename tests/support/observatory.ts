// The scoring of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory, version 1.4.8), as far as it
// applies to a static site without cookies over https. Its package brings a database, a web server and a
// crash reporter, so the rules are reimplemented here with their points.

/** A response's headers, names in lower case, and its HTML. */
export type Answer = { headers: Readonly<Record<string, string | undefined>>; html: string };

type Rule = { name: string; points: (answer: Answer) => number };

const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const UNSAFE = /^('unsafe-inline'|data:)$/;
const INSECURE = /^(http|ftp):/;
const NONCE_OR_HASH = /^'(sha256|sha384|sha512|nonce)-/;
const SIX_MONTHS = 15_552_000;
const ENOUGH_FOR_EXTRA_CREDIT = 90;

/** A policy's directives. Undefined if a directive appears twice, which the Observatory treats as invalid. */
function directivesOf(policy: string): Map<string, string[]> | undefined {
  const result = new Map<string, string[]>();
  for (const part of policy.split(";").map((text) => text.trim())) {
    if (part === "") continue;
    const [name = "", ...sources] = part.toLowerCase().split(/\s+/);
    if (result.has(name)) return undefined;
    result.set(name, sources);
  }
  return result;
}

/** The policy in a page's head, "" if there is none. */
export const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? "";

/** The Observatory combines the policies in the header and the page. */
function policyPoints({ headers, html }: Answer): number {
  const csp = directivesOf(`${headers["content-security-policy"] ?? ""};${policyIn(html)}`);
  if (!csp?.has("default-src")) return -25;
  const of = (name: string) => csp.get(name) ?? csp.get("default-src") ?? ["*"];
  // A hash or nonce disables 'unsafe-inline'.
  const effective = (sources: string[]) =>
    sources.some((source) => NONCE_OR_HASH.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const [script, style] = [effective(of("script-src")), effective(of("style-src"))];
  const passive = [...of("img-src"), ...of("media-src")];
  const active = [...csp]
    .filter(([name]) => !["img-src", "media-src", "script-src"].includes(name))
    .flatMap(([, sources]) => sources);

  if (script.some((source) => BROAD.test(source) || UNSAFE.test(source))) return -20;
  if (of("object-src").some((source) => BROAD.test(source))) return -20;
  if ([...active, ...script].some((source) => INSECURE.test(source))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.some((source) => INSECURE.test(source))) return -10;
  if (style.some((source) => BROAD.test(source) || UNSAFE.test(source))) return 0;
  return csp.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function transportPoints({ headers }: Answer): number {
  const age = /(?:^|;\s*)max-age=(\d+)/i.exec(headers["strict-transport-security"] ?? "")?.[1];
  if (!age) return -20;
  return Number(age) < SIX_MONTHS ? -10 : 0;
}

function referrerPoints({ headers }: Answer): number {
  const policy = headers["referrer-policy"];
  if (policy === undefined) return 0;
  const last = policy.split(",").at(-1)?.trim().toLowerCase() ?? "";
  const private_ = [
    "no-referrer",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
  ];
  return private_.includes(last) ? 5 : -5;
}

function framingPoints({ headers }: Answer): number {
  if (directivesOf(headers["content-security-policy"] ?? "")?.has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
}

function resourcePoints({ headers }: Answer): number {
  const policy = headers["cross-origin-resource-policy"];
  if (policy === undefined || policy === "cross-origin") return 0;
  return ["same-site", "same-origin"].includes(policy) ? 10 : -5;
}

/** Scripts from other hosts, checked for subresource integrity. */
function scriptPoints({ html }: Answer): number {
  const outside = [...html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (outside.some(([tag]) => !tag.includes("integrity="))) {
    return outside.every(([tag]) => tag.includes(' src="https://')) ? -5 : -50;
  }
  return outside.length > 0 ? 5 : 0;
}

const sharedWithAll = ({ headers }: Answer) =>
  headers["access-control-allow-origin"] !== undefined &&
  headers["access-control-allow-credentials"] === "true";

const RULES: readonly Rule[] = [
  { name: "content security policy", points: policyPoints },
  { name: "strict transport security", points: transportPoints },
  { name: "referrer policy", points: referrerPoints },
  { name: "framing", points: framingPoints },
  { name: "resource policy", points: resourcePoints },
  { name: "outside scripts", points: scriptPoints },
  {
    name: "sniffing",
    points: ({ headers }) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  },
  { name: "sharing with credentials", points: (answer) => (sharedWithAll(answer) ? -50 : 0) },
];

/** The score: 100 plus bonus points, which count only from a score of 90. */
export function observatoryScore(answer: Answer): number {
  const points = RULES.map((rule) => rule.points(answer));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const plain = 100 + sum(points.filter((value) => value < 0));
  return plain < ENOUGH_FOR_EXTRA_CREDIT ? Math.max(plain, 0) : 100 + sum(points);
}
