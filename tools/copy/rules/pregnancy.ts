import type { Rule } from "../rule.ts";
import { SOURCES } from "./sources.ts";

export const PREGNANCY: readonly Rule[] = [
  {
    id: "birth-claim",
    severity: "error",
    source: `${SOURCES.statement2016} ${SOURCES.evidence}`,
    why: "No good evidence shows that care turns a baby, makes room for it, or eases a birth.",
    instead: "musculoskeletal comfort and movement of the mother only",
    find: [
      "push for less|shorter",
      "open|opens|make_way ..4 find|way|out|birth|baby",
      "baby|bub ..2 in ..2 right|best|good spot|place|position|way",
      "try|trying for ..1 baby",
      "{care}|{clinic}|{spine}|balance|balanced .. {birth}",
      "{birth} .. {care}|{clinic}|{spine}|balance|balanced",
      "webster|intrauterine_constraint|in_utero_constraint",
      "breech",
      "easy|easier|short|shorter|smooth|smoother|fast|faster|gentle|gentler|quick|quicker|natural|calm|calmer birth|labour|delivery|pregnancy|time_in_labour|the birth|birth|suite",
      "{effect} .. {birth}",
      "lead to ..2 {birth}",
      "breathe|room|space|care .. for two",
      "room|space ..2 for two|the|your|her|a baby|bub|foetus|fetus|grow|turn|two",
      "benefit|good|better|ideal ..2 for? both ..3 {baby}|you",
    ],
    unless: [
      "{doubt}",
      "midwife|midwives|obstetrician|maternity|hospital|gp|doctor",
      "after ..3 birth",
      "{expecting} ..4 room for ..2 bump|pram",
      "lie|lying|table|cushion|cushions",
      "prams|pram",
      "since the birth",
      "how ..3 birth",
      "two people|practitioner|chair|pram|visitor|adult",
      "trouble getting|falling pregnant see",
    ],
    stops: [
      "Gentle techniques for breech babies.",
      "The Webster technique for pregnant women.",
      "Adjustments lead to shorter labour.",
      "Breathing space for two, a gift to your baby.",
      "A pelvis in balance gives room for the baby.",
    ],
    lets: [
      "If your baby is breech, ask your midwife.",
      "You lie on your side on cushions.",
      "We do not turn babies.",
      "How long after the birth may I come?",
    ],
  },
];
