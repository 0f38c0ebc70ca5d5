import { casesOf } from "../guidance.ts";
import {
  ACCOUNTING,
  ARTS,
  BUSINESS,
  EDUCATION,
  ENGINEERING,
  HEALTH,
  ICT,
  ISLAMIC,
  LANGUAGES,
  LAW,
  MARINE,
  MARKETING,
  PREPARATION,
  SECURITY,
  SPORT,
  TOURISM,
} from "./fields.ts";

const CERTIFICATES = ["1", "2", "3", "4"] as const;

/** Several wishes at once. */
export const findBoth = [
  ...casesOf("combination", {
    "outer-island": [
      "I'm in kulhudhuffushi, grade 10 done, want tourism course below 10000 rf",
      {
        courses: { every: { place: "Kulhudhuffushi", field: TOURISM, total_cost_at_most: 10_000 } },
      },
    ],
    "evening-degree": [
      "I work at a bank in Male' and want a business degree in the evenings, part time",
      {
        courses: {
          every: { field: [BUSINESS, ACCOUNTING], level: "7", place: ["Malé", "Hulhumalé"] },
        },
      },
    ],
    "online-cheap": [
      "online IT diploma under 40000",
      {
        courses: {
          every: { field: ICT, modality: "online", level: "5", total_cost_at_most: 40_000 },
        },
        slots: { modalities: ["online"], levels: ["5"], budget: 40_000 },
      },
    ],
    "dhivehi-islamic": [
      "islamic studies certificate in dhivehi, six months, malé",
      {
        courses: {
          every: {
            field: [ISLAMIC, LAW],
            language: "Dhivehi",
            level: [...CERTIFICATES],
            months_at_most: 6,
            place: ["Malé"],
          },
        },
      },
    ],
    "scheme-health": [
      "first degree scheme health degree starting february",
      { courses: { every: { field: HEALTH, scheme: true, intake: "February" } } },
    ],
    "foreign-masters": [
      "online masters with foreign award",
      { courses: { every: { level: "9", modality: "online", awarding: "international" } } },
    ],
    "addu-english": [
      "accounting courses in Addu taught in English on weekends",
      {
        courses: {
          every: {
            field: ACCOUNTING,
            place: ["Hithadhoo", "Meedhoo"],
            language: "English",
            study_mode: "weekend",
          },
        },
      },
    ],
    rambling: [
      "Hello! so my situation is I completed A levels last year with 2 passes and since then working in a guesthouse in Maafushi. I like the work and I want to get a proper diploma in hospitality but I cant pay more than 60,000 and i prefer to stay on the island. what do u have?",
      {
        courses: {
          every: { field: TOURISM, level: "5", place: "Maafushi", total_cost_at_most: 60_000 },
        },
      },
    ],
    "not-nursing": [
      "anything in health except nursing at degree level",
      { courses: { every: { field: HEALTH, notField: "Nursing and Midwifery", level: "7" } } },
    ],
    "two-fields-level": [
      "marketing or graphic design certificate",
      { courses: { every: { field: [MARKETING, ARTS], level: [...CERTIFICATES] } } },
    ],
    "diving-short": [
      "diving course face to face, under 5000, within 4 months",
      {
        courses: {
          every: {
            field: [SPORT, TOURISM, MARINE],
            modality: "f2f",
            total_cost_at_most: 5_000,
            months_at_most: 4,
          },
        },
      },
    ],
    "south-engineering": [
      "level 3 or 4 mechanics course in gdh thinadhoo starting january",
      {
        courses: {
          every: {
            level: ["3", "4"],
            place: "Thinadhoo",
            field: [ENGINEERING, "Aviation and Transport"],
            intake: "January",
          },
        },
      },
    ],
    "parent-foundation": [
      "My son failed two o level subjects. Is there an online foundation programme below 20,000 MVR?",
      {
        courses: { every: { field: PREPARATION, modality: "online", total_cost_at_most: 20_000 } },
      },
    ],
    "safety-online": [
      "occupational safety certificate level 4 online or blended",
      {
        courses: {
          every: { field: [SECURITY, HEALTH], level: "4", modality: ["online", "blended"] },
        },
      },
    ],
    "language-online": [
      "online chinese classes on weekends cheap",
      {
        courses: {
          every: { field: LANGUAGES, modality: "online", study_mode: "weekend" },
          some: { name: /chinese/i },
        },
      },
    ],
    impossible: [
      "free online nursing degree in Naifaru starting tomorrow for 500 rufiyaa",
      { none: { field: "Nursing and Midwifery", place: "Naifaru" } },
    ],
    "hr-local": [
      "HR diploma, locally awarded, part-time",
      {
        courses: {
          every: { field: BUSINESS, level: "5", awarding: "local", study_mode: "part-time" },
        },
      },
    ],
    "teach-dhivehi": [
      "degree to teach dhivehi in schools, february or august intake",
      {
        courses: {
          every: { field: [EDUCATION, LANGUAGES], level: "7" },
          some: { name: /teaching dhivehi/i },
        },
      },
    ],
  }),
];
