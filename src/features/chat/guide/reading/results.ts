import { phrase, type Reader } from "./message.ts";

/** School subjects as people write them beside their results. */
const SUBJECT =
  "(?:english|maths?|mathematics|dhivehi|islam|islamic studies|islamic|quran|biology|bio|chemistry|chem|physics|phy|accounting|accounts|accountancy|business studies|business|bus|commerce|economics|econ|eco|computer science|computer studies|computer|ict|geography|geo|history|art|fisheries science|fisheries|marine science|travel and tourism|tourism|combined science|general science|science|sociology|psychology|law|arabic|literature|further maths|statistics)";
/** "A level", "a course" and their like are no grade A. */
const GRADE =
  "(?:a\\*|[b-gu]|a(?! (?:levels?|course|class|diploma|degree|certificate|beginner|bit|job|teacher|career|student|good|short|new|part|full|few|little|lot)))";
const SUBJECTS = `${SUBJECT}(?: (?:(?:and|or|n) )?${SUBJECT})*`;

const RESULTS = [
  phrase(
    `(?:need|needs|needed|require|requires|required|must have|instead of|asks? for)(?: (?:an?|any|the|my|in|to|have|pass|passes))* ${SUBJECTS} (?:o|a) levels?`,
  ),
  phrase(`${SUBJECT} (?:(?:is|was|with|grade|i|got|only|an?) ){0,3}${GRADE}(?: grade)?`),
  phrase(`(?:an? |grade )*${GRADE} (?:grade )?(?:in|for) ${SUBJECTS}`),
  phrase(
    `(?:passed|pass|passes|fail|fails|failed|failing|flunked|sat|results?|stream|did well|did badly)(?: (?:only|just|in|my|the|o levels?|a levels?|ssc|hsc|exams?|was|were|with))* ${SUBJECTS}`,
  ),
  phrase(
    `${SUBJECTS} (?:stream|students?|results?|passe[ds]|pass|failed|fail)(?! (?:course|class))`,
  ),
];

/** Takes the subjects of results: what somebody passed at school is no wish. */
export function takeResults(reader: Reader): void {
  for (const pattern of RESULTS) reader.takeAll(pattern);
}
