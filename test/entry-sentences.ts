/** A sentence as an institution may word it, and what it says to a person. */
export interface EntrySentence {
  sentence: string;
  /** As its writer says. */
  means: string;
  /** The routes that are read from it; null where it is left to people. */
  read: readonly string[] | null;
}

/**
 * Sixty sentences on entry by a writer who had not seen the reader. The first reading of them is told
 * in docs/decisions/047; what is read was mended by them since, and gone through by reading.
 */
export const ENTRY_SENTENCES: readonly EntrySentence[] = [
  {
    sentence: "Applicants must have 5 passes at GCE O' Level including English and Mathematics.",
    means: "O level >=5 passes AND English pass AND Mathematics pass",
    read: [
      "5 passes at O level or SSC; a pass in English at O level or SSC; a pass in Mathematics at O level or SSC",
    ],
  },
  {
    sentence:
      "Minimum of three O/L passes (grade C or above), or successful completion of an MNQF Level 3 certificate.",
    means: "O level >=3 at C OR MNQF 3",
    read: [
      "3 passes at O level or SSC, with grade C or above, or a qualification at level 3 or above",
    ],
  },
  {
    sentence: "2 passes in GCE A/L and a pass in O Level English.",
    means: "A level >=2 AND O level English",
    read: ["2 passes at A level or HSC; a pass in English at O level or SSC"],
  },
  {
    sentence: "Completion of Grade 10.",
    means: "completed grade 10 (text/lower secondary; not O level passes)",
    read: ["grade 10 of school"],
  },
  {
    sentence: "No formal academic requirements; applicants should be 18 years or older.",
    means: "age >=18",
    read: ["age 18 or over"],
  },
  {
    sentence: "Certificate III in a related field with two years of work experience.",
    means: "MNQF 3 in a related field AND 2 years of work",
    read: [
      "a qualification at level 3 or above; check: a qualification in a related field; 2 years of work",
    ],
  },
  {
    sentence: "A recognised Bachelor's degree in any discipline.",
    means: "level 7 (any field)",
    read: ["a qualification at level 7 or above"],
  },
  {
    sentence:
      "Bachelor's Degree with Honours (2nd class upper) or a Postgraduate Diploma in Education.",
    means: "level 8/honours with class (class is text) OR postgraduate diploma in education",
    read: null,
  },
  {
    sentence: "IELTS 6.0 overall with no band lower than 5.5, or a C in O Level English.",
    means: "English IELTS 6.0 (bands 5.5) OR O level English C",
    read: [
      "IELTS 6.0 or above; check: IELTS with no band lower than 5.5",
      "a pass in English at O level or SSC, with grade C or above",
    ],
  },
  {
    sentence:
      "Candidates who are 25 years and above with 5 years relevant work experience may be considered.",
    means: 'age >=25 AND 5 years of relevant work ("may be considered" makes it check)',
    read: null,
  },
  {
    sentence: "Must pass an interview and an aptitude test.",
    means: "interview AND test",
    read: ["an interview; the aptitude test"],
  },
  {
    sentence: "HSC Islam and Dhivehi with at least grade C in both.",
    means: "HSC: Islam C AND Dhivehi C",
    read: [
      "a pass in Islam at A level or HSC, with grade C or above; a pass in Dhivehi at A level or HSC, with grade C or above",
    ],
  },
  {
    sentence: "SSC Dhivehi and Islam pass required for all programmes.",
    means: "SSC Dhivehi AND SSC Islam",
    read: ["a pass in Dhivehi at O level or SSC; a pass in Islam at O level or SSC"],
  },
  {
    sentence:
      "Attainment of MNQF Level 4 qualification in nursing or health science OR Level 4 in any field plus 1 year of experience as a health worker.",
    means: "MNQF 4 in nursing/health science OR (MNQF 4 AND 1 year of work as a health worker)",
    read: [
      "a qualification at level 4 or above; check: a qualification in nursing or health science",
      "a qualification at level 4 or above; 1 year of work; check: 1 year of experience as a health worker",
    ],
  },
  {
    sentence: "Applicants should be at least 16 years old and able to read and write in Dhivehi.",
    means: "age >=16 AND Dhivehi reading/writing (text)",
    read: ["age 16 or over; check: able to read and write in Dhivehi"],
  },
  {
    sentence:
      "Students who do not meet the above may enter through the Foundation Studies Certificate.",
    means: "foundation as an alternative",
    read: null,
  },
  {
    sentence: "A minimum of 12 UCAS-equivalent points from two A Level subjects.",
    means: "A level points/2 subjects; points of another scale: text/check",
    read: null,
  },
  {
    sentence: "Two A-Level passes, one of which should be Biology or Chemistry.",
    means: "A level >=2 AND (Biology OR Chemistry)",
    read: ["2 passes at A level or HSC; a pass in Biology or Chemistry at A level or HSC"],
  },
  {
    sentence: "Open to anyone interested.",
    means: "no requirement",
    read: ["nothing"],
  },
  {
    sentence: "To be confirmed.",
    means: "not stated",
    read: null,
  },
  {
    sentence: 'At least a "D" in GCE A Level in three subjects.',
    means: "A level >=3 at D",
    read: ["3 passes at A level or HSC, with grade D or above"],
  },
  {
    sentence: "Five (5) O-Level passes not including Dhivehi and Islam.",
    means: "O level >=5 excluding Dhivehi and Islam",
    read: null,
  },
  {
    sentence:
      "Diploma (MNQF 5) or Advanced Diploma (MNQF 6) in Business, Accounting, Finance or equivalent.",
    means: 'MNQF 5 in the fields OR MNQF 6 in the fields ("or equivalent": check)',
    read: null,
  },
  {
    sentence:
      "Either a Master's degree or a Bachelor's degree with ten years' managerial experience.",
    means: "level 9 OR (level 7 AND 10 years managerial)",
    read: [
      "a qualification at level 9 or above",
      "a qualification at level 7 or above; 10 years of work; check: managerial experience",
    ],
  },
  {
    sentence: "A pass in Mathematics is desirable but not essential.",
    means: "no condition (desirable)",
    read: null,
  },
  {
    sentence: "Should not have a criminal record.",
    means: "text",
    read: null,
  },
  {
    sentence: "Valid driving licence (B1) held for a minimum of one year.",
    means: "text/check",
    read: null,
  },
  {
    sentence: "Medical fitness certificate from a government hospital.",
    means: "text/check",
    read: null,
  },
  {
    sentence:
      "Entry with O Level: 3 Cs incl. English. Entry with work: 3 yrs in the tourism industry.",
    means: "O level >=3 at C incl. English OR 3 years in tourism",
    read: ["check: 3 Cs incl. English", "3 years of work; check: work in the tourism industry"],
  },
  {
    sentence: "Completed higher secondary education with a minimum of 2 passes, plus TOEFL iBT 60.",
    means: "A level/HSC >=2 AND TOEFL 60",
    read: ["grade 12 of school; check: a minimum of 2 passes; TOEFL iBT 60 or above"],
  },
  {
    sentence: "Any applicant who has not completed secondary school must sit a placement test.",
    means: "check (conditional test)",
    read: null,
  },
  {
    sentence: "Minimum academic requirement: 4 O'level passes at grade E or above.",
    means: "O level >=4 at E",
    read: ["4 passes at O level or SSC, with grade E or above"],
  },
  {
    sentence: "Level 3 certificate, or 1 A' level pass, or 5 O' level passes.",
    means: "three alternatives",
    read: [
      "a qualification at level 3 or above, or a pass at A level or HSC, or 5 passes at O level or SSC",
    ],
  },
  {
    sentence: "Bachelor of Laws (LLB) from a recognised university and Maldivian nationality.",
    means: "level 7 in law AND nationality (text)",
    read: null,
  },
  {
    sentence: "Certificate 4 holders are exempt from the first semester.",
    means: "no condition",
    read: null,
  },
  {
    sentence: "A Level Mathematics with B or better; Physics is an advantage.",
    means: "A level Mathematics B",
    read: ["a pass in Mathematics at A level or HSC, with grade B or above"],
  },
  {
    sentence: "The course is only for serving teachers with at least 3 years in the classroom.",
    means: "serving teacher/3 years of teaching work",
    read: null,
  },
  {
    sentence: "18+ ; basic computer literacy; English at intermediate level.",
    means: "age >=18 AND texts",
    read: null,
  },
  {
    sentence: "60% aggregate in Higher Secondary (10+2) with Physics, Chemistry and Biology.",
    means: "HSC with Physics, Chemistry, Biology; 60% text/check",
    read: null,
  },
  {
    sentence:
      "Attained 3 passes in A' level examination OR attained the MNQF level 4 certificate approved by MQA, and minimum C pass in O' level English.",
    means: "(A level >=3 OR MNQF 4) AND O level English C",
    read: null,
  },
  {
    sentence: "Applicants without the English requirement will take an in-house English test.",
    means: "in-house test as alternative to English",
    read: null,
  },
  {
    sentence: "Degree in Education OR a degree in any field together with a Diploma in Teaching.",
    means: "level 7 in education OR (level 7 AND MNQF 5 in teaching)",
    read: [
      "a qualification at level 7 or above; check: a qualification in Education",
      "a qualification at level 7 or above; a qualification at level 5 or above; check: a qualification in Teaching",
    ],
  },
  {
    sentence: "Must be nominated by their employer.",
    means: "text",
    read: null,
  },
  {
    sentence: "Parents' written consent is needed for under 18s.",
    means: "text; NOT an age minimum",
    read: null,
  },
  {
    sentence: "Up to 40 students per intake.",
    means: "no condition",
    read: null,
  },
  {
    sentence: "Relevant qualification or experience, assessed case by case.",
    means: "check",
    read: null,
  },
  {
    sentence: "PADI Open Water certification or equivalent.",
    means: "text/check",
    read: null,
  },
  {
    sentence:
      "At least one year working experience in the hospitality industry or a certificate level 2 in any field.",
    means: "1 year in hospitality OR MNQF 2",
    read: [
      "1 year of work; check: work in hospitality industry",
      "a qualification at level 2 or above",
    ],
  },
  {
    sentence: "Successful completion of the first two years of the Bachelor of Science in Nursing.",
    means: "text/check",
    read: null,
  },
  {
    sentence:
      "Master degree with GPA 3.0 or above, two referees, and a research proposal of 1500 words.",
    means: "level 9 AND GPA text, text, text",
    read: [
      "a qualification at level 9 or above; check: GPA 3.0 or above; check: two referees; a research proposal of 1500 words",
    ],
  },
  {
    sentence:
      "Not less than 2 O/L passes or not less than 2 years at a workplace related to the course.",
    means: "O level >=2 OR 2 years related work",
    read: null,
  },
  {
    sentence: "Aged between 18 and 35.",
    means: "age >=18 and <=35",
    read: null,
  },
  {
    sentence: "O' level passes in 3 subjects including at least one science subject.",
    means: "O level >=3 incl. one science",
    read: [
      "3 passes at O level or SSC; check: O' level passes in 3 subjects including at least one science subject",
    ],
  },
  {
    sentence: "Certificate level III or IV.",
    means: "MNQF 3 OR MNQF 4",
    read: null,
  },
  {
    sentence: "Pass in both parts of the HSC examination (Islam & Dhivehi) and 2 A level passes.",
    means: "HSC Islam, HSC Dhivehi AND A level >=2",
    read: [
      "check: Pass in both parts of the HSC examination (Islam & Dhivehi); 2 passes at A level or HSC",
    ],
  },
  {
    sentence: "Previous experience is not required.",
    means: "no condition",
    read: null,
  },
  {
    sentence: "Grade 12 completion; those with 2 A level C grades get 10% off the fee.",
    means: "completion of grade 12; discount is no condition",
    read: null,
  },
  {
    sentence:
      "Working adults of 21 and over with 3 years of employment in any sector and a pass in our mathematics test.",
    means: "age >=21 AND 3 years any work AND test",
    read: [
      "check: Working adults of 21 and over; 3 years of work; check: a pass in our mathematics test",
    ],
  },
  {
    sentence: "Minimum 5.5 in IELTS (Academic) taken within the last two years.",
    means: "IELTS 5.5 (recency text)",
    read: null,
  },
  {
    sentence: "A relevant Level 6 qualification; an Advanced Certificate is not accepted.",
    means: "MNQF 6 in a relevant field; the second is no alternative",
    read: null,
  },
];

/**
 * Sixty more, by another writer who had not seen the reader, each with what is read from it, null where
 * it is left to people. In the first reading of them one claim did not hold (docs/decisions/047).
 */
export const MORE_ENTRY_SENTENCES: readonly (readonly [
  sentence: string,
  read: readonly string[] | null,
])[] = [
  [
    "Five O'Level passes at grade C or above, which must include English and Mathematics.",
    [
      "5 passes at O level or SSC, with grade C or above; a pass in English at O level or SSC, with grade C or above; a pass in Mathematics at O level or SSC, with grade C or above",
    ],
  ],
  [
    "Minimum of two A Level passes or an MNQF Level 4 qualification in a related area.",
    [
      "2 passes at A level or HSC",
      "a qualification at level 4 or above; check: a qualification in a related area",
    ],
  ],
  [
    "Completion of Grade 10 with at least 3 passes in the O Level or SSC examination.",
    ["grade 10 of school; 3 passes at O level or SSC"],
  ],
  [
    "Applicants must be at least 18 years old and hold a valid driving licence.",
    ["age 18 or over; check: hold a valid driving licence"],
  ],
  [
    "A Bachelor's degree in any discipline with two years of managerial experience.",
    ["a qualification at level 7 or above; 2 years of work; check: managerial experience"],
  ],
  [
    "Successful completion of a Level 5 Diploma in Nursing from a recognised institution and registration with the Maldives Nursing and Midwifery Council.",
    [
      "a qualification at level 5 or above; check: a qualification in Nursing; check: registration with the Maldives Nursing and Midwifery Council",
    ],
  ],
  [
    "Grade C in O'level English, or IELTS 5.5, or TOEFL iBT 60.",
    [
      "a pass in English at O level or SSC, with grade C or above, or IELTS 5.5 or above, or TOEFL iBT 60 or above",
    ],
  ],
  [
    "Two passes at GCE A/L with minimum grade D, and a pass in O/L English.",
    ["2 passes at A level or HSC, with grade D or above; a pass in English at O level or SSC"],
  ],
  [
    "Attainment of MNQF Level 3 qualification OR 25 years of age with 3 years relevant work experience.",
    [
      "a qualification at level 3 or above",
      "age 25 or over; 3 years of work; check: relevant work experience",
    ],
  ],
  [
    "No formal qualifications are required, but applicants should be able to read and write in Dhivehi.",
    null,
  ],
  [
    "Pass in Islam and Dhivehi at SSC and 5 passes at O'Level including Science.",
    [
      "a pass in Islam at O level or SSC; a pass in Dhivehi at O level or SSC; 5 passes at O level or SSC; check: 5 passes at O'Level including Science",
    ],
  ],
  [
    "Hold a Level 7 qualification in Education or a closely related field with at least a 2.5 CGPA.",
    [
      "a qualification at level 7 or above; check: a qualification in Education or a closely related field; check: at least a 2.5 CGPA",
    ],
  ],
  [
    "Mature students aged 21 and over with relevant work experience may be considered without the above qualifications.",
    null,
  ],
  ["Three A level passes with at least a C in Biology and Chemistry.", null],
  [
    "Overall IELTS score of 6.5 with no band below 6.0.",
    ["IELTS 6.5 or above; check: IELTS with no band below 6.0"],
  ],
  [
    "Applicants will be selected through an interview and an aptitude test.",
    ["an interview; the aptitude test"],
  ],
  ["A minimum of 6 points from the best three A Level subjects, including Mathematics.", null],
  [
    "Advanced Certificate in Business (MNQF Level 4) and a pass in O'Level English.",
    [
      "a qualification at level 4 or above; check: a qualification in Business; a pass in English at O level or SSC",
    ],
  ],
  [
    "O'level with any two passes or Certificate III in Hospitality.",
    [
      "2 passes at O level or SSC",
      "a qualification at level 3 or above; check: a qualification in Hospitality",
    ],
  ],
  ["Anyone above 16 years of age who has completed primary education.", null],
  [
    "Candidates must have passed Quran recitation at Certificate 3 level and be interviewed by the faculty.",
    null,
  ],
  [
    "Successful completion of the Foundation Studies programme of this University or equivalent.",
    null,
  ],
  ["At least four C grades in the Cambridge IGCSE, not including Art.", null],
  [
    "Master's degree in public health, medicine, nursing or an allied field.",
    [
      "a qualification at level 9 or above; check: a qualification in public health, medicine, nursing or an allied field",
    ],
  ],
  [
    "Honours degree with second class upper division, or a Master's degree by research.",
    [
      "a qualification at level 7 or above; check: a degree with honours; check: second class upper division",
      "check: a Master's degree by research",
    ],
  ],
  [
    "Three years of teaching experience after completing an Advanced Diploma in Teaching.",
    [
      "3 years of work; check: teaching experience; check: Three years of teaching experience after completing an Advanced Diploma in Teaching",
    ],
  ],
  [
    "Pass 3 subjects in A Level or HSC with at least a C grade in 2 of the subjects.",
    [
      "3 passes at A level or HSC; check: Pass 3 subjects in A Level or HSC with at least a C grade in 2 of the subjects",
    ],
  ],
  [
    "Diploma in Information Technology, or 2 A-level passes and one year of work in an IT related job.",
    [
      "a qualification at level 5 or above; check: a qualification in Information Technology",
      "2 passes at A level or HSC; 1 year of work; check: work in an IT related job",
    ],
  ],
  ["Must be medically fit and able to swim 200 metres.", null],
  ["Open to all Maldivians between the ages of 18 and 35.", null],
  [
    "Pass in two subjects in A level, one of which should be Economics, Accounting or Business.",
    ["2 passes at A level or HSC; a pass in Economics, Accounting or Business at A level or HSC"],
  ],
  [
    "Level 6 Advanced Diploma in any field, or Level 5 Diploma with five years of work experience in the field.",
    [
      "a qualification at level 6 or above",
      "a qualification at level 5 or above; 5 years of work; check: work in the field",
    ],
  ],
  [
    "A minimum C in 3 subjects at O' level, with a D or above in English Language.",
    ["3 passes at O level or SSC, with grade C or above; check: a D or above in English Language"],
  ],
  [
    "Recognised first degree, plus a written research proposal of 2000 words.",
    ["a qualification at level 7 or above; check: a written research proposal of 2000 words"],
  ],
  ["Students who do not have a pass in English are required to sit the placement test.", null],
  [
    "HSC Dhivehi and Islamic Studies with a minimum of 2 passes.",
    ["a pass in Dhivehi at A level or HSC; a pass in Islam at A level or HSC"],
  ],
  [
    "PADI Open Water Diver or equivalent certification, and minimum age of 15.",
    ["check: PADI Open Water Diver or equivalent certification; age 15 or over"],
  ],
  [
    "Either (a) two A Level passes at grade E or better; or (b) Level 4 certificate in a relevant subject; or (c) age 20 with work experience of 5 years.",
    [
      "2 passes at A level or HSC, with grade E or above",
      "a qualification at level 4 or above; check: a qualification in a relevant subject",
      "age 20 or over; 5 years of work",
    ],
  ],
  ["Completion of lower secondary school.", ["grade 10 of school"]],
  ["One year certificate in counselling with a minimum GPA of 2.0", null],
  ["Pass Form 5 SPM with at least 3 credits including Bahasa Melayu.", null],
  ["ATAR of 65 or equivalent, with prerequisite English units 3 and 4.", null],
  ["112 UCAS tariff points from at least two A levels including a science subject.", null],
  ["BTEC Extended Diploma: DMM in a relevant subject.", null],
  [
    "GCSE Mathematics and English at grade 4 or above.",
    [
      "a pass in Mathematics at O level or SSC, with grade C or above; a pass in English at O level or SSC, with grade C or above",
    ],
  ],
  [
    "You should have 10+2 with Physics, Chemistry and Biology with at least 50% aggregate marks.",
    null,
  ],
  [
    "Applicants who have served for 2 years as a police officer, with O Level passes in three subjects.",
    null,
  ],
  [
    "Bachelor of Laws (LLB) or Bachelor of Shariah and Law, and licence to practise in the Maldives.",
    null,
  ],
  [
    "Completed secondary schooling with a pass in at least Mathematics or any Science subject.",
    null,
  ],
  ["Certificate level 2 in electrical installation and 6 months of on-the-job training.", null],
  ["5 O'Level passes (C and above) or 3 O'Level passes and Certificate IV in any field.", null],
  ["Two A'Level passes except General Paper.", null],
  ["Ability to use a computer is an advantage but not a requirement.", null],
  ["Ten years of schooling and knowledge of basic English.", null],
  [
    "Diploma (Level 5) in Primary Teaching plus current employment as a teacher in a government school.",
    [
      "a qualification at level 5 or above; check: a qualification in Primary Teaching; check: current employment as a teacher in a government school",
    ],
  ],
  [
    "Professional experience of at least eight years at a senior level, of which three must be in the public sector.",
    null,
  ],
  [
    "Pass in O'Level in 5 subjects including Dhivehi, or equivalent, for those completing after 2015.",
    null,
  ],
  ["Minimum 60 credit points in a relevant degree for direct entry to year two.", null],
  ["Graduates of our own Diploma in Accounting enter the second year directly.", null],
  [
    "Submission of portfolio and a minimum grade of B in Art at O level, or two years of experience as a designer.",
    [
      "check: Submission of portfolio and a minimum grade of B in Art at O level",
      "2 years of work; check: two years of experience as a designer",
    ],
  ],
];
