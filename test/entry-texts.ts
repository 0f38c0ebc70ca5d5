/** Requirement texts, a line for each block, with what is read of each; null where it is left to people. */
type EntryTexts = readonly (readonly [text: string, read: readonly string[] | null])[];

/**
 * Sixty texts in the manner of admissions officers, by a third writer who had not seen the reader. The
 * first reading of them is told in docs/decisions/047; the reader was mended by them since.
 */
export const OFFICERS_TEXTS: EntryTexts = [
  ["3 O'Level passes.", ["3 passes at O level or SSC"]],
  [
    "5 O/L passes (C & above) incl. Eng & Maths",
    [
      "5 passes at O level or SSC, with grade C or above; a pass in English at O level or SSC, with grade C or above; a pass in Mathematics at O level or SSC, with grade C or above",
    ],
  ],
  [
    "2 A/L passes or MNQF L4 any field",
    ["2 passes at A level or HSC, or a qualification at level 4 or above"],
  ],
  [
    "Attainment of a Level 4 qualification in a related field; OR\nAttainment of 2 passes (Grade E or above) at GCE A' Level or HSC; OR\nSuccessful completion of a foundation programme approved by the MQA for entry into the degree.",
    [
      "a qualification at level 4 or above; check: a qualification in a related field",
      "2 passes at A level or HSC, with grade E or above",
      "check: Successful completion of a foundation programme approved by the MQA for entry into the degree",
    ],
  ],
  [
    "Attainment of MNQF Level 7 qualification in Education or in a teaching subject; AND an overall IELTS band score of 6.0 with no individual band less than 5.5.",
    [
      "a qualification at level 7 or above; check: a qualification in Education or in a teaching subject; IELTS 6.0 or above; check: IELTS with no individual band less than 5.5",
    ],
  ],
  [
    "Attainment of MNQF Level 5 qualification in the relevant field; OR 20 years of age with 3 years of relevant work experience and successful completion of an approved foundation study programme.",
    [
      "a qualification at level 5 or above; check: a qualification in relevant field",
      "age 20 or over; 3 years of work; check: relevant work experience; check: successful completion of an approved foundation study programme",
    ],
  ],
  [
    "Applicants who wish to be considered for this certificate should be able to show that they have sat the O Level or the SSC examination and have obtained a minimum of a grade D in at least two subjects, and in addition they are invited to a short interview, which all applicants must pass.",
    null,
  ],
  [
    "We welcome anyone who has reached the age of eighteen on the date the course begins and who has worked for no fewer than two years in a resort, guesthouse or other tourist establishment. No academic certificates are asked for.",
    [
      "age 18 or over; 2 years of work; check: work in a resort, guesthouse or other tourist establishment",
    ],
  ],
  [
    "The candidate must normally hold a Bachelor's Degree in Business, Management, Accounting or Economics; however, a candidate with a Bachelor's Degree in any other field may also be admitted provided that he or she has worked for at least two years in a managerial position.",
    null,
  ],
  [
    "Student have to pass minimum three subject in O level with C grade and English also must pass with D.",
    ["3 passes at O level or SSC, with grade C or above; check: English also must pass with D"],
  ],
  [
    "Must be finish Grade 10. Age 16 and more. Able to read and write Dhivehi.",
    ["grade 10 of school; age 16 or over; check: Able to read and write Dhivehi"],
  ],
  [
    "Who have Certificate 3 in same field can join, otherwise O level 2 pass is must with 1 year job experience of any work.",
    [
      "a qualification at level 3 or above; check: a qualification in same field",
      "2 passes at O level or SSC; 1 year of work",
    ],
  ],
  [
    "Any ONE of the following:\n- 3 O Level passes at grade C or above\n- MNQF Level 3 certificate in a related field\n- 18 years of age and 2 years of work experience in the field\n- Completion of the College's bridging programme",
    [
      "3 passes at O level or SSC, with grade C or above",
      "a qualification at level 3 or above; check: a qualification in a related field",
      "age 18 or over; 2 years of work; check: work in the field",
      "check: Completion of the College's bridging programme",
    ],
  ],
  [
    "All of the following:\n• Pass in O Level English (grade C or better)\n• Pass in O Level Mathematics (grade D or better)\n• Aged 17 or over\n• Police report\n• Medical fitness certificate",
    [
      "a pass in English at O level or SSC, with grade C or above; a pass in Mathematics at O level or SSC, with grade D or above; age 17 or over; police report; medical fitness certificate",
    ],
  ],
  [
    "Candidates should have:\n- 2 A Level passes, OR\n- a Level 4 certificate in Health or Science\nand\n- IELTS 5.5 or O Level English grade B",
    [
      "2 passes at A level or HSC; IELTS 5.5 or above, or a pass in English at O level or SSC, with grade B or above",
      "a qualification at level 4 or above; check: a qualification in Health or Science; IELTS 5.5 or above, or a pass in English at O level or SSC, with grade B or above",
    ],
  ],
  [
    "Route 1: 2 A Level passes, minimum grade D, one of which must be in Biology or Chemistry.\nRoute 2: MNQF Level 4 certificate in Nursing.\nRoute 3: MNQF Level 4 certificate in any field and 3 years' experience working in a health facility.\nAll routes: O Level English at grade C or above and an interview.",
    [
      "2 passes at A level or HSC, with grade D or above; a pass in Biology or Chemistry at A level or HSC, with grade D or above; a pass in English at O level or SSC, with grade C or above; an interview",
      "a qualification at level 4 or above; check: a qualification in Nursing; a pass in English at O level or SSC, with grade C or above; an interview",
      "a qualification at level 4 or above; 3 years of work; check: working in a health facility; a pass in English at O level or SSC, with grade C or above; an interview",
    ],
  ],
  [
    "1) Level 6 qualification in Law (Advanced Diploma);\n2) Level 7 qualification in any discipline;\n3) 8 points from 3 A Level subjects together with O Level English grade B;\n4) 25 years of age, 5 years of experience in a legal office, and a pass in the Law Aptitude Test;\n5) completion of Foundation Studies in Law with a GPA of at least 2.5.",
    null,
  ],
  [
    "Option A - 6 points from 2 A level or HSC subjects. Option B - Diploma (MNQF 5) in IT or Computing.",
    [
      "6 points at A level or HSC in the best 2 subjects",
      "a qualification at level 5 or above; check: a qualification in IT or Computing",
    ],
  ],
  [
    "Min. 18 yrs; SSC Islam & Dhivehi passed; no criminal record (police report to be attached); interview",
    [
      "age 18 or over; a pass in Islam at O level or SSC; a pass in Dhivehi at O level or SSC; check: no criminal record; police report; an interview",
    ],
  ],
  [
    "4 O/L passes C or above incl. Maths; or Cert 3 + 1 yr exp. in accounts; or Foundation Cert.",
    [
      "4 passes at O level or SSC, with grade C or above; a pass in Mathematics at O level or SSC, with grade C or above",
      "a qualification at level 3 or above; 1 year of work; check: work in accounts",
      "check: Foundation Cert",
    ],
  ],
  [
    "Cert IV (any field); min. age 21; 24 mths FT work exp.; Eng. placement test",
    [
      "a qualification at level 4 or above; age 21 or over; 2 years of work; check: FT work exp; the eng. placement test",
    ],
  ],
  [
    "A minimum of 6 points in A Level / HSC from not more than 3 subjects (A=5, B=4, C=3, D=2, E=1), and IELTS 6.0 or TOEFL iBT 60.",
    [
      "6 points at A level or HSC in the best 3 subjects; IELTS 6.0 or above, or TOEFL iBT 60 or above",
    ],
  ],
  [
    "Three A level passes including Physics and Mathematics, neither below C, and the third at E or better.",
    [
      "3 passes at A level or HSC; a pass in Physics at A level or HSC, with grade C or above; a pass in Mathematics at A level or HSC, with grade C or above; check: the third at E or better",
    ],
  ],
  [
    "HSC: at least 2 principal subjects with a minimum of C grade; also Islam and Dhivehi at HSC.",
    [
      "2 passes at A level or HSC, with grade C or above; a pass in Islam at A level or HSC; a pass in Dhivehi at A level or HSC",
    ],
  ],
  [
    "For the B.Ed (Primary): Diploma in Teaching (MNQF Level 5) or Advanced Diploma in Teaching (MNQF Level 6). Holders of the Advanced Diploma are exempted from the first 120 credits.",
    null,
  ],
  [
    "Applicants to the Dhivehi strand need A Level/HSC Dhivehi at grade C or above plus one other A level pass; applicants to the English strand need A level English at grade C or above plus one other A level pass.",
    null,
  ],
  [
    "Serving teachers with 5 or more years of teaching experience and a Level 4 certificate in teaching. Non-teachers: Level 5 in any field.",
    null,
  ],
  ["Open entry.", ["nothing"]],
  ["No formal entry requirements. Everyone is welcome!", ["nothing"]],
  ["Open to all Maldivians aged 16 to 35.", null],
  [
    "There are no academic requirements, but applicants must be at least 18, and those under 21 must bring a letter of consent from a parent.",
    null,
  ],
  ["Admission is at the discretion of the Dean.", null],
  [
    "3 O level passes at grade C or any other equivalent qualification accepted by the Academic Board.",
    null,
  ],
  ["Sound academic background and good command of English.", null],
  ["Level 7 degree with suitable work experience. Applications are considered case by case.", null],
  [
    "Valid seaman's medical certificate; 18 yrs+; able to swim 50 m; 12 months sea time on vessels above 15 GT",
    [
      "check: Valid seaman's medical certificate; age 18 or over; check: able to swim 50 m; check: 12 months sea time on vessels above 15 GT",
    ],
  ],
  [
    "Cert 2 in Engineering OR (2 O level passes AND 1 yr in a workshop)",
    [
      "a qualification at level 2 or above; check: a qualification in Engineering",
      "2 passes at O level or SSC; 1 year of work; check: work in a workshop",
    ],
  ],
  [
    "PADI Rescue Diver, min. 40 logged dives, first aid cert. not older than 24 months. Min age 18. Medical check.",
    null,
  ],
  [
    "Either two A level passes (E or above), or else five O level passes (C or above) together with two years' employment.",
    [
      "2 passes at A level or HSC, with grade E or above",
      "5 passes at O level or SSC, with grade C or above; 2 years of work",
    ],
  ],
  [
    "Applicants need either O level English or ESL, grade C or above, and either O level Mathematics or Accounting, grade C or above.",
    [
      "a pass in English at O level or SSC, with grade C or above; a pass in Mathematics or Accounting at O level or SSC, with grade C or above",
    ],
  ],
  [
    "Either a Level 3 or a Level 4 certificate in Hospitality, unless the applicant has worked for 4 years or more in a hotel kitchen, in which case no certificate is required.",
    null,
  ],
  [
    "MNQF Level 7 with GPA 2.75/4.0 or above, OR MNQF Level 7 with GPA below 2.75 and 3 years post-qualification experience, OR Level 8 Postgraduate Diploma",
    null,
  ],
  [
    "PhD: Master's degree (MNQF Level 9) with a research component of 60 credits or more; research proposal of not more than 3,000 words; two referees; IELTS 6.5 (no band under 6.0) unless the Master's was taught in English.",
    null,
  ],
  [
    "Bachelors degree, any discipline, + 2 yrs mgmt exp. OR professional membership (ACCA/CIMA full member) + 5 yrs.",
    [
      "a qualification at level 7 or above; 2 years of work; check: mgmt exp",
      "check: professional membership (ACCA/CIMA full member) + 5 yrs",
    ],
  ],
  [
    "Mature Entry: Applicants over 25 without the above may apply with 5 years of work in any field and a pass in the College Entrance Test.",
    null,
  ],
  [
    "Normal entry: Level 4 certificate in Tourism or Hospitality. Mature entry: age 23 plus 3 years in the tourism industry, and O level English pass.",
    [
      "a qualification at level 4 or above; check: a qualification in Tourism or Hospitality",
      "age 23 or over; 3 years of work; check: work in the tourism industry; a pass in English at O level or SSC",
    ],
  ],
  [
    "Students of 20 years or older with a Level 3 in any field, or of 25 years or older with no qualification at all, after a successful interview in both cases.",
    null,
  ],
  [
    "Foundation: at least 2 O level passes. Those with only 1 pass must complete the 10-week bridging module first.",
    null,
  ],
  [
    "Completion of the Villa Foundation Programme or any MQA recognized foundation programme with 60 % average. Preference given to applicants from the atolls.",
    null,
  ],
  [
    "Grade C in 5 O level subjects including English, Mathematics and one Science (Physics, Chemistry or Biology). IELTS is not required.",
    null,
  ],
  [
    "Level 5 Diploma in Business gives direct entry to Year 2; for Year 1, 2 A level passes at D. Up to 50 % credit exemption may be granted.",
    null,
  ],
  [
    "MNQF L4 in related field. MNQF L4 in unrelated field + 1 year relevant work. Fee MVR 2,500 per month; intake of 30 students; bring 2 photos and ID card copy.",
    null,
  ],
  ["Same as for the Diploma in Business Management.", null],
  [
    "Must have memorised at least 5 Juz of the Holy Quran and pass O level or SSC Islam with B or above, or hold Level 3 in Quran Studies.",
    [
      "check: Must have memorised at least 5 Juz of the Holy Quran; a pass in Islam at O level or SSC, with grade B or above",
      "a qualification at level 3 or above; check: a qualification in Quran Studies",
    ],
  ],
  [
    "A level Arabic or Islam (C or above); 1 other A level (any grade); Quran recitation test; interview.",
    null,
  ],
  ["3 O level passes or Level 3 certificate and 1 year of work experience.", null],
  ["Level 2 and/or 2 years of work in the field, minimum age sixteen.", null],
  [
    "pass in english, maths, and 2 more subjects at o level (grade c or higher for english, e or higher for the others)",
    null,
  ],
  [
    "To enter the Bachelor of Science in Environmental Management a person shall (i) have obtained not less than two passes at grade C at the London GCE Advanced Level, one being in a science subject, or (ii) hold a Diploma (Level 5) in Environmental Science, Geography or Fisheries, or (iii) hold an Advanced Certificate (Level 4) in any field and have been employed for a minimum of thirty-six months by a council, ministry or NGO in environmental work; and in every case shall (iv) present IELTS 5.5, TOEFL 525 (paper based) or a grade C in O Level English.",
    null,
  ],
  [
    "The Institute may admit any person whom the Admissions Committee considers capable of benefiting from the programme, having regard to his or her attainments, experience and motivation.",
    null,
  ],
];

/** Further texts of the same kinds. */
export const FURTHER_ENTRY_TEXTS: EntryTexts = [
  [
    "Applicants should have:\n- Cert. III in Hospitality; or\n- 3 O/L passes incl. Eng\nAND\n- 6 mths job experience in a guesthouse",
    [
      "a qualification at level 3 or above; check: a qualification in Hospitality; 6 months of work; check: work in a guesthouse",
      "3 passes at O level or SSC; a pass in English at O level or SSC; 6 months of work; check: work in a guesthouse",
    ],
  ],
  [
    "Standard entry: 2 HSC passes at D or better.\nMature entry: min. 23 yrs and 3 yrs exp. in a government office.\nBoth routes: interview.",
    [
      "2 passes at A level or HSC, with grade D or above; an interview",
      "age 23 or over; 3 years of work; check: work in a government office; an interview",
    ],
  ],
  [
    "Option 1: MNQF L4 (any field). Option 2: five O levels at grade C & above plus two years of work. Option 3: aged 25 or over.",
    [
      "a qualification at level 4 or above",
      "5 passes at O level or SSC, with grade C or above; 2 years of work",
      "age 25 or over",
    ],
  ],
  [
    "Either a Level 5 diploma in nursing, or else registration as a nurse with five years of work in a hospital.",
    [
      "a qualification at level 5 or above; check: a qualification in nursing",
      "check: registration as a nurse; 5 years of work; check: work in a hospital",
    ],
  ],
  [
    "School leavers: 2 A/L passes\nMature students: age 21 and more, with 2 yrs exp.",
    ["2 passes at A level or HSC", "age 21 or over; 2 years of work"],
  ],
  [
    "IELTS 6.0, TOEFL iBT 75 or PTE Academic 50.",
    ["IELTS 6.0 or above, or TOEFL iBT 75 or above, or PTE Academic 50 or above"],
  ],
  [
    "Min. age 17; medical check; police report; placement test; interview.",
    ["age 17 or over; medical check; police report; the placement test; an interview"],
  ],
  ["Open entry. Everyone is welcome.", ["nothing"]],
  [
    "Degree in any discipline, plus thirty months of work in a bank.",
    ["a qualification at level 7 or above; 2.5 years of work; check: work in a bank"],
  ],
  [
    "Applicants must have reached the age of twenty-one and have no fewer than four years of experience as a seafarer.",
    [
      "age 21 or over; 4 years of work; check: have no fewer than four years of experience as a seafarer",
    ],
  ],
  ["Level 4 certificate. Exceptions are made at the discretion of the Principal.", null],
  ["Applicants normally have 2 A level passes.", null],
  ["- Level 3 certificate\n- 18 yrs of age\n- Other applicants are looked at case by case", null],
  ["2 A level passes unless the applicant is over 25.", null],
  [
    "(i) Level 6 qualification in law, or (ii) a degree in any field and an aptitude test. In all cases, O level English (B or above).",
    [
      "a qualification at level 6 or above; check: a qualification in law; a pass in English at O level or SSC, with grade B or above",
      "a qualification at level 7 or above; the aptitude test; a pass in English at O level or SSC, with grade B or above",
    ],
  ],
  ["1) Completed Grade 10 2) Age 16 or above 3) Interview", null],
  [
    "A Level 3 certificate or 4 O level passes, and IELTS 5.0.",
    ["a qualification at level 3 or above, or 4 passes at O level or SSC; IELTS 5.0 or above"],
  ],
  ["A Level 3 certificate and 4 O level passes or IELTS 5.0.", null],
  [
    "12 points in A Level / HSC from at most 3 subjects (A=6, B=5, C=4, D=3, E=2).",
    ["12 points at A level or HSC in the best 3 subjects"],
  ],
  [
    "3 O Level passes, none below D; 1 yr exp.",
    ["3 passes at O level or SSC, with grade D or above; 1 year of work"],
  ],
  [
    "One of these:\n- 2 A level passes\n- Level 4 certificate\nPasses must be from the last five years.",
    [
      "2 passes at A level or HSC; check: Passes must be from the last five years",
      "a qualification at level 4 or above; check: Passes must be from the last five years",
    ],
  ],
  [
    "Level 4 certificate. Or 2 A level passes. An interview is required.",
    [
      "a qualification at level 4 or above; check: An interview is required",
      "2 passes at A level or HSC; check: An interview is required",
    ],
  ],
  ["International applicants: IELTS 6.0. Maldivian applicants: O level English.", null],
  [
    "Adv. Dip. in Business or Cert. IV in Business with 2 yrs mgmt exp.",
    [
      "a qualification at level 6 or above; check: a qualification in Business; check: 2 yrs mgmt exp",
      "a qualification at level 4 or above; check: a qualification in Business; check: 2 yrs mgmt exp",
    ],
  ],
  ["No formal entry requirements, but able to swim 200 m.", null],
  [
    "SSC or O level: English and Maths at C & above",
    [
      "a pass in English at O level or SSC, with grade C or above; a pass in Mathematics at O level or SSC, with grade C or above",
    ],
  ],
  [
    "Level 7 with 2 years' experience working in schools or clinics.",
    ["a qualification at level 7 or above; 2 years of work; check: working in schools or clinics"],
  ],
  [
    "- 5 O levels (C and above) including Maths\nand\n- either 2 years of work\nor\n- Level 2 certificate",
    null,
  ],
  ["4 passes at O level.", ["4 passes at O level or SSC"]],
  ["Age 18 - 30 and Grade 10 completed.", null],
];
