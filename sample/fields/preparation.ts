import type { Field } from "../programme.ts";

export const preparation: Field = {
  name: "University Preparation Program",
  related: "any subject",
  common: `Study Skills; Academic English; Mathematics for University; Computer Skills; Dhivehi; Islam;
    Choosing a Course and a Career`,
  notes: `Those who finish with 60 per cent or more are offered a place on a related diploma.; A
    placement test decides the starting group.; Books are included in the fee.`,
  feeFactor: 0.8,
  subjects: [
    {
      title: "Foundation Studies",
      categories: ["Foundation Studies"],
      modules: `Academic Writing; Mathematics; Computer Skills; Study Skills; Introduction to Business;
        Introduction to Science; Critical Thinking; Independent Project`,
      careers: "Entry to a diploma; Entry to a bachelor's degree",
      offers: { dhathuru: ["C4"], hisaab: ["C4"], dhekunu: ["C4"] },
      named: [
        ["atolls", "F", "University Preparation Programme: Science, Business and Arts Streams"],
        ["dhathuru", "F", "University Preparation Programme (Online)"],
        [
          "hisaab",
          "F",
          "Foundation Programme in Business and Accounting",
          "Introduction to Accounting; Business Studies; Economics; Mathematics; Academic English; Spreadsheets",
        ],
        [
          "dhekunu",
          "F",
          "Foundation Programme in Health Sciences",
          "Human Biology; Chemistry; Physics for Health; Mathematics; Academic English; Study Skills",
        ],
        [
          "kula",
          "F",
          "Foundation in Art, Design and Media",
          "Drawing; Colour; Photography; Visual Culture; Portfolio",
        ],
        [
          "fathis",
          "F",
          "University Preparation Programme for Future Teachers",
          "Study Skills; Academic English; Dhivehi for Teachers; Mathematics for Teachers; Child Development; A Week in a School",
        ],
        [
          "misraab",
          "F",
          "Foundation Programme in Arabic and Islamic Sciences",
          "Arabic Reading; Arabic Grammar; Quran; Aqidah; Fiqh; Academic Dhivehi",
        ],
        [
          "dhoani",
          "F",
          "Foundation Programme in Engineering",
          "Engineering Mathematics; Physics; Technical Drawing; Workshop Practice; Academic English",
        ],
        ["thiladhunmathi", "F", "University Preparation Programme"],
        [
          "kanduoiy",
          "F",
          "Pre-sea Foundation Year",
          "Mathematics for Navigation; Physics; Maritime English; Seamanship; Swimming and Survival",
        ],
      ],
    },
    {
      title: "English for University Entry",
      categories: ["English for University", "English"],
      modules: `Academic Reading; Academic Writing; Listening to Lectures; Seminar Speaking; Grammar
        Clinic; Vocabulary; Citing Sources`,
      careers: "Entry to an English-medium programme; Entry to a university abroad",
      languages: ["English"],
      offers: { bahuruva: ["C3", "C4"], dhathuru: ["C3"] },
      named: [
        [
          "bahuruva",
          "X",
          "IELTS Academic: Twelve-week Course",
          "Listening; Academic Reading; Writing Tasks 1 and 2; Speaking; Three mock tests",
        ],
        [
          "bahuruva",
          "X",
          "IELTS Intensive: Four Weekends",
          "Band descriptors; Timing; Writing clinic; Mock test",
        ],
        ["dhathuru", "X", "IELTS Online with Weekly Writing Feedback"],
        ["fathis", "X", "IELTS for Teachers"],
        [
          "bahuruva",
          "X",
          "TOEFL iBT Preparation",
          "Reading; Listening; Speaking; Writing; Full practice test",
        ],
        [
          "bahuruva",
          "F",
          "Pre-sessional English: Ten Weeks before University",
          "Academic Reading; Academic Writing; Lectures and Notes; Seminars; Pronunciation; Library and Citation",
        ],
        ["atolls", "S", "Academic Writing: Essays, Reports and References"],
      ],
    },
    {
      title: "School Certificate Preparation",
      categories: ["School Certificate Preparation"],
      modules: "English; Mathematics; Dhivehi; Islam; Science; Exam Technique",
      careers: "Entry to higher secondary school; Entry to a certificate or diploma",
      offers: {},
      named: [
        [
          "thiladhunmathi",
          "X",
          "O Level English and Mathematics: Evening Revision",
          "Comprehension and summary; Composition; Number and algebra; Geometry; Past papers",
        ],
        ["fathis", "X", "O Level Dhivehi and Islam: Second Chance Class"],
        ["fathis", "X", "A Level Mathematics, Physics and Chemistry: Revision Weekends"],
        [
          "hisaab",
          "X",
          "A Level Accounting, Business and Economics",
          "Paper by paper revision; Essay practice; Marked mock examinations",
        ],
        ["dhathuru", "X", "A Level Biology Online"],
        ["dhekunu", "X", "A Level Chemistry and Biology for Health Careers"],
        [
          "atolls",
          "S",
          "Mathematics Bridging Course",
          "Algebra again; Functions and graphs; Trigonometry; First steps in calculus",
        ],
        [
          "thiladhunmathi",
          "F",
          "Second Chance: Completing Lower Secondary as an Adult",
          "Dhivehi; English; Mathematics; Islam; Science for Life; Computer Skills",
        ],
        ["misraab", "X", "SSC Islam and Arabic Revision"],
      ],
    },
  ],
};
