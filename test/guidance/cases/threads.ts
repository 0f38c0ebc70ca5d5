import { casesOf } from "../guidance.ts";
import { ACCOUNTING, BUSINESS, HEALTH, ICT, LAW, SPORT, TOURISM } from "./fields.ts";

/** Conversations that hold on to what was shown, written with the reading of such threads. */
export const threads = [
  ...casesOf("follow-up", {
    "which-can-i-enter": [
      "dive courses pls",
      { courses: { atLeast: 5, every: { field: [SPORT, TOURISM] } } },
      "which one can i enter i hav 5 o level passes",
      {
        courses: { every: { field: [SPORT, TOURISM] } },
        says: [/of the 5/, /institution decides/i],
      },
      "and which starts first",
      { courses: { every: { field: [SPORT, TOURISM] } }, says: [/starts first|are equal/] },
    ],
    "compared-cheaper": [
      "compare diploma in nursing and diploma in accounting",
      { part: "comparison" },
      "which one is cheaper",
      { courses: { atLeast: 2, every: { level: "5" } }, says: [/costs least/] },
      "which one can i do with a levels 2 passes",
      { courses: { atLeast: 2, every: { level: "5" } }, says: [/you can enter|to be checked/i] },
    ],
    "asks-results": [
      "primary teaching diploma",
      { courses: { atLeast: 2 } },
      "can my wife join that",
      { asks: true, says: [/what have you finished/i] },
      "o level 5 passes",
      { courses: { atLeast: 2, every: { level: "5" } }, says: [/A level/] },
    ],
    described: [
      "is there any course for interior design",
      { courses: { atLeast: 2 } },
      "the degree",
      { says: [/Bachelor of Interior Design/], saysNot: [/I found/] },
    ],
    "turned-down": [
      "degree in law",
      { courses: { every: { field: LAW, level: "7" } } },
      "what if they reject me",
      { courses: { every: { field: LAW, level: ["1", "2", "3", "4", "5", "6"] } } },
    ],
    "needs-maths": [
      "bachelor of accounting",
      { courses: { every: { field: ACCOUNTING, level: "7" } } },
      "do i need maths for that",
      { says: [/^(?:yes|no):/i], saysNot: [/Statistics/] },
    ],
    "claimed-price": [
      "diploma in hotel management",
      { courses: { every: { level: "5" } } },
      "u told me it was 3000 before",
      { says: [/not in any/i], slots: { budget: null } },
      "ok so how much",
      { courses: { atLeast: 2 } },
    ],
    "then-what-is-there": [
      "whats the fee for bachelor of nursing in MNU",
      { says: [/not listed/], courses: { every: { field: HEALTH, level: "7" } } },
      "ok then villa college",
      { says: [/Villa College is not listed/], courses: { every: { field: HEALTH } } },
      "so what u have",
      { courses: { every: { field: HEALTH, level: "7" } } },
    ],
    "after-that": [
      "diploma in business administration",
      { courses: { every: { level: "5" } } },
      "can i go to a degree after that",
      { courses: { every: { level: ["6", "7"] } }, says: [/^Yes/] },
    ],
    "take-it": [
      "IT diploma hulhumale",
      { courses: { atLeast: 2, every: { field: ICT, level: "5" } } },
      "ok i take the second what now",
      { about: { shown: 2 }, says: [/apply/i] },
    ],
  }),
  ...casesOf("correction", {
    "not-that-but": [
      "marketing courses",
      { courses: {} },
      "no not that. tourism",
      { courses: { every: { field: TOURISM } } },
    ],
    "drop-online": [
      "business diplomas, online",
      { courses: { every: { field: BUSINESS, modality: "online" } } },
      "forget online",
      { courses: { every: { field: BUSINESS } }, slots: { modalities: [] } },
    ],
  }),
];
