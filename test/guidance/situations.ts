/** A conversation made from a person's situation, with what a good counsellor would say. */
export interface Situation {
  id: string;
  says: readonly string[];
  /** What a good counsellor would say, for who judges the answers by reading. */
  counsellor: string;
}

/**
 * Conversations by people's situations, for reading answers: `npm run eval:guide -- --situations`.
 * Made by the guide's own author before the rebuilding, so no fair figure.
 */
export const SITUATIONS: readonly Situation[] = [
  {
    id: "leaver-five-passes",
    says: [
      "I just finished O levels with 5 passes, C in English and B in maths. What can I do now?",
    ],
    counsellor:
      "Says what these results open: yes, so many courses (certificates 3 to 4, foundation, diplomas), names a few, asks what interests them.",
  },
  {
    id: "leaver-two-passes",
    says: ["i only got 2 O level passes. is there anything for me"],
    counsellor: "Yes, kindly: certificates they can enter now, and that these lead on upwards.",
  },
  {
    id: "leaver-a-levels-medicine",
    says: ["My A levels are Biology C, Chemistry D and Physics E. Can I enter nursing?"],
    counsellor:
      "Yes or no for nursing with these subjects and grades, which courses, what is missing for the others. No course in medicine or biology as wish.",
  },
  {
    id: "leaver-no-maths",
    says: ["I failed maths in O level but got 6 other passes. can i still study accounting?"],
    counsellor:
      "Concludes: which accounting courses ask for maths and which not; a yes with the lower level.",
  },
  {
    id: "taxi-driver",
    says: ["I drive a taxi in Malé and want something in IT in the evenings"],
    counsellor:
      "IT courses, part-time or evening; no driving or transport courses; Malé is where they work, preferred.",
  },
  {
    id: "receptionist-manager",
    says: [
      "I have worked at a resort reception for 8 years and want to become a manager. No A levels.",
    ],
    counsellor:
      "Hospitality or management courses that 8 years of work open; says that work experience counts; not receptionist certificates only.",
  },
  {
    id: "diploma-next",
    says: ["I have a diploma in nursing. What next?"],
    counsellor:
      "Degrees in nursing after it (level 7); no diploma in nursing again, no certificates.",
  },
  {
    id: "has-bachelor",
    says: ["i already have a bachelors in business from MNU, want to go further"],
    counsellor:
      "Master's in business, perhaps postgraduate certificates; not bachelor's; MNU is where they studied, not a filter.",
  },
  {
    id: "mother-two-children",
    says: [
      "I am a mother of two in Addu and I can only study at night. I like teaching small kids",
    ],
    counsellor:
      "Early childhood or primary teaching, in Addu or online, part-time; not nursing children or parenting courses.",
  },
  {
    id: "father-daughter",
    says: ["my daughter finished grade 10 and loves drawing. we live in Kulhudhuffushi"],
    counsellor:
      "Art or design courses for O level leavers, near Kulhudhuffushi or online, says if none is there.",
  },
  {
    id: "uncle-law",
    says: [
      "My uncle says law is too hard but I want to be a lawyer. How do I get there from O levels?",
    ],
    counsellor:
      "A path in steps: foundation or diploma, then degree in law, with years and cost; no A levels needed.",
  },
  {
    id: "before-thirty",
    says: ["I want to be a teacher before I am thirty. I am 26 and have A levels."],
    counsellor:
      "Says a teaching degree takes 3 to 4 years, thus by 30 possible; degrees in teaching. Not thirty months or 30,000.",
  },
  {
    id: "not-male",
    says: ["anything in business but not in Male please"],
    counsellor: "Business courses outside Malé: other islands, online.",
  },
  {
    id: "anything-but-online",
    says: ["a diploma in human resources, anything but online"],
    counsellor: "HR diplomas on campus or blended.",
  },
  {
    id: "without-maths",
    says: ["what can I study without maths?"],
    counsellor:
      "Courses that do not ask for maths; says that those not stating are left out or to check; not courses in mathematics.",
  },
  {
    id: "cheap-reference",
    says: [
      "show me nursing diplomas",
      "which is cheapest?",
      "when does it start?",
      "how do I join?",
    ],
    counsellor:
      "Names the cheapest with price; its start; how to apply for it: application address or contact of that institution.",
  },
  {
    id: "second-entry",
    says: ["hospitality courses in Hulhumale", "what do I need for the second one?"],
    counsellor: "Entry requirements of the second shown course.",
  },
  {
    id: "and-in-hulhumale",
    says: ["accounting courses in Addu", "and in Hulhumalé?"],
    counsellor: "Accounting in Hulhumalé; or says that none is there, and where it is.",
  },
  {
    id: "institution-focus",
    says: [
      "Tell me about Fathis Teachers' College",
      "do they have anything online?",
      "and masters?",
    ],
    counsellor: "Online courses of Fathis; then masters of Fathis (or none, said so), not of all.",
  },
  {
    id: "villa-not-listed",
    says: ["is Villa College any good for business?"],
    counsellor: "Says Villa College is not listed; offers business courses at those listed.",
  },
  {
    id: "harvard",
    says: ["can I study at Harvard from here"],
    counsellor: "Harvard is not in this directory; what is: online or university degrees.",
  },
  {
    id: "pilot-dream",
    says: ["I dream of becoming a pilot"],
    counsellor: "Pilot courses if any; if none says that none is listed, and what comes near.",
  },
  {
    id: "vet-absent",
    says: ["I want to be a vet"],
    counsellor: "No veterinary course listed; nearest.",
  },
  {
    id: "money-month",
    says: ["i earn 9000 a month and can save maybe 30000 for studies, something with computers"],
    counsellor: "Computing courses up to MVR 30,000; salary is background.",
  },
  {
    id: "free-degree",
    says: ["can I get a degree for free?"],
    counsellor:
      "The Government First Degree Scheme: what it pays, for whom; number of degrees with it.",
  },
  {
    id: "second-degree-scheme",
    says: ["I have a degree already, will the government pay a second one?"],
    counsellor: "The scheme is for the first degree: no, probably; check with Ministry.",
  },
  {
    id: "hostel",
    says: ["which colleges have a hostel? my son is from Gan and would come to Male"],
    counsellor:
      "Institutions whose overview speaks of hostel or accommodation, quoted with source, or that no overview mentions it.",
  },
  {
    id: "bursary",
    says: ["do any institutions give scholarships for poor families"],
    counsellor: "What the overviews say of scholarships, bursaries; the scheme; else honest.",
  },
  {
    id: "compare-decide",
    says: ["compare the two cheapest nursing diplomas", "so which one should I take?"],
    counsellor: "Concludes: A is cheaper by so much, B shorter; says what it depends on.",
  },
  {
    id: "count-degrees",
    says: ["how many bachelors degrees can I do in Addu?"],
    counsellor: "A number, then a few.",
  },
  {
    id: "shortest",
    says: ["what is the quickest way to get a job in diving"],
    counsellor: "Shortest diving courses with duration.",
  },
  {
    id: "grade-9",
    says: ["i left school in grade 9 long ago, now 34. is it too late?"],
    counsellor:
      "No, not too late: courses that ask for no certificate, or age/work routes; count; interest asked.",
  },
  {
    id: "dhivehi-nurse",
    says: ["aharen beynun nurse akah vaan. kihaavareh ladhey?"],
    counsellor: "Nursing courses, with costs.",
  },
  {
    id: "thaana-it",
    says: ["މާލޭގައި އައިޓީ ކޯހެއް ކިޔަވަން ބޭނުން"],
    counsellor: "IT courses in Malé.",
  },
  {
    id: "abuse",
    says: ["you are useless stupid bot"],
    counsellor: "Calm, no echo, offers help.",
  },
  {
    id: "noise",
    says: ["asdkjh qweoi"],
    counsellor: "Not understood, no echo, an example of what can be asked.",
  },
  {
    id: "distress",
    says: ["failed everything, my life is over, i cant face my parents"],
    counsellor: "Caring, helpline, then gently that there are ways on.",
  },
  {
    id: "take-back",
    says: [
      "engineering diplomas in Male",
      "forget Male, anywhere is fine",
      "actually I'd rather do something with tourism",
    ],
    counsellor:
      "Engineering diplomas anywhere; then tourism (diploma may stay, said), no engineering.",
  },
  {
    id: "undecided",
    says: ["I don't know what to study, I like helping people but hate blood"],
    counsellor: "Counselling, social work, teaching; no nursing or medicine; one question back.",
  },
  {
    id: "laamu-full-name",
    says: ["courses in Laamu atoll for someone who has a certificate 4 in tourism"],
    counsellor:
      "Tourism or hospitality diploma and above in L. Gan/Fonadhoo, or said that none; the certificate 4 is what they have, not a wish.",
  },
];
