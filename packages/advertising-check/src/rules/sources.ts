/** The laws, guidelines and studies behind the rules, in our own words. */
export const SOURCES = {
  misleading:
    "National Law s 133(1)(a): advertising may not be false, misleading or deceptive, or likely to be.",
  inducement:
    "National Law s 133(1)(b): a gift, a discount or another inducement must state its terms and conditions.",
  testimonial: "National Law s 133(1)(c): no testimonials about a regulated health service.",
  expectation:
    "National Law s 133(1)(d): advertising may not create an unreasonable expectation of beneficial treatment.",
  unnecessary:
    "National Law s 133(1)(e): advertising may not encourage the indiscriminate or unnecessary use of health services.",
  titles:
    "National Law ss 113 to 119: titles are protected, and chiropractic has no registered specialties.",
  evidence:
    "Advertising guidelines of Ahpra and the National Boards: a claim needs acceptable evidence, usually systematic reviews or good trials.",
  statement2016:
    "Chiropractic Board, statement on advertising (7 March 2016): what may not be claimed of children, pregnancy, organic disease and vaccination.",
  underTwo:
    "Chiropractic Board, interim policy on spinal manipulation of children under two, reinstated on 17 June 2024.",
  audit:
    "Simpson 2019, Chiropractic & Manual Therapies 27:30: 72 per cent of 359 audited sites broke the rules, most often like this.",
  muscleTests:
    "Reviews of applied kinesiology: muscle testing has not been shown to find illness, allergies or what a body needs.",
} as const;
