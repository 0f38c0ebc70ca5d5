import { paths } from "#web/paths.ts";
import type { Matter } from "../clauses/clause-reader.ts";
import { ask } from "../context.ts";
import type { Said } from "./said.ts";

const SCHEME = ask("How does the First Degree Scheme work?");
const CHEAPEST = ask("The cheapest courses");
const NO_RESULTS = ask("Courses without O levels");
const OPEN = ask("What should I study?");
const CONTACT = { label: "Open the contact form", link: paths.contact() };

/** What is said of matters of studying; where a course or an institution is meant, its facts follow. */
export const STUDY_MATTERS: readonly (readonly [Matter, Said])[] = [
  [
    "applying",
    {
      text: "You apply at the institution itself, not on this site: call or write to it, ask for the form and until when it has to be there.",
      facts: ["apply"],
      chips: [
        ask("Which papers do I need?"),
        { label: "All institutions", link: paths.institutions() },
      ],
    },
  ],
  [
    "papers",
    {
      text: "Which papers to hand in is not recorded in the catalogue; it records the entry requirements. Ask the institution for its list before you apply.",
      facts: ["entry"],
      isForInstitution: true,
    },
  ],
  [
    "status",
    {
      text: "I cannot see applications: they are made at the institution itself, and only it can tell you how yours stands. Please call or write to it, and name your application.",
      isForInstitution: true,
    },
  ],
  [
    "deadline",
    {
      text: "Where an institution states a last day to apply, it stands beside the intake. The calendar has all of them by month.",
      facts: ["deadline"],
      chips: [{ label: "Open the calendar", link: paths.calendar() }],
    },
  ],
  [
    "hostel",
    {
      text: "The catalogue does not record hostels or rooms, so I cannot say whether there is one. Ask the institution before you decide.",
      isForInstitution: true,
    },
  ],
  [
    "earnings",
    {
      text: "The catalogue does not record salaries, and I will not guess: what somebody earns depends on the employer. It records the careers that a course says it leads to.",
      facts: ["careers"],
      chips: [{ label: "Take the career guide", link: paths.careerGuide() }],
    },
  ],
  [
    "placement",
    {
      text: "Nobody can promise a job, and the catalogue does not record how many find work or who places students. It records the careers that a course says it leads to; ask the institution where its graduates work.",
      facts: ["careers"],
      isForInstitution: true,
    },
  ],
  [
    "recognition",
    {
      text: "A course's page says whether the Maldives Qualifications Authority (MQA) approved it, who states that, and of when; no mark means that we were not told. What an employer, a ministry or a university abroad accepts is not recorded: ask them, or the MQA.",
      facts: ["approved", "awarding"],
    },
  ],
  [
    "transfer",
    {
      text: "The catalogue does not record which earlier courses or years of work are credited: the institution decides that, so ask it before you enrol. What it does record are the ways in, and a lower qualification often is one.",
      facts: ["entry"],
      isForInstitution: true,
      chips: [ask("What comes after a diploma?")],
    },
  ],
  [
    "loan",
    {
      text: "No loan is recorded in the catalogue, with interest or without. The only help with the cost that it records is the Government First Degree Scheme, which is for a first bachelor's degree. Ask your bank, also for one without interest, and the institution whether you may pay in parts.",
      facts: ["scheme"],
      chips: [SCHEME, CHEAPEST],
    },
  ],
  [
    "scholarship",
    {
      text: "No scholarship is recorded in the catalogue. The only help with the cost that it records is the Government First Degree Scheme, which is for a first bachelor's degree. Ask the institution, your council or your employer, too.",
      facts: ["scheme"],
      chips: [SCHEME, CHEAPEST],
    },
  ],
  [
    "discount",
    {
      text: "Discounts and waivers are not recorded in the catalogue, only the fees. The institution can tell you whether it lowers them.",
      facts: ["fee"],
      isForInstitution: true,
      chips: [CHEAPEST],
    },
  ],
  [
    "instalments",
    {
      text: "Where an institution states parts or instalments, they stand among the fees of the course. Where nothing is stated, ask it.",
      facts: ["fee"],
      isForInstitution: true,
    },
  ],
  [
    "refund",
    {
      text: "Whether fees are given back is not recorded in the catalogue. Ask the institution for its rule in writing before you pay.",
      isForInstitution: true,
    },
  ],
  [
    "age",
    {
      text: "I know of nothing against it: no age limit is recorded in the catalogue, and people study at every age. What counts are the entry requirements. A few kinds of work, at sea or in the air, may ask more; the institution can tell you.",
      facts: ["entry"],
      chips: [NO_RESULTS, OPEN],
    },
  ],
  [
    "foreigner",
    {
      text: "The catalogue does not record rules for foreigners, visas or other fees for them, so please ask the institution. The Government First Degree Scheme is stated for Maldivians.",
      facts: ["entry"],
      isForInstitution: true,
    },
  ],
  [
    "health",
    {
      text: "The catalogue records no rule on health or disability, and none on the help that is given. Tell the institution what you need before you apply, so that it can say what is possible; online courses can be an easier way. For your health itself a doctor is the one to ask.",
      facts: ["entry"],
      isForInstitution: true,
      chips: [ask("Online courses")],
    },
  ],
  [
    "gender",
    {
      text: "No course in the catalogue is stated to be only for men or only for women. What it does not record are separate classes, dress and care for children: the institution can tell you.",
      facts: ["entry"],
      isForInstitution: true,
    },
  ],
  [
    "past",
    {
      text: "The catalogue records no rule that shuts you out for your past: what counts are the entry requirements. Some work asks for a police record, so ask the institution before you pay. It is good that you want to begin anew.",
      facts: ["entry"],
      chips: [NO_RESULTS, OPEN],
    },
  ],
  [
    "difficulty",
    {
      text: "How hard it is, how many pass and what the exams are like is not recorded in the catalogue. The entry requirements tell what you should bring along.",
      facts: ["entry"],
    },
  ],
  [
    "extra",
    {
      text: "The catalogue does not state that, so I will not guess. The institution itself can tell you; I can give you its contact.",
      isForInstitution: true,
    },
  ],
  [
    "complaint",
    {
      text: "I am sorry that you have this trouble. I cannot judge it or settle it. Write to the institution, with dates and receipts; the Maldives Qualifications Authority, which approves courses, can be told, too. If something in our catalogue is wrong, write to us.",
      isForInstitution: true,
      chips: [CONTACT],
    },
  ],
  [
    "fake",
    {
      text: "I cannot help with that: a certificate counts only when it was earned. But there is an honest way, and it may be shorter than you think: many courses ask for few results or none, and some are short and cheap. Shall I show you those?",
      chips: [NO_RESULTS, ask("Show me short courses"), CHEAPEST],
    },
  ],
  [
    "abroad",
    {
      text: "No: this catalogue has only courses taught in the Maldives or online from here. Some of them are awarded by a university abroad.",
      chips: [ask("Courses awarded by a body abroad"), OPEN],
    },
  ],
  [
    "vacancy",
    {
      text: "I am sorry, I cannot help with jobs: I only know courses. I can show you courses that lead to the work you want.",
      chips: [{ label: "Take the career guide", link: paths.careerGuide() }, OPEN],
    },
  ],
];
