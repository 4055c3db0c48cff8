import { list, longText, object, shortText, text } from "./fields.ts";
import { linkTo } from "./page-fields.ts";
import { heroPicture, picture } from "./picture-field.ts";
import type { ContentOf } from "./references.ts";

const inNavigation = text(12, "so that the menu fits in one row");
const fact = text(32, "so that it fits on one line of a phone");

/** The words that pages share, and those for errors and empty states. */
export const siteSchema = object({
  skipLink: shortText,
  navigation: object({
    label: shortText,
    items: list(linkTo.extend({ label: inNavigation }), 2, 6),
    servicesListButton: shortText,
    bookButton: inNavigation,
    menuButton: inNavigation,
  }),
  footer: object({
    headland: picture("band"),
    /** The same headland under the moon, for a page that ends on a dark ground. */
    headlandAtNight: picture("band"),
    quote: text(160),
    linksTitle: shortText,
    bookLink: shortText,
    links: list(linkTo),
    serviceArea: object({ title: shortText, link: linkTo }),
    followTitle: shortText,
    addressTitle: shortText,
    chat: object({ notice: text(200), runBy: shortText, privacyLink: shortText }),
    legalLinks: list(linkTo),
  }),
  /** The line on each service page: hours, phone and a button. `openLabel` is shown until today's date is known. */
  bookingLine: object({
    openLabel: shortText,
    todayLabel: shortText,
    phoneLabel: shortText,
    bookButton: shortText,
  }),
  /** The card about the practitioner, on pages that mention her. */
  practitionerTeaser: object({ name: shortText, sentence: text(160), link: linkTo }),
  pageCards: object({
    learnMoreLink: shortText,
    practitionerLabel: shortText,
    previousButton: shortText,
    nextButton: shortText,
  }),
  mobileActions: object({ label: shortText, callButton: shortText, bookButton: shortText }),
  /** The line of facts under a hero's buttons, and the label of its call button. */
  quickFacts: object({
    callButton: shortText,
    askForCallLink: shortText.meta({ title: "Asking for a call" }),
    openUntil: fact,
    opens: fact,
    opensToday: fact,
    closedToday: fact,
    noReferral: fact,
    registered: fact,
    parking: fact,
  }),
  opensNewTab: shortText,
  /** Read aloud before a page's title. */
  pageOpened: text(80),
  /** When a link can't be followed, because the site can't be reached. */
  offline: text(120),
  today: shortText,
  closed: shortText,
  /**
   * Next to the hours: whether the clinic is open. A time follows `openUntil`. A day and a time follow `opens`; for an
   * opening later today, the day is the word in `today`. Nothing follows `closed`.
   */
  openingStatus: object({
    openUntil: shortText,
    opens: shortText,
    today: shortText,
    closed: shortText,
  }),
  /** Next to the hours: upcoming closures. A date follows each. */
  closures: object({ fromLabel: shortText, toLabel: shortText, onLabel: shortText }),
  /** Cut paper edges between two sections. */
  edges: object({ dune: picture("band"), tide: picture("band") }),
  notFound: object({
    seo: object({ title: shortText, description: text(160) }),
    code: shortText,
    title: shortText,
    lead: longText,
    homeButton: shortText,
    servicesButton: shortText,
    picture: heroPicture,
  }),
  failure: object({ title: shortText, text: text(200), tryAgainButton: shortText }),
  form: object({
    title: shortText,
    /** In the form's place until the visitor scrolls near it. */
    beforeLoading: shortText,
    /** In the form's place while it loads. */
    loading: shortText,
    noScript: text(120),
    failedTitle: shortText,
    failedText: text(120),
    otherWaysTitle: shortText,
    callLink: shortText,
    emailLink: shortText,
    formLink: shortText,
    notice: longText,
    runBy: shortText,
    privacyLink: shortText,
    /** Under the phone number and the email that take the form's place. */
    withoutForm: longText,
  }),
  reviews: object({
    title: shortText,
    loading: shortText,
    unconfirmed: text(120),
    noScript: text(120),
    profileLink: shortText,
  }),
  map: object({
    title: shortText,
    placeLink: shortText,
    directionsLink: shortText,
    loading: shortText,
    failed: text(120),
    noScript: text(120),
  }),
  /** Shown next to the chat before anything is typed. */
  chat: object({ notice: longText }),
  placeholder: object({
    title: shortText,
    /** The first sentence of each placeholder's note for the owner. */
    form: text(200),
    reviews: text(200),
    chat: text(200),
    map: text(200),
    /** The placeholder form: each field's label, and its error message. */
    fields: object({
      name: object({ label: shortText, error: text(120) }),
      phone: object({ label: shortText, error: text(120) }),
      email: object({ label: shortText, error: text(120) }),
      consent: object({ label: text(160), error: text(120) }),
      sendButton: shortText,
    }),
    thanks: object({ title: shortText, text: text(200) }),
    nothingSent: shortText,
    messageLabel: shortText,
    sendButton: shortText,
    ownerNoteTitle: shortText,
    openButton: shortText,
    closeButton: shortText,
    howToConnect: text(200),
  }),
  analytics: object({
    title: shortText,
    text: longText,
    acceptButton: shortText,
    declineButton: shortText,
    changeButton: shortText,
  }),
  legal: object({
    eyebrow: shortText,
    effectiveLabel: shortText,
    modifiedLabel: shortText,
    tableOfContentsTitle: shortText,
    providers: object({
      caption: shortText,
      purpose: shortText,
      receives: shortText,
      provider: shortText,
    }),
    analyticsOff: longText,
    analyticsOn: longText,
  }),
  medicalNotice: object({
    title: shortText,
    general: longText,
    author: longText,
    reviewedLabel: shortText,
    helpFirstTitle: shortText,
    emergency: longText,
    /** The words that fold out the other signs. */
    moreSignsButton: shortText,
  }),
});

export type Site = ContentOf<typeof siteSchema>;
