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
  SPORT,
  TOURISM,
} from "./fields.ts";

const CERTIFICATES = ["1", "2", "3", "4"] as const;

/** What to study: fields, careers and levels. */
export const findWhat = [
  ...casesOf("find-field", {
    nursing: [
      "nursing courses",
      { courses: { every: { field: HEALTH }, some: { name: /nurs/i } } },
    ],
    "marine-biology": [
      "do you have anything in marine biology?",
      {
        courses: {
          atLeast: 3,
          every: { field: [MARINE, SCIENCE] },
          some: { name: /marine biology/i },
        },
      },
    ],
    it: ["IT", { courses: { atLeast: 3, every: { field: ICT } } }],
    accounting: [
      "Hi, my daughter finished school and likes accounting. What is there for her?",
      { courses: { atLeast: 3, every: { field: ACCOUNTING }, some: { name: /account/i } } },
    ],
    law: ["i want to study law", { courses: { atLeast: 3, every: { field: LAW } } }],
    tourism: ["tourism and hospitality courses pls", { courses: { every: { field: TOURISM } } }],
    psychology: [
      "psychology??",
      { courses: { every: { field: [SOCIAL, HEALTH] }, some: { name: /psycholog/i } } },
    ],
    "graphic-design": ["Where can I learn graphic design", { says: [/graphic/i, /Kula/] }],
    electrical: [
      "electrical wiring, installation, that type of thing",
      { courses: { every: { field: [ENGINEERING, ENVIRONMENT] }, some: { name: /electric/i } } },
    ],
    aircon: [
      "ac repair course",
      { courses: { every: { field: ENGINEERING }, some: { name: /air conditioning/i } } },
    ],
    fisheries: ["fisheries courses available?", { courses: { every: { field: MARINE } } }],
    hr: [
      "Human Resource Management",
      { courses: { every: { field: [BUSINESS, TOURISM] }, some: { name: /human resource/i } } },
    ],
    "cyber-security": [
      "cyber security",
      { courses: { every: { field: ICT }, some: { name: /cyber/i } } },
    ],
    photography: [
      "looking for a photography class",
      { courses: { every: { field: [ARTS, MARINE] }, some: { name: /photo/i } } },
    ],
    fitness: [
      "gym instructor / fitness training",
      { courses: { every: { field: [SPORT, HEALTH] } } },
    ],
    "two-fields": [
      "something with biology or chemistry",
      {
        courses: {
          every: { field: [SCIENCE, MARINE, HEALTH, EDUCATION] },
          some: { name: /biolog|chemi|laborator|biotech/i },
        },
      },
    ],
    foundation: [
      "which foundation programmes are there before university",
      { courses: { every: { field: PREPARATION } } },
    ],
    dentistry: ["dentistry degree", { none: { name: /dent(al|ist)/i } }],
    veterinary: [
      "do any of the colleges teach veterinary medicine",
      { none: { name: /veterin/i } },
    ],
  }),
  ...casesOf("find-career", {
    nurse: [
      "I want to become a nurse",
      { courses: { every: { field: HEALTH }, some: { name: /nurs/i } } },
    ],
    teacher: ["how do i become a teacher", { courses: { every: { field: EDUCATION } } }],
    "primary-teacher": [
      "i love kids and want to be a primary school teacher",
      { courses: { every: { field: EDUCATION }, some: { name: /primary/i } } },
    ],
    chef: [
      "my son wants to be a chef",
      { courses: { every: { field: [TOURISM, PERSONAL_CARE] }, some: { field: "Culinary Arts" } } },
    ],
    lawyer: ["What do I study to be a lawyer?", { courses: { every: { field: LAW } } }],
    accountant: ["accountant", { courses: { every: { field: ACCOUNTING } } }],
    pilot: ["I dream of being a pilot", { courses: { every: { field: AVIATION } } }],
    captain: ["ship captain", { courses: { every: { field: [AVIATION, MARINE] } } }],
    programmer: [
      "i want to make apps and websites for a living",
      { courses: { every: { field: [ICT, ARTS] }, some: { field: "Software Development" } } },
    ],
    "dive-instructor": [
      "want to work as a dive instructor",
      { courses: { every: { field: [SPORT, TOURISM] }, some: { name: /div|scuba/i } } },
    ],
    police: [
      "which courses help to join police",
      { courses: { every: { field: [SECURITY, LAW] } } },
    ],
    imam: [
      "I want to serve as an imam on my island",
      { courses: { every: { field: [ISLAMIC, LAW] } } },
    ],
    journalist: [
      "journalist / news reporter",
      { courses: { every: { field: [SOCIAL, ARTS, MARKETING] } } },
    ],
    counsellor: [
      "counsellor at a school, what should one study",
      { courses: { every: { field: [SOCIAL, HEALTH, EDUCATION] } } },
    ],
    "hotel-manager": [
      "One day I want to manage a hotel",
      { courses: { every: { field: [TOURISM, BUSINESS] } } },
    ],
    pharmacist: [
      "pharmacist",
      { courses: { every: { field: HEALTH }, some: { name: /pharmac/i } } },
    ],
    translator: ["translator, english to dhivehi", { courses: { every: { field: LANGUAGES } } }],
  }),
  ...casesOf("find-level", {
    diplomas: [
      "show me diplomas",
      { courses: { atLeast: 3, every: { level: ["5"] } }, slots: { levels: ["5"] } },
    ],
    "level-three": [
      "level 3 courses",
      { courses: { every: { level: "3" } }, slots: { levels: ["3"] } },
    ],
    masters: ["masters programs", { courses: { every: { level: "9" } }, slots: { levels: ["9"] } }],
    phd: [
      "Is there any PhD in Maldives",
      { courses: { every: { level: "10" } }, slots: { levels: ["10"] } },
    ],
    "degree-marketing": [
      "bachelors in marketing",
      {
        courses: { every: { level: "7", field: [MARKETING, BUSINESS] } },
        slots: { levels: ["7"] },
      },
    ],
    "degree-word": [
      "degree in education",
      { courses: { every: { level: "7", field: EDUCATION } } },
    ],
    certificates: [
      "certificate courses in tourism",
      { courses: { every: { level: [...CERTIFICATES], field: TOURISM } } },
    ],
    "advanced-diploma": [
      "advanced diploma in early childhood",
      { courses: { every: { level: "6", field: EDUCATION } }, slots: { levels: ["6"] } },
    ],
    "postgraduate-diploma": [
      "post graduate diploma in counselling",
      { courses: { every: { level: "8", field: [SOCIAL, HEALTH] } } },
    ],
    "cert-four": [
      "cert 4 in foundation studies",
      { courses: { every: { level: "4", field: PREPARATION } } },
    ],
    "mnqf-five": ["MNQF level 5 in IT", { courses: { every: { level: "5", field: ICT } } }],
    "several-levels": [
      "diploma or degree in civil engineering",
      { courses: { every: { level: ["5", "6", "7"], field: ENGINEERING } } },
    ],
    mba: ["mba", { courses: { every: { level: "9", field: BUSINESS } } }],
    "short-courses": [
      "short courses about fire safety",
      { courses: { every: { field: SECURITY } } },
    ],
    "phd-photography": ["phd in photography", { none: { level: "10", field: "Photography" } }],
    undergraduate: [
      "undergraduate programmes in psychology",
      { courses: { every: { level: "7", field: [SOCIAL, HEALTH] } } },
    ],
  }),
];
