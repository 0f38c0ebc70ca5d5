import type { FactQuestion } from "../reading/fact-questions.ts";
import { phrase } from "../reading/message.ts";

/** What people ask of courses that no record holds, and what is recorded that comes nearest. */
interface Unrecorded {
  pattern: RegExp;
  /** With its verb: "what employers prefer is". */
  what: string;
  near: readonly FactQuestion[];
}

/** Plain data, to be edited; asked only of courses that were shown. */
export const UNRECORDED: readonly Unrecorded[] = [
  {
    pattern: phrase(
      "(?:employers?|compan(?:y|ies)|boss(?:es)?|resorts?|offices|banks|ministr(?:y|ies)|hospitals?|they|people) (?:would |will |really |most |usually |actually )*(?:like|likes|want|wants|prefers?|hires?|takes? seriously|respects?|accepts?|trusts?|look for|value|values|think(?:s)? of)(?: \\p{L}+)*|(?:most|more|better) (?:respected|valued|wanted|in demand|useful)",
    ),
    what: "what employers prefer is",
    near: ["approved", "level", "careers"],
  },
  {
    pattern: phrase(
      "(?:most|more|many|least|fewest|how many) (?:\\p{L}+ )?(?:students?|people|girls|boys|applicants|popular|crowded|chosen|famous)|popular|popularity|famous|crowded|class size|size of (?:the )?class|most people",
    ),
    what: "how many study there, and what most people choose, is",
    near: ["level", "duration"],
  },
  {
    pattern: phrase(
      "hard(?:er|est)?(?! (?:to get|of hearing|for me to get))|tough(?:er|est)?|difficult(?:y)?|eas(?:y|ier|iest)(?! to (?:get|enter|join))|pass rate|how many (?:pass|fail|drop|finish)\\p{L}*|stressful|(?:too )?much (?:homework|maths|reading|writing)",
    ),
    what: "how hard a course is, and how many pass it, is",
    near: ["entry", "level", "duration"],
  },
  {
    pattern: phrase(
      "(?:good|bad|nice|strict|best|better|qualified|foreign) (?:teachers?|lecturers?|tutors?|teaching)|(?:teachers?|lecturers?|tutors?|staff)(?: \\p{L}+){0,2} (?:good|bad|nice|strict|qualified|like|foreign)|reputation|reviews?|rated|ratings?|quality|any good|worth (?:it|the money|doing)",
    ),
    what: "how good the teaching is, and what students say of it, is",
    near: ["approved", "awarding", "level"],
  },
  {
    pattern: phrase(
      "(?:what )?(?:if|happens if|happens when|suppose) (?:i|he|she|we|they|somebody|someone|you) (?:fails?|drops? out|stops?|quits?|miss|misses|get sick|gets sick|can not (?:finish|continue|go on))(?: \\p{L}+)*|(?:repeat|retake|redo) (?:it|the|a|an|exams?|modules?|subjects?|if|the year)(?: \\p{L}+)?",
    ),
    what: "what happens when somebody fails or has to stop, whether it can be repeated and whether that costs more, is",
    near: ["fee", "duration"],
  },
  {
    pattern: phrase(
      "(?:give|gives|get|provide|provides|need|buy|bring|own|have)(?: \\p{L}+){0,4} (?:laptops?|computers?|tablets?|uniforms?|books?|tools|equipment|meals?|lunch|food|wi ?fi|transport)|(?:laptops?|uniforms?|dress code|wi ?fi|canteen|parking|library|gym|bus|transport)",
    ),
    what: "what has to be brought and what is given besides the teaching is",
    near: ["fee", "modules"],
  },
  {
    pattern: phrase(
      "(?:come|go|sit|stay|live|attend)(?: \\p{L}+){0,2} with (?:him|her|them|me|my \\p{L}+)|(?:bring|take) (?:my|the|a|our) (?:baby|child|children|kids?|son|daughter|friend|wife|husband|mother|father)(?: \\p{L}+)*",
    ),
    what: "whether somebody may come along is",
    near: ["timings", "where"],
  },
];
