import type { Rule } from "../rule.ts";
import { SOURCES } from "./sources.ts";

export const TITLES: readonly Rule[] = [
  {
    id: "specialist",
    severity: "error",
    source: SOURCES.titles,
    why: "Only some doctors, dentists and podiatrists may call themselves specialists; “expert” suggests the same.",
    instead: "“works primarily with” or “has a special interest in”",
    find: [
      "neck|back|spine|brain|nerve|pain|baby|family|paediatric|kids|pregnancy|body ..1 doctor|physician|surgeon",
      "physician",
      "highest title|qualification",
      "paediatric|pregnancy|sports|perinatal chiropractor",
      "chiropractic doctor|physician",
      "specialise|specialize|specialisation|specialization|specialising|specialised|specialized|speciality|specialty",
      "specialist|expert|expertise|guru|authority",
    ],
    unless: [
      "protected by law",
      "medical|women 's|lactation|eye|ear|skin|referred to a|see a|another|pain specialist",
      "ask|see|refer ..6 specialist",
      "expert panel|committee|advice from",
      "study|studies|evidence .. expert",
    ],
    mustFind: [
      "Jane specialises in pregnancy.",
      "She is an expert in posture.",
      "Your paediatric specialists in Manly.",
    ],
    mustNotFind: [
      "Ask your doctor whether a specialist should look at it.",
      "She has a special interest in posture.",
      "We are not specialists.",
    ],
  },
];
