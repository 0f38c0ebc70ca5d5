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
  PERSONAL_CARE,
  SOCIAL,
  SPORT,
  TOURISM,
} from "./fields.ts";
import {
  ATOLLS,
  DHATHURU,
  DHEKUNU,
  DHOANI,
  FATHIS,
  HISAAB,
  KANDUOIY,
  KULA,
  MISRAAB,
  THILADHUNMATHI,
  THUNDI,
} from "./institutions.ts";

const ADDU = ["Hithadhoo", "Meedhoo"];
const CAPITAL = ["Malé", "Hulhumalé"];

/** Where and how to study: places, institutions, delivery, languages, awarding, scheme. */
export const findWhere = [
  ...casesOf("find-place", {
    addu: ["courses in Addu", { courses: { atLeast: 3, every: { place: ADDU } } }],
    "nursing-fuvahmulah": [
      "nursing in fuvahmulah",
      { courses: { every: { place: "Fuvahmulah", field: HEALTH } } },
    ],
    kulhudhuffushi: [
      "what can i study in Kulhudhuffushi",
      { courses: { atLeast: 3, every: { place: "Kulhudhuffushi" } } },
    ],
    hulhumale: [
      "Hulhumale design courses",
      { courses: { every: { place: "Hulhumalé", field: [ARTS, MARKETING, ICT, ENGINEERING] } } },
    ],
    "stay-home": [
      "I live in Thinadhoo and I can't move to Male'. What engineering courses are there here?",
      { courses: { every: { place: "Thinadhoo", field: ENGINEERING } } },
    ],
    laamu: [
      "teaching courses in laamu atoll",
      { courses: { every: { place: ["Gan", "Fonadhoo"], field: EDUCATION } } },
    ],
    maafushi: ["anything in Maafushi?", { courses: { every: { place: "Maafushi" } } }],
    "male-law": [
      "law degree in Malé",
      { courses: { every: { place: CAPITAL, field: LAW, level: "7" } } },
    ],
    "haa-dhaalu": [
      "Haa Dhaalu atoll business courses",
      { courses: { every: { place: ["Kulhudhuffushi", "Hanimaadhoo"], field: BUSINESS } } },
    ],
    "hdh-letter": ["hdh. hanimaadhoo courses", { courses: { every: { place: "Hanimaadhoo" } } }],
    naifaru: ["is there anything taught in Naifaru", { courses: { every: { place: "Naifaru" } } }],
    eydhafushi: ["english class in Eydhafushi", { courses: { every: { place: "Eydhafushi" } } }],
    "none-there": ["courses in Dharavandhoo", { none: { place: "Dharavandhoo" } }],
    "two-islands": [
      "hospitality in maafushi or mahibadhoo",
      { courses: { every: { place: ["Maafushi", "Mahibadhoo"], field: TOURISM } } },
    ],
  }),
  ...casesOf("find-institution", {
    kula: ["courses at Kula", { courses: { atLeast: 3, every: { institution: KULA } } }],
    atolls: [
      "University of the Atolls master degrees",
      { courses: { every: { institution: ATOLLS, level: "9" } } },
    ],
    dhoani: [
      "what does dhoani polytechnic offer for diploma",
      { courses: { every: { institution: DHOANI, level: "5" } } },
    ],
    thundi: [
      "show courses from thundi school of hospitality",
      { courses: { every: { institution: THUNDI } } },
    ],
    hisaab: [
      "Hisaab Academy accounting",
      { courses: { every: { institution: HISAAB, field: [ACCOUNTING, BUSINESS] } } },
    ],
    fathis: [
      "is there a bachelor at fathis teachers college",
      { courses: { every: { institution: FATHIS, level: "7" } } },
    ],
    dhekunu: [
      "Dhekunu college health diploma list",
      { courses: { every: { institution: DHEKUNU, level: "5" } } },
    ],
    dhathuru: [
      "Dhathuru Open College IT courses",
      { courses: { every: { institution: DHATHURU, field: ICT } } },
    ],
    kanduoiy: [
      "diving at kanduoiy academy",
      { courses: { every: { institution: KANDUOIY, field: [SPORT, MARINE] } } },
    ],
    misraab: [
      "Misraab quran courses",
      { courses: { every: { institution: MISRAAB, field: [ISLAMIC, EDUCATION] } } },
    ],
    two: [
      "computer courses from dhoani or dhathuru",
      { courses: { every: { institution: [DHOANI, DHATHURU], field: ICT } } },
    ],
    initials: ["UOTA nursing", { courses: { every: { institution: ATOLLS, field: HEALTH } } }],
  }),
  ...casesOf("find-modality", {
    online: [
      "online courses",
      { courses: { atLeast: 3, every: { modality: "online" } }, slots: { modalities: ["online"] } },
    ],
    "online-business": [
      "can i study business online from my island",
      { courses: { every: { modality: "online", field: BUSINESS } } },
    ],
    "face-to-face": [
      "face to face marketing classes",
      { courses: { every: { modality: "f2f", field: MARKETING } }, slots: { modalities: ["f2f"] } },
    ],
    blended: [
      "blended learning teaching degrees",
      { courses: { every: { modality: "blended", field: EDUCATION, level: "7" } } },
    ],
    distance: [
      "distance learning masters",
      { courses: { every: { modality: "online", level: "9" } } },
    ],
    "not-online": [
      "accounting diploma but not online",
      { courses: { every: { notModality: "online", field: ACCOUNTING, level: "5" } } },
    ],
    "in-person": [
      "in person arabic lessons",
      { courses: { every: { modality: "f2f" }, some: { name: /arabic/i } } },
    ],
    "from-home": [
      "study from home cyber security",
      { courses: { every: { modality: ["online"], field: ICT } } },
    ],
    "online-or-blended": [
      "law, online or blended both fine",
      { courses: { every: { modality: ["online", "blended"], field: LAW } } },
    ],
    evening: [
      "evening classes for accounting",
      {
        courses: { every: { study_mode: "evening", field: ACCOUNTING } },
        slots: { studyMode: "evening" },
      },
    ],
    weekend: [
      "weekend courses in IT",
      {
        courses: { every: { study_mode: "weekend", field: ICT } },
        slots: { studyMode: "weekend" },
      },
    ],
    "part-time": [
      "part time degree in business because i work full day",
      { courses: { every: { study_mode: "part-time", field: BUSINESS, level: "7" } } },
    ],
  }),
  ...casesOf("find-language", {
    dhivehi: [
      "courses taught in Dhivehi about farming",
      {
        courses: { every: { language: "Dhivehi", field: MARINE } },
        slots: { languages: ["Dhivehi"] },
      },
    ],
    arabic: [
      "islamic studies in arabic medium",
      { courses: { every: { language: "Arabic", field: [ISLAMIC, LAW] } } },
    ],
    english: [
      "english medium business diploma",
      { courses: { every: { language: "English", field: BUSINESS, level: "5" } } },
    ],
    "weak-english": [
      "my english is weak, is there a cookery or tourism course taught in dhivehi?",
      { courses: { every: { language: "Dhivehi", field: [TOURISM, PERSONAL_CARE] } } },
    ],
    "learn-chinese": [
      "learn chinese",
      { courses: { every: { field: LANGUAGES }, some: { name: /chinese/i } } },
    ],
    "learn-german": [
      "I want to learn German for work in a resort",
      { courses: { every: { field: [LANGUAGES, TOURISM] }, some: { name: /german/i } } },
    ],
    "learn-french": [
      "french beginner",
      { courses: { every: { field: LANGUAGES }, some: { name: /french/i } } },
    ],
    "japanese-degree": ["bachelor in japanese", { none: { name: /japanese/i, level: "7" } }],
    "dhivehi-language": [
      "i want to study dhivehi language itself",
      { courses: { every: { field: [LANGUAGES, EDUCATION] }, some: { name: /dhivehi/i } } },
    ],
  }),
  ...casesOf("find-awarding", {
    international: [
      "business degree awarded by a foreign university",
      {
        courses: { every: { awarding: "international", field: BUSINESS, level: "7" } },
        slots: { awarding: "international" },
      },
    ],
    local: [
      "locally awarded diploma in nursing",
      { courses: { every: { awarding: "local", field: HEALTH, level: "5" } } },
    ],
    "international-any": [
      "internationally awarded courses",
      { courses: { atLeast: 3, every: { awarding: "international" } } },
    ],
    overseas: [
      "hospitality with an overseas awarding body",
      { courses: { every: { awarding: "international", field: TOURISM } } },
    ],
    "local-only": [
      "only local awarding body, marketing",
      { courses: { every: { awarding: "local", field: MARKETING } } },
    ],
    "international-it": [
      "IT degree international certificate",
      { courses: { every: { awarding: "international", field: ICT } } },
    ],
  }),
  ...casesOf("find-scheme", {
    plain: [
      "degrees under the government first degree scheme",
      { courses: { atLeast: 3, every: { scheme: true, level: "7" } }, slots: { scheme: true } },
    ],
    free: [
      "free degree courses by government for education",
      { courses: { every: { scheme: true, field: EDUCATION } } },
    ],
    grant: [
      "which nursing courses are in the bachelor's degree grant scheme",
      { courses: { every: { scheme: true, field: HEALTH } } },
    ],
    psychology: [
      "psychology degree with first degree scheme pls",
      { courses: { every: { scheme: true, field: [SOCIAL, HEALTH] } } },
    ],
    fathis: [
      "does fathis have a first degree scheme course",
      { courses: { every: { institution: FATHIS, scheme: true } } },
    ],
    north: [
      "first degree scheme courses in kulhudhuffushi",
      { courses: { every: { scheme: true, place: "Kulhudhuffushi" } } },
    ],
    thiladhunmathi: [
      "thiladhunmathi community college first degree scheme",
      { none: { institution: THILADHUNMATHI, scheme: true } },
    ],
  }),
];
