/**
 * How visitors name the careers of the career guide, by the career's key, and the narrower fields
 * that lead to a career most directly. Where the directory holds none of these, the career's own
 * fields are taken. Plain data, to be edited.
 */
export interface CareerWords {
  words: readonly string[];
  narrower: readonly string[];
}

export const CAREER_WORDS: ReadonlyMap<string, CareerWords> = new Map(
  Object.entries({
    accountant: {
      words: ["accountant", "auditor", "bookkeeper"],
      narrower: ["Accounting", "Auditing and Taxation"],
    },
    "business-manager": {
      words: [
        "business owner",
        "business manager",
        "businessman",
        "businesswoman",
        "businessperson",
        "ceo",
        "manager",
      ],
      narrower: ["Business Administration", "Entrepreneurship and Small Business"],
    },
    chef: {
      words: ["chef", "baker", "pastry chef", "head chef", "cook in a resort"],
      narrower: ["Culinary Arts", "Baking and Home Enterprise"],
    },
    doctor: { words: ["doctor", "physician", "surgeon", "gp", "medical doctor"], narrower: [] },
    engineer: { words: ["engineer"], narrower: [] },
    "environmental-scientist": {
      words: ["environmental scientist", "environmental officer", "environmentalist"],
      narrower: [],
    },
    "graphic-designer": { words: ["graphic designer", "designer"], narrower: ["Graphic Design"] },
    hairdresser: {
      words: ["hairdresser", "hair stylist", "hairstylist", "makeup artist"],
      narrower: ["Hair and Beauty"],
    },
    "hotel-manager": {
      words: [
        "hotel manager",
        "guesthouse manager",
        "resort manager",
        "hotelier",
        "guesthouse owner",
      ],
      narrower: ["Guesthouse and Hotel Management"],
    },
    imam: {
      words: ["imam", "religious scholar", "sheikh", "islamic scholar", "khateeb"],
      narrower: ["Imam and Community Service"],
    },
    journalist: {
      words: ["journalist", "reporter", "news reporter", "newsreader", "news presenter"],
      narrower: ["Journalism"],
    },
    lawyer: {
      words: ["lawyer", "attorney", "barrister", "prosecutor"],
      narrower: ["Law"],
    },
    "marine-biologist": {
      words: ["marine biologist", "marine scientist"],
      narrower: ["Marine Biology"],
    },
    "marketing-manager": {
      words: ["marketing manager", "marketer", "brand manager"],
      narrower: ["Marketing"],
    },
    nurse: {
      words: ["nurse", "staff nurse", "registered nurse"],
      narrower: ["Nursing and Midwifery"],
    },
    pilot: {
      words: ["pilot", "airline pilot", "seaplane pilot", "fly planes"],
      narrower: ["Airport and Airline Operations", "Aviation Engineering"],
    },
    "police-officer": {
      words: ["police", "police officer", "policeman", "policewoman", "police man", "detective"],
      narrower: ["Policing and Investigation"],
    },
    psychologist: {
      words: ["psychologist", "counsellor", "counselor", "therapist", "school counsellor"],
      narrower: ["Psychology", "Social Work and Counselling"],
    },
    "ship-captain": {
      words: ["ship captain", "ships captain", "captain", "ship s captain", "captain of a ship"],
      narrower: ["Shipping and Navigation"],
    },
    "software-developer": {
      words: [
        "software developer",
        "programmer",
        "software engineer",
        "developer",
        "web developer",
        "app developer",
        "coder",
      ],
      narrower: ["Software Development"],
    },
    teacher: {
      words: [
        "teacher",
        "school teacher",
        "to teach",
        "teach children",
        "teach kids",
        "teach in a school",
        "teach in schools",
      ],
      narrower: [],
    },
    "tour-guide": {
      words: ["tour guide", "dive guide", "tourist guide", "excursion guide"],
      narrower: ["Travel and Tour Operations", "Diving and Water Sports"],
    },
    translator: {
      words: ["translator", "interpreter"],
      narrower: ["Translation and Interpreting"],
    },
  }),
);
