import type { Rule } from "../rule.ts";
import { SOURCES } from "./sources.ts";

/** Promises that care works fast, or that a trouble ends. */
export const ENDINGS: readonly Rule[] = [
  {
    id: "speed",
    severity: "error",
    source: SOURCES.expectation,
    why: "How fast care works, or in how many visits, cannot be known.",
    instead: "how long a visit takes, and when we review progress together",
    find: [
      "out of pain fast|quickly|sooner|today",
      "typically|usually|normally|generally|commonly ..1 experience|notice|see|feel ..2 improvement|difference|change|relief",
      "tell|see|say|spot ..4 minutes|seconds|glance",
      "minutes|seconds ..4 cause|wrong|trouble|problem",
      "{soon} ..2 relief|{result}|recovery",
      "relief|{result}|{effect}|{feel} ..3 {soon}",
      "instant|instantly|overnight ..4 {effect}|{feel}|relief",
      "{soon} .. {ache}|{condition} ..3 {ending}",
      "{soon} .. notice|feel|see|enjoy ..3 {result}|{effect}|better",
      "notice|feel|see ..3 {result}|{effect}|better ..3 {soon}",
      "{soon} and ..6 {ending}|{effect}",
      "know|find|see|spot ..2 wrong|cause|problem ..3 {soon}",
      "know|find|see|spot ..1 what ..1 wrong",
      "in record time",
      "get|be|return back ..5 in|within {number}|days|weeks|no_time",
    ],
    unless: [
      "{referral}|doctor|gp|ambulance|000|hospital|maternity",
      "sore for",
      "most people improve within week",
      "plan change|changes",
    ],
    stops: [
      "Instant relief after one visit.",
      "Many notice a change after the first adjustment.",
      "One appointment and your stiff neck is history.",
    ],
    lets: [
      "A quick heart gets you to the bus.",
      "You may feel sore for a day after your first visit.",
      "Chest pain needs relief and help immediately, so call 000.",
    ],
  },
  {
    id: "end-of-pain",
    severity: "error",
    source: SOURCES.expectation,
    why: "Pain seldom ends for good, and other care is not to be thrown away on our word.",
    instead: "comfort and movement, “responses vary”",
    find: [
      "goodbye|bye|farewell ..2 {ache}|{condition}",
      "without an? ache|twinge|niggle|pain",
      "kick ..2 {ache}|{condition}|fog",
      "{condition}|{ache} ..2 not ..2 rule|run|ruin|own|stop|hold",
      "{ending} ..4 {ache}|{condition}",
      "{ache}|{condition} ..6 {ending}",
      "pain_free|ache_free|symptom_free|drug_free_life",
      "pain|symptom|headache free",
      "{ending} ..3 {drugs}",

      "not|never ..3 live|suffer|put_up with? .. {ache}|{condition}",
      "{care}|{clinic} .. {effect} .. hurt|hurting less",
      "hurt|hurting less",
      "not have to ..2 live|accept|hurt|suffer|ache",
      "{ache} ..5 not have to",
    ],
    evenDenied: true,
    unless: [
      "if|when|whether|until|unless ..6 {ending}",
      "not|no|cannot|never ..3 cure|promise|eliminate|eradicate|reverse|undo",
      "evidence",
      "{doubt}|{referral}|{other}",
      "afterwards|mild",
    ],
    stops: [
      "Say goodbye to back pain.",
      "Throw away your tablets.",
      "Your aches will melt away.",
      "You do not have to live with migraine.",
    ],
    lets: [
      "We do not cure back pain.",
      "If the pain has gone, you need not come back.",
      "Headaches that come with a fever need a doctor.",
    ],
  },
];
