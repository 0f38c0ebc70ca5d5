import { casesOf } from "../guidance.ts";
import {
  ACCOUNTING,
  ARTS,
  AVIATION,
  BUSINESS,
  EDUCATION,
  ENGINEERING,
  ENVIRONMENT,
  HEALTH,
  ICT,
  ISLAMIC,
  LANGUAGES,
  LAW,
  MARINE,
  MARKETING,
  PERSONAL_CARE,
  PREPARATION,
  SCIENCE,
  SECURITY,
  SOCIAL,
  TOURISM,
} from "./fields.ts";

const ADDU = ["Hithadhoo", "Meedhoo"];

/** Written when the guide was tuned to the others, to see whether it understands more than them: courses. */
export const laterFinding = [
  ...casesOf("find-field", {
    midwife: ["midwifery", { courses: { every: { field: HEALTH }, some: { name: /midwif/i } } }],
    solar: [
      "solar panels and renewable energy training",
      {
        courses: {
          every: { field: [ENGINEERING, ENVIRONMENT] },
          some: { name: /renewable|solar/i },
        },
      },
    ],
    carpentry: [
      "carpentry",
      { courses: { every: { field: ENGINEERING }, some: { name: /carpent/i } } },
    ],
    ai: [
      "artificial intelligence or data science",
      {
        courses: {
          every: { field: [ICT, SCIENCE, EDUCATION] },
          some: { name: /data science|\bAI\b/i },
        },
      },
    ],
    makeup: [
      "make up artist course",
      { courses: { every: { field: [PERSONAL_CARE, ARTS] }, some: { name: /make-up/i } } },
    ],
    "first-aid": ["first aid", { courses: { every: { field: [HEALTH, SECURITY] } } }],
    sewing: [
      "i want to learn to sew dresses",
      {
        courses: {
          every: { field: [PERSONAL_CARE, ARTS] },
          some: { name: /sewing|dress|fashion/i },
        },
      },
    ],
    economics: [
      "Do you have something on banking?",
      { courses: { every: { field: ACCOUNTING }, some: { name: /bank/i } } },
    ],
    film: [
      "film making",
      { courses: { every: { field: [ARTS, SOCIAL, ICT] }, some: { name: /film/i } } },
    ],
    mosque: [
      "hadith studies",
      { courses: { every: { field: [ISLAMIC, EDUCATION] }, some: { name: /hadith/i } } },
    ],
    astronomy: ["astronomy degree", { none: { name: /astronom/i } }],
  }),
  ...casesOf("find-career", {
    physio: [
      "physiotherapist",
      { courses: { every: { field: HEALTH }, some: { name: /physio/i } } },
    ],
    firefighter: [
      "how to become a fire fighter",
      { courses: { every: { field: SECURITY }, some: { name: /fire/i } } },
    ],
    electrician: [
      "want to work as an electrician",
      { courses: { every: { field: [ENGINEERING, ENVIRONMENT] }, some: { name: /electric/i } } },
    ],
    barista: ["waiter or barista job in resort", { courses: { every: { field: TOURISM } } }],
    "cabin-crew": [
      "cabin crew / air hostess",
      { courses: { every: { field: AVIATION }, some: { name: /cabin crew/i } } },
    ],
    farmer: ["i want to be a farmer on my island", { courses: { every: { field: MARINE } } }],
    secretary: ["office secretary", { courses: { every: { field: BUSINESS } } }],
  }),
  ...casesOf("find-level", {
    "level-eight": [
      "level 8 programmes in shipping",
      { courses: { every: { level: "8", field: [AVIATION, BUSINESS] } } },
    ],
    "cert-two": [
      "certificate 2 in guesthouse",
      { courses: { every: { level: "2", field: [TOURISM, BUSINESS] } } },
    ],
    llm: ["llm", { courses: { every: { level: "9", field: LAW } } }],
    doctorate: ["doctorate in law", { courses: { every: { level: "10", field: LAW } } }],
    associate: [
      "associate degree islamic",
      { courses: { every: { level: "6", field: [ISLAMIC, EDUCATION, LAW] } } },
    ],
  }),
  ...casesOf("find-place", {
    dhidhdhoo: ["what is there in dhidhdhoo", { courses: { every: { place: "Dhidhdhoo" } } }],
    "gaafu-dhaalu": [
      "Gaafu Dhaalu computer courses",
      { courses: { every: { place: "Thinadhoo", field: ICT } } },
    ],
    "ungoofaaru-teaching": [
      "raa ungoofaaru teaching diploma",
      { courses: { every: { place: "Ungoofaaru", field: EDUCATION, level: "5" } } },
    ],
    "hithadhoo-business": [
      "business degree in Hithadhoo",
      { courses: { every: { place: ADDU, field: BUSINESS, level: "7" } } },
    ],
    villingili: [
      "any workshop course in GA Villingili?",
      { courses: { every: { place: "Villingili" } } },
    ],
  }),
  ...casesOf("find-modality", {
    zoom: [
      "psychology classes by zoom",
      { courses: { every: { modality: "online", field: [SOCIAL, HEALTH] } } },
    ],
    nights: [
      "night classes in marketing",
      { courses: { every: { study_mode: "evening", field: MARKETING } } },
    ],
    "friday-saturday": [
      "weekends only accounting cert",
      {
        courses: {
          every: { study_mode: "weekend", field: ACCOUNTING, level: ["1", "2", "3", "4"] },
        },
      },
    ],
    "full-time": [
      "full time diploma in tourism",
      { courses: { every: { study_mode: "full-time", field: TOURISM, level: "5" } } },
    ],
  }),
  ...casesOf("find-budget", {
    k: [
      "master's < 70k",
      { courses: { every: { level: "9", total_cost_at_most: 70_000 } }, slots: { budget: 70_000 } },
    ],
    afford: [
      "can only afford around 8000 rufiyaa, something in IT",
      { courses: { every: { field: ICT, total_cost_at_most: 10_000 } } },
    ],
    "lowest-fee": [
      "lowest fee diploma in business",
      { courses: { every: { field: BUSINESS, level: "5" }, sortedBy: "total_cost" } },
    ],
    "no-more-than": [
      "no more than MVR 160,000 for a health degree",
      { courses: { every: { field: HEALTH, level: "7", total_cost_at_most: 160_000 } } },
    ],
  }),
  ...casesOf("find-duration", {
    quick: [
      "quickest course in photography",
      { courses: { every: { field: [ARTS, MARINE] }, sortedBy: "duration" } },
    ],
    "eighteen-months": [
      "diploma up to 18 months in IT",
      { courses: { every: { field: ICT, level: "5", months_at_most: 18 } }, slots: { months: 18 } },
    ],
    week: ["one week courses", { courses: { every: { months_at_most: 1 } } }],
  }),
  ...casesOf("find-intake", {
    may: [
      "who takes students in may for law",
      { courses: { every: { field: LAW, intake: "May" } } },
    ],
    sept: [
      "sep intake hospitality degree",
      { courses: { every: { field: TOURISM, level: "7", intake: "September" } } },
    ],
  }),
  ...casesOf("combination", {
    mum: [
      "Salaam, I am a mother of two in Addu, I can study only evenings, maybe counselling or teaching small children, level 4 or 5",
      {
        courses: { every: { field: [SOCIAL, EDUCATION, HEALTH], level: ["4", "5"] } },
        says: [/evening/i],
      },
    ],
    soldier: [
      "online degree IT or cyber security scheme covered",
      { courses: { every: { field: ICT, level: "7", modality: "online", scheme: true } } },
    ],
    resort: [
      "German or French, short, online, below 3000",
      {
        courses: {
          every: { field: [LANGUAGES, TOURISM], total_cost_at_most: 3_000, modality: "online" },
        },
      },
    ],
    "dhivehi-north": [
      "dhivehi medium courses in kulhudhuffushi under 5k",
      {
        courses: {
          every: { language: "Dhivehi", place: "Kulhudhuffushi", total_cost_at_most: 5_000 },
        },
      },
    ],
    "except-place": [
      "diploma in business but not in male",
      { courses: { every: { field: BUSINESS, level: "5" } } },
    ],
    "foundation-july": [
      "foundation starting july face to face",
      { courses: { every: { field: PREPARATION, modality: "f2f", intake: "July" } } },
    ],
    "international-diploma": [
      "internationally awarded diploma in hospitality in maafushi",
      { courses: { every: { awarding: "international", level: "5", place: "Maafushi" } } },
    ],
  }),
];
