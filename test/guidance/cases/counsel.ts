import { casesOf } from "../guidance.ts";

/** People's situations: what they have, what they ask for, and what follows for them. */
export const counsel = [
  ...casesOf("pathway", {
    "results-conclude": [
      "I finished O levels with 5 passes, C in English and B in maths. What can I do now?",
      { says: [/^Yes: with what you told me you can enter \d+ of/], asks: true },
    ],
    "has-diploma": [
      "I have a diploma in nursing. What next?",
      { courses: { every: { field: "Nursing and Midwifery", level: ["6", "7"] } } },
    ],
    "work-is-no-wish": [
      "I drive a taxi in Male and want something in IT in the evenings",
      { slots: { fields: ["Information and Communication Technology"], studyMode: "evening" } },
    ],
    "what-others-say": [
      "My uncle says accounting is too hard but I want to be a lawyer",
      { slots: { fields: [], careers: ["Lawyer"] } },
    ],
    "way-to-law": [
      "I want to be a lawyer. How do I get there from O levels?",
      { says: [/^Yes: there is a way/, /supposed 5 passes/], courses: { atLeast: 2 } },
    ],
    "without-maths": [
      "what can I study without maths?",
      { says: [/asks for no pass in Mathematics/] },
    ],
    "grades-of-a-level": [
      "My A levels are Biology C, Chemistry D and Physics E. Can I enter nursing?",
      { says: [/[Ww]hether you can enter has to be checked/, /at O level or SSC/] },
    ],
  }),
  ...casesOf("scheme", {
    "second-degree": [
      "I have a degree already, will the government pay a second one?",
      { says: [/^Not by this scheme/] },
    ],
  }),
  ...casesOf("institution-fact", {
    hostel: ["which colleges have a hostel?", { says: [/Dhoani Polytechnic says: .Hostels/] }],
    bursaries: [
      "do any institutions give scholarships for poor families",
      { says: [/University of the Atolls says: .Bursaries/] },
    ],
    unlisted: [
      "is Villa College any good for business?",
      {
        says: [/Villa College is not listed/],
        courses: { every: { field: "Business, Management and Administration" } },
      },
    ],
    "unlisted-alone": [
      "can I study at Harvard from here",
      { says: [/not listed/], institutions: { includes: [], atLeast: 2 } },
    ],
  }),
  ...casesOf("compare", {
    "two-cheapest-then-decide": [
      "compare the two cheapest nursing diplomas",
      { part: "comparison" },
      "so which one should I take?",
      { part: "comparison", says: [/total cost/] },
    ],
  }),
  ...casesOf("correction", {
    "and-in": [
      "accounting courses in Addu",
      { courses: {} },
      "and in Male?",
      { slots: { places: ["K. Malé"] } },
    ],
  }),
  ...casesOf("refusal", {
    scolding: ["you are useless stupid bot", { says: [/no help/], saysNot: [/stupid/, /useless/] }],
  }),
  ...casesOf("find-budget", {
    "salary-is-no-budget": [
      "i earn 9000 a month and can save maybe 30000 for studies, something with computers",
      { slots: { budget: 30_000 }, courses: {} },
    ],
  }),
];
