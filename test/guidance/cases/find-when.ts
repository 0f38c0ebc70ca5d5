import { casesOf } from "../guidance.ts";
import {
  ACCOUNTING,
  ARTS,
  BUSINESS,
  EDUCATION,
  ENGINEERING,
  HEALTH,
  ICT,
  LAW,
  MARKETING,
  PERSONAL_CARE,
  SOCIAL,
  TOURISM,
} from "./fields.ts";

/** Cost, length and start. */
export const findWhen = [
  ...casesOf("find-budget", {
    "under-50k": [
      "diploma under 50k",
      { courses: { every: { level: "5", total_cost_at_most: 50_000 } }, slots: { budget: 50_000 } },
    ],
    rufiyaa: [
      "IT courses less than 30,000 rufiyaa",
      { courses: { every: { field: ICT, total_cost_at_most: 30_000 } }, slots: { budget: 30_000 } },
    ],
    "mvr-first": [
      "business courses for MVR 10000 or less",
      {
        courses: { every: { field: BUSINESS, total_cost_at_most: 10_000 } },
        slots: { budget: 10_000 },
      },
    ],
    words: [
      "degree below one hundred thousand rufiyaa",
      {
        courses: { every: { level: "7", total_cost_at_most: 100_000 } },
        slots: { budget: 100_000 },
      },
    ],
    "fifty-thousand": [
      "I have saved fifty thousand, what diploma in accounting could I do",
      {
        courses: { every: { field: ACCOUNTING, level: "5", total_cost_at_most: 50_000 } },
        slots: { budget: 50_000 },
      },
    ],
    cheapest: [
      "cheapest degree in education",
      {
        courses: { every: { field: EDUCATION, level: "7" }, sortedBy: "total_cost" },
        slots: { order: "cheapest" },
      },
    ],
    maximum: [
      "max 5000 mvr cooking course",
      { courses: { every: { field: [TOURISM, PERSONAL_CARE], total_cost_at_most: 5_000 } } },
    ],
    rf: [
      "Rf 15,000 budget, tourism",
      { courses: { every: { field: TOURISM, total_cost_at_most: 15_000 } } },
    ],
    "low-budget": [
      "we dont have much money, cheap courses for school leavers in health?",
      { courses: { every: { field: HEALTH }, sortedBy: "total_cost" } },
    ],
    range: [
      "masters between 60k and 90k",
      { courses: { every: { level: "9", total_cost_at_most: 90_000 } }, slots: { budget: 90_000 } },
    ],
    impossible: ["phd under 1000 rufiyaa", { none: { level: "10", total_cost_at_most: 1_000 } }],
    "usd-left-out": [
      "hospitality diploma not more than 40k",
      { courses: { every: { field: TOURISM, level: "5", total_cost_at_most: 40_000 } } },
    ],
  }),
  ...casesOf("find-duration", {
    "within-a-year": [
      "diploma that finishes within a year in engineering",
      {
        courses: { every: { field: ENGINEERING, level: "5", months_at_most: 12 } },
        slots: { months: 12 },
      },
    ],
    "six-months": [
      "6 months courses in tourism",
      { courses: { every: { field: TOURISM, months_at_most: 6 } }, slots: { months: 6 } },
    ],
    weeks: [
      "something i can finish in a month in beauty or hair",
      { courses: { every: { field: [PERSONAL_CARE], months_at_most: 1 } }, slots: { months: 1 } },
    ],
    "masters-in-a-year": [
      "masters no longer than one year",
      { courses: { every: { level: "9", months_at_most: 12 } } },
    ],
    shortest: [
      "shortest nursing course",
      { courses: { every: { field: HEALTH }, sortedBy: "duration" }, slots: { order: "shortest" } },
    ],
    "half-a-year": ["half a year, IT", { courses: { every: { field: ICT, months_at_most: 6 } } }],
    "three-months": [
      "what can i do in less than 3 months? i like sea and boats",
      { courses: { every: { months_at_most: 3 } } },
    ],
    "degree-in-a-month": [
      "bachelor degree in one month",
      { none: { level: "7", months_at_most: 1 } },
    ],
  }),
  ...casesOf("find-intake", {
    january: [
      "law courses starting in January",
      { courses: { every: { field: LAW, intake: "January" } }, slots: { intake: "January" } },
    ],
    july: [
      "july intake diploma in IT",
      { courses: { every: { field: ICT, level: "5", intake: "July" } } },
    ],
    september: [
      "is there a september intake for teaching degrees",
      { courses: { every: { field: EDUCATION, level: "7", intake: "September" } } },
    ],
    "year-too": [
      "psychology february 2027",
      {
        courses: { every: { field: [SOCIAL, HEALTH], intake: "February" } },
        slots: { intake: "February" },
      },
    ],
    short: [
      "nursing aug intake",
      { courses: { every: { field: HEALTH, intake: "August" } }, slots: { intake: "August" } },
    ],
    december: [
      "what short course can i join this december",
      { courses: { every: { intake: "December" } } },
    ],
    march: [
      "I finish my exams in February so a start in March would be good. Design maybe.",
      {
        courses: {
          every: { field: [ARTS, MARKETING, ICT, ENGINEERING, PERSONAL_CARE], intake: "March" },
        },
        slots: { intake: "March" },
      },
    ],
    october: [
      "october intake quran memorisation",
      { courses: { every: { intake: "October", field: "Quran Memorisation" } } },
    ],
  }),
];
