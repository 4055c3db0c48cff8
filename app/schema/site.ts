import { z } from "zod";
import { exactly, label, object, path, text, words } from "./fields.ts";
import { linkTo } from "./parts.ts";
import { heroPicture } from "./picture-field.ts";

const nav = object({ label, to: path });

/** The words that stand on every page, and those of the states no page plans for. */
export const siteSchema = object({
  description: text(160),
  skip: label,
  navigation: object({
    name: label,
    items: exactly(5, nav),
    services: label,
    book: label,
    menu: object({ open: label, close: label, today: label, address: label, call: label }),
    opensNewTab: label,
  }),
  footer: object({
    quote: text(160),
    quickLinks: label,
    book: label,
    links: exactly(4, nav),
    serviceArea: object({ title: label, label, to: path }),
    follow: label,
    visit: label,
    chat: object({ notice: text(200), runBy: label, privacy: label }),
    legal: exactly(2, nav),
  }),
  /** The compact card on each service page. */
  visitCard: object({
    title: label,
    line: text(200),
    access: words,
    today: label,
    phone: label,
    book: label,
  }),
  /** The practitioner's own card, reused where a page speaks of her. */
  signature: object({ label, sentence: text(160), link: linkTo }),
  cards: object({
    learnMore: z.literal("Learn More"),
    practitioner: label,
    back: label,
    forward: label,
  }),
  mobile: object({ label, call: label, book: label }),
  /** The quiet line under a first screen's actions, and the name of its call. */
  factsLine: object({
    call: label,
    openUntil: label,
    opens: label,
    closedToday: label,
    registered: label,
    parking: label,
  }),
  announce: text(80),
  today: label,
  closed: label,
  notFound: object({
    seo: object({ title: label, description: text(160) }),
    code: z.literal("404"),
    title: z.literal("Oops! Page not found"),
    lead: words,
    home: z.literal("Return to Home"),
    services: label,
    picture: heroPicture,
  }),
  failure: object({
    title: z.literal("Something went wrong"),
    text: z.literal("We're sorry, but this section couldn't load properly."),
  }),
  form: object({
    title: label,
    mounting: z.literal("Loading contact form..."),
    loading: z.literal("Contact form is loading..."),
    noScript: text(120),
    failedTitle: z.literal("Contact form unavailable"),
    failedText: text(120),
    direct: label,
    call: label,
    email: label,
    open: label,
    notice: words,
    runBy: label,
    privacy: label,
  }),
  reviews: object({
    title: z.literal("Patient Reviews"),
    loading: z.literal("Reviews are loading..."),
    noScript: text(120),
    link: label,
  }),
  map: object({
    title: label,
    open: label,
    directions: label,
    loading: label,
    noScript: text(120),
  }),
  /** What stands beside the chat before anything is typed. */
  chat: object({ notice: words }),
  preview: object({
    title: label,
    form: text(200),
    reviews: text(200),
    chat: text(200),
    map: text(200),
    /** The stand-in form: each field with what it says when it is left empty or filled in wrongly. */
    fields: object({
      name: object({ label, wrong: text(120) }),
      phone: object({ label, wrong: text(120) }),
      email: object({ label, wrong: text(120) }),
      consent: object({ label: text(160), wrong: text(120) }),
      send: label,
    }),
    thanks: object({ title: label, text: text(200) }),
    nothing: label,
    message: label,
    send: label,
    /** What is written on the drawn map. */
    places: object({
      road: label,
      crossing: label,
      street: label,
      park: label,
      water: label,
      start: label,
    }),
    open: label,
    close: label,
    where: text(200),
  }),
  analytics: object({ title: label, text: words, accept: label, decline: label, change: label }),
  legal: object({
    eyebrow: label,
    effective: label,
    contents: label,
    table: label,
    providers: object({ purpose: label, receives: label, provider: label }),
    analyticsOff: words,
    analyticsOn: words,
  }),
  care: object({
    title: label,
    general: words,
    author: words,
    reviewed: label,
    help: label,
    emergency: words,
  }),
});

export type Site = z.infer<typeof siteSchema>;
