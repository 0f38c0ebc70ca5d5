import { casesOf } from "../guidance.ts";
import {
  ATOLLS,
  DHEKUNU,
  DHOANI,
  FATHIS,
  HISAAB,
  KANDUOIY,
  MISRAAB,
  THILADHUNMATHI,
} from "./institutions.ts";

/** Questions about one course or one institution, and what the directory does not state. */
export const facts = [
  ...casesOf("course-fact", {
    fee: [
      "how much does the Diploma in Pharmacy cost",
      { about: { course: "Diploma in Pharmacy" }, states: ["total_cost"] },
    ],
    "fee-total": [
      "Total fee for Bachelor of Midwifery?",
      { about: { course: "Bachelor of Midwifery" }, states: ["total_cost"] },
    ],
    duration: [
      "how long is the Diploma in Aircraft Maintenance",
      { about: { course: "Diploma in Aircraft Maintenance" }, states: ["duration"] },
    ],
    requirements: [
      "entry requirements bachelor of public health hons",
      { about: { course: "Bachelor of Public Health (Hons)" }, states: ["requirements"] },
    ],
    modules: [
      "What will I learn in the Certificate III in Tour Guiding?",
      { about: { course: "Certificate III in Tour Guiding" }, states: ["modules"] },
    ],
    "modules-word": [
      "modules of Diploma in Spa Therapy",
      { about: { course: "Diploma in Spa Therapy" }, states: ["modules"] },
    ],
    intakes: [
      "when is the next intake for Diploma in Fashion Design",
      { about: { course: "Diploma in Fashion Design" }, states: ["intakes"] },
    ],
    contact: [
      "who do i call about the diploma in marine biology",
      { about: { course: "Diploma in Marine Biology" }, states: ["contact"] },
    ],
    "how-to-apply": [
      "how to apply for Certificate IV in Ocean Science",
      { about: { course: "Certificate IV in Ocean Science" }, states: ["contact"] },
    ],
    timings: [
      "class times for ACCA Applied Skills?",
      { about: { course: "ACCA Applied Skills" }, states: ["timings"] },
    ],
    language: [
      "Is Diploma in Qira'ath and Tajweed taught in English or Dhivehi",
      { about: { course: "Diploma in Qira'ath and Tajweed" }, states: ["languages"] },
    ],
    awarding: [
      "who awards the Bachelor of Engineering in Marine Engineering?",
      {
        about: { course: "Bachelor of Engineering in Marine Engineering" },
        states: ["awarding_body"],
      },
    ],
    level: [
      "what level is the Advanced Certificate in Law",
      { about: { course: "Advanced Certificate in Law" }, states: ["level"] },
    ],
    scheme: [
      "is bachelor of pharmacy hons covered by the first degree scheme",
      { about: { course: "Bachelor of Pharmacy (Hons)" }, states: ["scheme"] },
    ],
    online: [
      "can I do the Master of Science in Cyber Security online?",
      { about: { course: "Master of Science in Cyber Security" }, states: ["modalities"] },
    ],
    where: [
      "where is the Certificate II in Housekeeping taught",
      { about: { course: "Certificate II in Housekeeping" }, states: ["campuses"] },
    ],
    careers: [
      "What jobs can you get after the Diploma in Counselling at Fathis",
      { about: { course: "Diploma in Counselling", institution: "Fathis" }, states: ["careers"] },
    ],
    credits: [
      "how many credits is LLM in Maritime and Environmental Law",
      { about: { course: "LLM in Maritime and Environmental Law" }, states: ["credits"] },
    ],
    several: [
      "tell me about IELTS Academic: Twelve-week Course. how long, how much",
      {
        about: { course: "IELTS Academic: Twelve-week Course" },
        states: ["duration", "total_cost"],
      },
    ],
    chain: [
      "Diploma in Agriculture",
      { about: { course: "Diploma in Agriculture" } },
      "fees?",
      { about: { course: "Diploma in Agriculture" }, states: ["total_cost"] },
      "and how long",
      { about: { course: "Diploma in Agriculture" }, states: ["duration"] },
      "is it taught online",
      { about: { course: "Diploma in Agriculture" }, states: ["modalities"] },
    ],
    "at-institution": [
      "fee of the Diploma in Nautical Studies at University of the Atolls",
      {
        about: { course: "Diploma in Nautical Studies", institution: ATOLLS },
        states: ["total_cost"],
      },
    ],
    "lower-case": [
      "master of blue economy and marine resources price",
      { about: { course: "Master of Blue Economy and Marine Resources" }, states: ["total_cost"] },
    ],
    dollars: [
      "what does the BSc (Hons) Accounting and Finance with a Placement Year cost",
      {
        about: { course: "BSc (Hons) Accounting and Finance with a Placement Year" },
        states: ["total_cost"],
        says: [/USD|dollar/i],
      },
    ],
  }),
  ...casesOf("institution-fact", {
    where: ["where is Dhekunu College", { says: [/Hithadhoo/, /Fuvahmulah/, /Thinadhoo/] }],
    phone: ["phone number of Kanduoiy academy", { says: [/\+?960 ?300 ?0025/] }],
    email: ["email of hisaab academy?", { says: [/info@hisaab\.example/] }],
    "addu-which": [
      "which colleges are in Addu",
      { institutions: { includes: [DHEKUNU, HISAAB, ATOLLS] } },
    ],
    north: ["colleges in kulhudhuffushi", { institutions: { includes: [ATOLLS, THILADHUNMATHI] } }],
    all: [
      "list all institutions",
      { institutions: { includes: [], atLeast: 5 }, part: "institutions" },
    ],
    teaches: [
      "what does Dhoani Polytechnic teach",
      { says: [/Dhoani Polytechnic/, /engineering|construction|technology|trades/i] },
    ],
    campuses: [
      "does university of the atolls have a campus in laamu",
      { says: [/Fonadhoo|Laamu/] },
    ],
    "who-teaches": [
      "which institutions offer nursing",
      { says: [/Dhekunu College/], saysNot: [/Thundi School/] },
    ],
    "islamic-which": ["which college is for islamic studies", { says: [/Misraab/] }],
    "teacher-training": ["where can one train as a teacher, which college", { says: [/Fathis/] }],
    website: ["does Fathis Teachers' College have a website", { says: [/fathis\.example/] }],
    unknown: [
      "tell me about Harvard College Maldives",
      { saysNot: [/Harvard College Maldives (offers|teaches|is in|has)/i], says: [/no|not|n't/i] },
    ],
    chain: [
      "tell me about misraab institute",
      { says: [/Misraab/] },
      "where are they",
      { says: [/Male/, /Meedhoo|Utheemu/] },
      "what courses do they have in arabic",
      { courses: { every: { institution: MISRAAB } } },
    ],
    count: ["how many courses does Kanduoiy have", { says: [/\d+ courses/, /Kanduoiy/] }],
    atoll: ["is there any institute in Baa atoll", { says: [/Bahuruva/, /Eydhafushi/] }],
    nowhere: ["any college in Thaa atoll?", { says: [/\bno\b|\bnone\b|n't|\bnot\b/i] }],
    chain2: [
      `contact ${FATHIS}`,
      { says: [/960 ?300 ?0200|info@fathis\.example/] },
      "and dhoani?",
      { says: [/960 ?300 ?0225|info@dhoani\.example/, new RegExp(DHOANI)] },
      "kanduoiy too",
      { says: [/960 ?300 ?0025|info@kanduoiy\.example/, new RegExp(KANDUOIY)] },
    ],
  }),
  ...casesOf("unknown", {
    "no-fee": [
      "how much is the Diploma in Photography's accommodation",
      { saysNot: [/accommodation (is|costs) MVR/i] },
    ],
    "fee-unstated": [
      "what is the fee of Bachelor of Psychology (Hons)",
      { about: { course: "Bachelor of Psychology (Hons)" }, states: ["total_cost"] },
    ],
    "fee-unstated-2": [
      "price for diploma in interior design",
      { about: { course: "Diploma in Interior Design" }, states: ["total_cost"] },
    ],
    "intake-unstated": [
      "when does the Diploma in Nursing at Dhekunu start",
      { about: { course: "Diploma in Nursing", institution: "Dhekunu" }, states: ["intakes"] },
    ],
    "duration-unstated": [
      "how long does GST Returns Step by Step take",
      { about: { course: "GST Returns Step by Step" }, states: ["duration"] },
    ],
    "modality-unstated": [
      "is the Bachelor of Science (Hons) in Environmental Management online?",
      {
        about: { course: "Bachelor of Science (Hons) in Environmental Management" },
        states: ["modalities"],
      },
    ],
    ranking: [
      "which is the best university in maldives",
      {
        says: [/compare|rank|rating|depends|not say|cannot|can't|does not|don't/i],
        saysNot: [/\bis the best (university|college)/i],
      },
    ],
    salary: [
      "how much salary does a nurse get",
      { says: [/not|n't|no /i], saysNot: [/MVR [\d,]+ (a|per) month/i] },
    ],
    seats: ["how many seats are left in Bachelor of Midwifery", { says: [/not|n't|no /i] }],
    deadline: [
      "application deadline for Diploma in Pharmacy?",
      { about: { course: "Diploma in Pharmacy" }, says: [/not|n't|contact|ask|intake/i] },
    ],
    hostel: ["does dhekunu college have a hostel", { says: [/not|n't|no /i] }],
    "pass-rate": [
      "what is the pass rate of ACCA Applied Knowledge at Hisaab",
      { says: [/not|n't|no /i] },
    ],
  }),
];
