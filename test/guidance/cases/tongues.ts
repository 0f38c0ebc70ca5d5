import { casesOf } from "../guidance.ts";
import {
  ACCOUNTING,
  ARTS,
  AVIATION,
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
  PREPARATION,
  SCIENCE,
  SOCIAL,
  TOURISM,
} from "./fields.ts";

const CAPITAL = ["Malé", "Hulhumalé"];

/** As people type: slips, the English of the islands, Dhivehi in Latin letters and in Thaana. */
export const tongues = [
  ...casesOf("slips", {
    nursing: ["nursng corses", { courses: { every: { field: HEALTH }, some: { name: /nurs/i } } }],
    accounting: ["acounting deploma", { courses: { every: { field: ACCOUNTING, level: "5" } } }],
    psychology: [
      "phsycology degree",
      { courses: { every: { field: [SOCIAL, HEALTH], level: "7" } } },
    ],
    hulhumale: [
      "desgin courses in hulumale",
      {
        courses: {
          every: { place: "Hulhumalé", field: [ARTS, MARKETING, ICT, ENGINEERING, PERSONAL_CARE] },
        },
      },
    ],
    kulhudhuffushi: [
      "kuludhufushi tourism",
      { courses: { every: { place: "Kulhudhuffushi", field: TOURISM } } },
    ],
    engineering: [
      "enginering certificate",
      { courses: { every: { field: ENGINEERING, level: ["1", "2", "3", "4"] } } },
    ],
    bachelor: ["bachlor of education", { courses: { every: { field: EDUCATION, level: "7" } } }],
    marketing: [
      "digtal marketting",
      { courses: { every: { field: [MARKETING, TOURISM] }, some: { name: /digital marketing/i } } },
    ],
    online: ["onlin law courses", { courses: { every: { field: LAW, modality: "online" } } }],
    january: [
      "IT diploma in janury",
      { courses: { every: { field: ICT, level: "5", intake: "January" } } },
    ],
    institution: [
      "dhonee polytecnic mechanical",
      { courses: { every: { institution: "Dhoani Polytechnic", field: [ENGINEERING, AVIATION] } } },
    ],
    certificate: [
      "certifcate in hospitalty",
      { courses: { every: { field: TOURISM, level: ["1", "2", "3", "4"] } } },
    ],
    budget: [
      "buisness course undr 20000",
      { courses: { every: { field: BUSINESS, total_cost_at_most: 20_000 } } },
    ],
    master: ["mastres in buisness admin", { courses: { every: { field: BUSINESS, level: "9" } } }],
  }),
  ...casesOf("maldivian-english", {
    got: [
      "got any evening class for IT in male side?",
      { courses: { every: { field: ICT, place: CAPITAL, study_mode: "evening" } } },
    ],
    "how-much": [
      "how much ah diploma in pharmacy",
      { about: { course: "Diploma in Pharmacy" }, states: ["total_cost"] },
    ],
    "fees-how": [
      "fees how much for bachelor of midwifery bro",
      { about: { course: "Bachelor of Midwifery" }, states: ["total_cost"] },
    ],
    "ol-done": [
      "ol done, al not done. can join diploma or not",
      { says: [/level|certificate|diploma|pass/i] },
    ],
    "no-need": [
      "business diploma, no need degree",
      { courses: { every: { field: BUSINESS, level: "5" } } },
    ],
    "can-or-not": [
      "can study tourism from island itself or must come to male",
      { courses: { every: { field: TOURISM } } },
    ],
    cv: [
      "for CV i want some small computer certificate, cheap one only",
      { courses: { every: { field: ICT, level: ["1", "2", "3", "4", "NA"] } } },
    ],
    "cert-4": [
      "cert iv foundation after SSC have?",
      { courses: { every: { field: PREPARATION, level: "4" } } },
    ],
    atoll: [
      "any course in S atoll for accounts",
      {
        courses: {
          every: { field: [ACCOUNTING, BUSINESS, EDUCATION], place: ["Hithadhoo", "Meedhoo"] },
        },
      },
    ],
    "block-mode": [
      "i do duty in resort so only weekend class can, for hospitality",
      { courses: { every: { field: TOURISM, study_mode: "weekend" } } },
    ],
    "gov-free": [
      "govt free degree for teaching have or no",
      { courses: { every: { field: EDUCATION, scheme: true } } },
    ],
    madam: [
      "Madam pls send details of nursing degree",
      { courses: { every: { field: HEALTH, level: "7" }, some: { name: /nurs/i } } },
    ],
    sir: [
      "sir when is next batch starting for diploma in fashion design",
      { about: { course: "Diploma in Fashion Design" }, states: ["intakes"] },
    ],
    addhu: [
      "addu side hospital work related courses",
      { courses: { every: { field: HEALTH, place: ["Hithadhoo", "Meedhoo"] } } },
    ],
  }),
  ...casesOf("latin-dhivehi", {
    "kiyavan-beynun": [
      "nursing kiyavan beynun",
      { courses: { every: { field: HEALTH }, some: { name: /nurs/i } } },
    ],
    teacher: ["mudharrisakah vaan beynun", { courses: { every: { field: EDUCATION } } }],
    tourism: ["fathuruverikan kos", { courses: { every: { field: TOURISM } } }],
    fishing: ["masverikan kiyavaadhey thanthan", { courses: { every: { field: MARINE } } }],
    law: ["gaanoonu kiyavan male ga", { courses: { every: { field: LAW, place: CAPITAL } } }],
    price: [
      "Diploma in Pharmacy agu kihaavareh?",
      { about: { course: "Diploma in Pharmacy" }, states: ["total_cost"] },
    ],
    addu: [
      "adduga kiyeveyne diploma koba",
      { courses: { every: { level: "5", place: ["Hithadhoo", "Meedhoo"] } } },
    ],
    quran: ["gruaan hithudhas kuran", { courses: { every: { field: [ISLAMIC, EDUCATION] } } }],
    english: [
      "ingireysi bas dhaskuran",
      { courses: { every: { field: [LANGUAGES, PREPARATION, EDUCATION, MARKETING] } } },
    ],
    farming: ["dhanduverikan kos eh eba oiytha", { courses: { every: { field: MARINE } } }],
    business: ["viyafaari diploma", { courses: { every: { field: BUSINESS, level: "5" } } }],
    cheap: ["agu heyo IT kos", { courses: { every: { field: ICT } } }],
    thanks: ["shukuriyyaa", { says: [/welcome|glad|pleasure|happy|good luck/i] }],
    salaam: [
      "kihineh? haalu ranga?",
      { saysNot: [/no courses? (found|fit|match)/i], says: [/\w/] },
    ],
    sewing: ["fehun kos", { courses: { every: { field: PERSONAL_CARE } } }],
    science: [
      "sainsu foundation",
      { courses: { every: { field: [SCIENCE, PREPARATION, MARINE, EDUCATION] } } },
    ],
  }),
  ...casesOf("thaana", {
    nursing: ["ނަރުސިންގ", { courses: { every: { field: HEALTH } } }],
    quran: ["ޤުރުއާން ކޯސް", { courses: { every: { field: [ISLAMIC, EDUCATION] } } }],
    tourism: ["ފަތުރުވެރިކަން", { courses: { every: { field: TOURISM } } }],
    teacher: ["މުދައްރިސަކަށް ވާން ބޭނުން", { courses: { every: { field: EDUCATION } } }],
    male: ["މާލޭގައި ކިޔެވޭނެ ޝަރީޢަތުގެ ކޯސްތަކެއް", { courses: { every: { field: [LAW, ISLAMIC] } } }],
    dhivehi: ["ދިވެހި ބަސް", { courses: { every: { field: [LANGUAGES, EDUCATION] } } }],
    salaam: ["އައްސަލާމް ޢަލައިކުމް", { says: [/alaikum|salaam|hello|welcome|\bhi\b|ސަލާމް/i] }],
    farming: ["ދަނޑުވެރިކަން", { courses: { every: { field: MARINE } } }],
  }),
];
