import type { AwardCode } from "../programme.ts";
import { htmlList, paragraph } from "./html.ts";
import type { Offer } from "./offer.ts";

interface Entry {
  general: readonly (readonly string[])[];
  alternative: readonly string[];
}

const MATURE =
  "20 years of age or over, completion of secondary school, and a completed university preparation programme";

/** Entry by award; "{field}" stands for the field's related subjects. */
const ENTRY: Record<AwardCode, Entry> = {
  C1: {
    general: [
      ["No formal qualification is needed", "Applicants are at least 16 years old"],
      ["Open to everyone aged 15 or over"],
    ],
    alternative: [],
  },
  C2: {
    general: [
      ["The ability to read and write"],
      ["Completion of grade 7, or a Level 1 certificate"],
    ],
    alternative: ["Six months of work in {field}"],
  },
  C3: {
    general: [
      ["Completion of lower secondary school (grade 10)"],
      ["Completion of Level 2 qualification in {field}"],
      ["1 pass at O level with grade D or above, or completion of a Level 2 qualification"],
    ],
    alternative: [
      "18 years of age or over and two years of work in {field}",
      "A pass in the placement interview",
    ],
  },
  C4: {
    general: [
      ["2 passes at O level with grade C or above"],
      ["3 passes at O level with grade C or above, one of them in a subject related to {field}"],
      ["Completion of Level 3 qualification in {field}"],
    ],
    alternative: [
      "Completion of Level 3 qualification in {field} and two years of related work",
      "20 years of age or over and three years of related work",
    ],
  },
  D: {
    general: [
      ["2 passes at A level"],
      ["Completion of Level 4 qualification in {field}"],
      [
        "2 passes at A level with grade E or above, or completion of a Level 4 qualification",
        "A pass in mathematics at O level",
      ],
    ],
    alternative: [MATURE, "20 years of age or over and two years of work in {field}"],
  },
  AD: {
    general: [
      ["2 passes at A level with grade D or above"],
      ["Completion of Level 4 qualification in a related field"],
      ["Completion of Level 5 qualification in {field} (entry to the second year)"],
    ],
    alternative: [MATURE],
  },
  B: {
    general: [
      ["3 passes at A level, or 2 passes with grade C or above"],
      ["2 passes at A level with grade D or above, one of them in a subject related to {field}"],
      ["Completion of Level 5 qualification in {field}"],
    ],
    alternative: [
      MATURE,
      "Completion of Level 4 qualification in {field} with an average of 65 per cent",
      "25 years of age or over and five years of work in {field}",
    ],
  },
  BH: {
    general: [
      ["3 passes at A level with grade C or above"],
      [
        "2 passes at A level with grade C or above",
        "A pass in English at O level with grade C or above",
      ],
      ["Completion of Level 5 or Level 6 qualification in {field}"],
    ],
    alternative: [
      MATURE,
      "Completion of Level 6 qualification in {field} (entry to the third year)",
    ],
  },
  PC: {
    general: [
      ["A bachelor's degree (Level 7) in any field"],
      ["A bachelor's degree (Level 7) in {field}"],
    ],
    alternative: ["Level 6 qualification and five years of work in {field}"],
  },
  PD: {
    general: [
      ["A bachelor's degree (Level 7) in {field}"],
      ["A bachelor's degree (Level 7) in any field", "One year of related work"],
    ],
    alternative: ["Level 6 qualification and five years of work at supervisory level"],
  },
  M: {
    general: [
      ["A bachelor's degree (Level 7) in {field}"],
      ["A bachelor's degree (Level 7) with an average of 60 per cent"],
      [
        "A bachelor's degree or a postgraduate diploma in {field}",
        "Two years of work after the degree",
      ],
    ],
    alternative: [
      "Level 8 qualification in {field}",
      "A professional qualification equal to Level 7 and five years of work",
    ],
  },
  P: {
    general: [
      [
        "A master's degree (Level 9) in {field} with a dissertation",
        "A research proposal of up to 3,000 words",
        "Agreement of a supervisor",
      ],
    ],
    alternative: ["A master's degree by coursework and two published papers"],
  },
  S: {
    general: [
      ["Open to everyone"],
      ["No entry requirement; places are given in the order of application"],
    ],
    alternative: [],
  },
  F: {
    general: [
      ["Completion of secondary school"],
      ["3 passes at O level, in any grade", "Applicants are at least 17 years old"],
    ],
    alternative: ["20 years of age or over and two years of work"],
  },
  X: {
    general: [
      ["Registration for the examination with the examining body"],
      ["The earlier part of the examination, where there is one"],
    ],
    alternative: [],
  },
};

/** Awards whose fields' own requirement, such as a medical check, is stated. */
const PRACTICAL: readonly AwardCode[] = ["C2", "C3", "C4", "D", "AD", "B", "BH", "PD"];

function filled(text: string, offer: Offer): string {
  return text.replaceAll("{field}", offer.field.related);
}

/** General entry requirements as HTML; null where they are not stated. */
export function generalRequirements(offer: Offer): string | null {
  const choose = offer.choose("admission");
  if (choose.chance(offer.code === "S" ? 0.5 : 0.09)) return null;
  const lines = choose.pick(ENTRY[offer.code].general).map((line) => filled(line, offer));
  const extra = offer.field.requirement;
  const whole = extra && PRACTICAL.includes(offer.code) && choose.chance(0.7);
  return htmlList(whole ? [...lines, extra] : lines);
}

/** Alternative entry requirements as HTML; null where there are none or they are not stated. */
export function alternativeRequirements(offer: Offer): string | null {
  const choose = offer.choose("admission/alternative");
  const { alternative } = ENTRY[offer.code];
  if (alternative.length === 0 || choose.chance(0.35)) return null;
  const count = alternative.length > 1 && choose.chance(0.4) ? 2 : 1;
  const lines = choose.some(alternative, count).map((line) => filled(line, offer));
  const [only] = lines;
  return lines.length === 1 && only ? paragraph(`${only}.`) : htmlList(lines);
}

const ENGLISH: Partial<Record<AwardCode, readonly string[]>> = {
  C4: ["O level English with grade D or above, or a pass in the placement test."],
  D: ["O level English with grade C or above, IELTS 5.0, or a pass in the placement test."],
  AD: ["O level English with grade C or above, or IELTS 5.0."],
  B: ["O level English with grade C or above, or IELTS 5.5."],
  BH: [
    "O level English with grade B or above, or IELTS 6.0.",
    "O level English with grade C or above, or IELTS 5.5.",
  ],
  PC: ["IELTS 6.0, or earlier study in English."],
  PD: ["IELTS 6.0, or earlier study in English."],
  M: ["IELTS 6.5 with no part below 6.0, or a degree that was taught in English."],
  P: ["IELTS 7.0, or a master's degree that was taught in English."],
  F: ["A placement test in English decides the group."],
};

/** Requirements in the language of instruction; null where there are none or they are not stated. */
export function languageRequirements(offer: Offer, languages: readonly string[]): string | null {
  const choose = offer.choose("admission/language");
  const longer = ENGLISH[offer.code];
  if (!longer || choose.chance(0.3)) return null;
  if (languages[0] === "English") return paragraph(choose.pick(longer));
  if (languages[0] === "Dhivehi") return paragraph("O level or SSC Dhivehi with grade C or above.");
  if (languages[0] === "Arabic") {
    return paragraph("A Level 3 certificate in Arabic, or a pass in the Arabic placement test.");
  }
  return null;
}
