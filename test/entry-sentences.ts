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
    read: null,
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
