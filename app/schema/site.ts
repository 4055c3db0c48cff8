import { label, list, longText, object, path, text } from "./fields.ts";
import { linkTo } from "./page-parts.ts";
import { heroPicture, picture } from "./picture-field.ts";
import type { ContentOf } from "./references.ts";

const inMenu = text(12, "so that the menu fits in one row");
const fact = text(32, "so that it fits on one line of a phone");

/** The words that pages share, and those for errors and empty states. */
export const siteSchema = object({
  skip: label,
  navigation: object({
    name: label,
    items: list(linkTo.extend({ label: inMenu }), 2, 6),
    services: label,
    book: inMenu,
    menu: inMenu,
    opensNewTab: label,
  }),
  footer: object({
    picture: picture("band"),
    /** The same hill under the moon, for a page that ends on a dark ground. */
    pictureAtNight: picture("band"),
    quote: text(160),
    quickLinks: label,
    book: label,
    links: list(linkTo),
    serviceArea: object({ title: label, label, to: path }),
    follow: label,
    visit: label,
    chat: object({ notice: text(200), runBy: label, privacy: label }),
    legal: list(linkTo),
  }),
  /** The line on each service page: hours, phone and a button. `open` is shown until today's date is known. */
  visitLine: object({ open: label, today: label, phone: label, book: label }),
  /** The card about the practitioner, on pages that mention her. */
  practitionerTeaser: object({ label, sentence: text(160), link: linkTo }),
  cards: object({
    learnMore: label,
    practitioner: label,
    back: label,
    forward: label,
  }),
  mobile: object({ label, call: label, book: label }),
  /** The line of facts under a hero's buttons, and the label of its call button. */
  factsLine: object({
    call: label,
    askForCall: label.meta({ title: "Asking for a call" }),
    openUntil: fact,
    opens: fact,
    opensToday: fact,
    closedToday: fact,
    noReferral: fact,
    registered: fact,
    parking: fact,
  }),
  announce: text(80),
  /** When a link can't be followed, because the site can't be reached. */
  offline: text(120),
  today: label,
  closed: label,
  /**
   * Next to the hours: whether the clinic is open. A time follows `until`. A day and a time follow `opens`; for an
   * opening later today, the day is the word in `today`. Nothing follows `closed`.
   */
  openNow: object({ until: label, opens: label, today: label, closed: label }),
  /** Next to the hours: upcoming closures. A date follows each. */
  closures: object({ from: label, to: label, on: label }),
  /** Cut paper edges between two sections. */
  edges: object({ dune: picture("band"), tide: picture("band") }),
  notFound: object({
    seo: object({ title: label, description: text(160) }),
    code: label,
    title: label,
    lead: longText,
    home: label,
    services: label,
    picture: heroPicture,
  }),
  failure: object({
    title: label,
    text: text(200),
    again: label,
  }),
  form: object({
    title: label,
    /** In the form's place until the visitor scrolls near it. */
    beforeLoading: label,
    /** In the form's place while it loads. */
    loading: label,
    noScript: text(120),
    failedTitle: label,
    failedText: text(120),
    direct: label,
    call: label,
    email: label,
    open: label,
    notice: longText,
    runBy: label,
    privacy: label,
    /** Under the phone number and the email that take the form's place. */
    withoutForm: longText,
  }),
  reviews: object({
    title: label,
    loading: label,
    unconfirmed: text(120),
    noScript: text(120),
    link: label,
  }),
  map: object({
    title: label,
    open: label,
    directions: label,
    loading: label,
    failed: text(120),
    noScript: text(120),
  }),
  /** Shown next to the chat before anything is typed. */
  chat: object({ notice: longText }),
  placeholder: object({
    title: label,
    /** The first sentence of each placeholder's note for the owner. */
    form: text(200),
    reviews: text(200),
    chat: text(200),
    map: text(200),
    /** The placeholder form: each field's label, and its error message. */
    fields: object({
      name: object({ label, wrong: text(120) }),
      phone: object({ label, wrong: text(120) }),
      email: object({ label, wrong: text(120) }),
      consent: object({ label: text(160), wrong: text(120) }),
      send: label,
    }),
    thanks: object({ title: label, text: text(200) }),
    nothingSent: label,
    message: label,
    send: label,
    ownerNoteTitle: label,
    open: label,
    close: label,
    howToConnect: text(200),
  }),
  analytics: object({ title: label, text: longText, accept: label, decline: label, change: label }),
  legal: object({
    eyebrow: label,
    effective: label,
    changed: label,
    contents: label,
    providers: object({ caption: label, purpose: label, receives: label, provider: label }),
    analyticsOff: longText,
    analyticsOn: longText,
  }),
  medicalNotice: object({
    title: label,
    general: longText,
    author: longText,
    reviewed: label,
    help: label,
    emergency: longText,
    /** The words that fold out the other signs. */
    more: label,
  }),
});

export type Site = ContentOf<typeof siteSchema>;
