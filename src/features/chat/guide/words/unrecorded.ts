import type { FactQuestion } from "../reading/fact-questions.ts";
import { phrase } from "../reading/message.ts";

/** What people ask of courses that no record holds, and what is recorded that comes nearest. */
export interface Unrecorded {
  pattern: RegExp;
  /** Behind "it is not recorded": "what employers prefer". */
  what: string;
  near: readonly FactQuestion[];
  /** Who can tell, where it is not the institution. */
  whom?: string;
}

/** Plain data, to be edited. */
const UNRECORDED: readonly Unrecorded[] = [
  {
    pattern: phrase(
      "(?:employers?|compan(?:y|ies)|boss(?:es)?|resorts?|offices|banks|ministr(?:y|ies)|hospitals?|they|people) (?:would |will |really |most |usually |actually )*(?:like|likes|want|wants|prefers?|hires?|takes? seriously|respects?|accepts?|trusts?|look for|value|values|think(?:s)? of)(?: \\p{L}+)*|(?:most|more|better) (?:respected|valued|wanted|in demand|useful)|(?:my|our|the|an?|any) (?:bank|boss|office|company|employer|ministry|resort|hotel|hospital|school|work|job) (?:really |also )?(?:accepts?|recogni[sz]es?|values?|respects?|takes?|likes?|promotes?)(?: \\p{L}+)*",
    ),
    what: "what employers and authorities prefer or accept",
    whom: "them",
    near: ["approved", "level", "careers"],
  },
  {
    pattern: phrase(
      "(?:most|more|many|least|fewest|how many) (?:\\p{L}+ )?(?:students?|people|girls|boys|applicants|popular|crowded|chosen|famous)|popular|popularity|famous|crowded|class size|size of (?:the )?class|most people",
    ),
    what: "how many study there, and what most people choose",
    near: ["level", "duration"],
  },
  {
    pattern: phrase(
      "hard(?:er|est)?(?! (?:to get|of hearing|for me to get))|tough(?:er|est)?|difficult(?:y)?|eas(?:y|ier|iest)(?! to (?:get|enter|join))|(?:pass|success|failure|completion|graduation|drop ?out) rates?|drop ?outs?|how many (?:\\p{L}+ )?(?:pass|fail|drop|finish)\\p{L}*|stressful|(?:too )?much (?:homework|maths|reading|writing)",
    ),
    what: "how hard a course is, and how many pass it",
    near: ["entry", "level", "duration"],
  },
  {
    pattern: phrase(
      "(?:good|bad|nice|strict|best|better|qualified|foreign) (?:teachers?|lecturers?|tutors?|teaching)|(?:teachers?|lecturers?|tutors?|staff)(?: \\p{L}+){0,2} (?:good|bad|nice|strict|qualified|like|foreign)|reputation|reviews?|rated|ratings?|quality|any good|worth (?:it|the money|doing)",
    ),
    what: "how good the teaching is, and what students say of it",
    near: ["approved", "awarding", "level"],
  },
  {
    pattern: phrase(
      "(?:what )?(?:if|happens if|happens when|suppose) (?:i|he|she|we|they|somebody|someone|you) (?:fails?|drops? out|stops?|quits?|miss|misses|get sick|gets sick|can not (?:finish|continue|go on))(?: \\p{L}+)*|(?:repeat|retake|redo) (?:it|the|a|an|exams?|modules?|subjects?|if|the year)(?: \\p{L}+)?",
    ),
    what: "what happens when somebody fails or has to stop, whether it can be repeated and whether that costs more",
    near: ["fee", "duration"],
  },
  {
    pattern: phrase(
      "(?:give|gives|get|provide|provides|need|buy|bring|own|have)(?: \\p{L}+){0,4} (?:laptops?|tablets?|uniforms?|books?|tools|equipment|meals?|lunch|food|wi ?fi|transport)|(?:give|get|provide|need|buy|bring|own)(?: (?:to|an?|us|me|my|your|our|own|free|new|the)){0,3} computers?|(?:laptops?|uniforms?|dress codes?|wi ?fi|canteen|parking|library|gym|bus|transport)|what (?:do|should|to|can) (?:i|we|he|she)? ?(?:wear|bring)",
    ),
    what: "what has to be brought and what is given besides the teaching",
    near: ["fee", "modules"],
  },
  {
    pattern: phrase(
      "(?:come|go|sit|stay|live|attend)(?: \\p{L}+){0,2} with (?:him|her|them|me|my \\p{L}+)|(?:bring|take) (?:my|the|a|our) (?:baby|child|children|kids?|son|daughter|friend|wife|husband|mother|father)(?: \\p{L}+)*",
    ),
    what: "whether somebody may come along",
    near: ["timings", "where"],
  },
  {
    pattern: phrase(
      "(?:how many )?seats?(?: (?:left|available|are there|there))*|how many (?:places|people do they take)|(?:is|are) (?:it|they) (?:already )?full|places left|waiting list",
    ),
    what: "how many places there are, and whether any is left",
    near: ["intakes"],
  },
  {
    pattern: phrase(
      "(?:minimum |min |maximum |max )?(?:height|weight)(?: limit)?|how tall|eyesight|glasses|tattoos?|beard|hijab|long hair",
    ),
    what: "what height, weight or looks are wanted, beyond what its entry requirements say",
    near: ["entry"],
  },
  {
    pattern: phrase(
      "(?:do|does|will|can|would|is|are)(?: \\p{L}+){0,5} (?:licen[cs]es?|permits?)(?! (?:course|exam)s?)",
    ),
    what: "whether a licence comes with it",
    whom: "the authority that gives it",
    near: ["awarding", "level"],
  },
  {
    pattern: phrase(
      "(?:price|fees?|costs?|amount|payment|tuition)(?: \\p{L}+){0,3} (?:includes?|included|covers?|covered)(?: \\p{L}+){0,5}|(?:does|do) (?:it|that|this|they) (?:also )?include(?: \\p{L}+){0,5}|(?:is|are)(?: \\p{L}+){1,4} (?:included|covered)(?: \\p{L}+){0,4}",
    ),
    what: "what a fee covers, beyond what stands beside it",
    near: ["fee"],
  },
  {
    pattern: phrase(
      "(?:apply|ask|sign up) for (?:that|this|the) (?:money|grant|help|support|payment)|when (?:do|does|will) (?:they|government|the government|it) (?:give|pay|release)(?: (?:it|that|the money|me|us|out))?",
    ),
    what: "how one gets the money of a scheme, and when it is paid",
    whom: "the institution, or the ministry that pays it",
    near: ["scheme"],
  },
  {
    pattern: phrase(
      "(?:entrance|entry|admission|final|written|oral) (?:exams?|tests?|interviews?)(?! fee)|(?:is|are) there(?: \\p{L}+){0,2} (?:exams?|tests?|interviews?|assignments?|projects?)|(?:have|has|any|many|sit|do|without) (?:an? |any |the |to sit |final )*(?:exams|assignments|thesis|dissertation)(?! (?:fee|course|preparation))|how (?:is|are) (?:it|they|we|i|students) (?:graded|marked|assessed|examined)|attendance",
    ),
    what: "which exams, tests and attendance there are, beyond what its entry requirements say",
    near: ["entry"],
  },
];

/** What words ask that no record holds. */
export function unrecordedIn(words: readonly string[]): Unrecorded[] {
  const whole = ` ${words.join(" ")} `;
  return UNRECORDED.filter(({ pattern }) => pattern.test(whole));
}

/** Says what no record holds. */
export function silentText(unrecorded: readonly Unrecorded[]): string {
  const whats = unrecorded.map(({ what }) => what);
  const whom = new Set(unrecorded.map((one) => one.whom ?? "the institution"));
  return `It is not recorded ${whats.join("; nor ")}. I will not guess: ask ${[...whom].join(", and ")}.`;
}

/** The words without those that ask for it. */
export function withoutUnrecorded(
  words: readonly string[],
  asked: readonly Unrecorded[],
): string[] {
  const whole = ` ${words.join(" ")} `;
  return asked
    .reduce((left, { pattern }) => left.replace(pattern, ""), whole)
    .trim()
    .split(/ +/);
}
