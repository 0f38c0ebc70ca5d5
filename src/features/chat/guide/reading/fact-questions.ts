import type { FactField } from "../../lookups/facts.ts";
import { FREE } from "./choices.ts";
import { phrase, type Reader } from "./message.ts";

/** What can be asked about one course. */
export type FactQuestion =
  | "apply"
  | "deadline"
  | "contact"
  | "entry"
  | "modules"
  | "timings"
  | "fee"
  | "monthly"
  | "duration"
  | "intakes"
  | "language"
  | "awarding"
  | "approved"
  | "scheme"
  | "level"
  | "delivery"
  | "where"
  | "careers"
  | "credits"
  | "overview";

interface Definition {
  pattern: RegExp;
  fields: readonly FactField[];
}

/** In the order in which they are tried. */
const QUESTIONS: Readonly<Record<FactQuestion, Definition>> = {
  apply: {
    pattern: phrase(
      "how (?:do|to|can|should|does)(?: \\p{L}+){0,3} (?:apply|enrol|enroll|join|register|sign up|get in)|(?:apply|application|applying|enrol|enroll|enrolment)(?: (?:for|to|process|form|in|procedure))*|where (?:do|can|should) i apply|admission process|how can i get admission|sign me up(?: for (?:it|that|this))?|register me|put me in|what now|now what|what (?:do|should) i do (?:now|next)|(?:i|we) (?:will |would )?(?:take|choose|pick|go (?:with|for)) (?:the|that|it|this)",
    ),
    fields: ["admission_general_requirements", "intakes", "intake_details"],
  },
  deadline: {
    pattern: phrase(
      "deadlines?|closing date|last (?:date|day)|appl(?:y|ications?) (?:by|until|close)",
    ),
    fields: ["intakes", "intake_details"],
  },
  contact: {
    pattern: phrase(
      "contacts?|phone|telephone|e ?mail|call|reach|(?:private|personal|office|direct) number|website|hotline|facebook|instagram|contact (?:number|details|information)|phone number|who (?:can|do|should) i (?:ask|call|contact)|viber",
    ),
    fields: ["campuses"],
  },
  entry: {
    pattern: phrase(
      "(?:entry|admission|minimum|entrance)? ?requirements?|entry|eligib(?:le|ility)|admissions?|criteria|prerequisites?|qualif(?:y|ications? (?:do|needed|required|needed))|what (?:do|would|will|should) (?:i|you|we|they|one) need|can i (?:join|get in|do (?:it|this|that)|enter|study (?:it|this|that))|what results|(?:o|a) level passes|how many passes|need (?:to have|to join|to get|for)|(?:do|will) i need|(?<!long .{0,30})(?:takes?|accepts?) (?:me|him|her|us|somebody|someone)|(?:grades?|results?|passes|marks) (?:meet|enough|ok|good)|(?:is|are|be) (?:it |this |that |they )?(?:ok|enough|fine) with|(?:ok|enough|fine) with (?:a|an|my|only|just|\\d)|(?:does|do|will) (?:it|they|this|that|the course)(?: \\p{L}+)? need|required|needed",
    ),
    fields: [
      "admission_general_requirements",
      "admission_alternative_requirements",
      "admission_language_requirements",
    ],
  },
  modules: {
    pattern: phrase(
      "modules?|syllabus|curriculum|what (?:will|do|would|does|can|are)(?: \\p{L}+){0,3} (?:learn|study|studied|taught|cover|teach|subjects|topics)(?= (?:$|in|on|there|about|it|during|at|inside))|what(?: \\p{L}+){0,2} (?:subjects|topics)|subjects(?: \\p{L}+){0,2}|topics|course content|contents?|course outline|covered|what is in (?:it|the course|this|this course)",
    ),
    fields: ["modules"],
  },
  timings: {
    pattern: phrase(
      "class (?:timings?|times?|hours?|days?)|timings?|(?:what (?:is|are) )?the (?:time|times|hours)(?: of (?:it|them|these|the class(?:es)?))?|time ?table|schedule|what time|which days|what days|hours|when are (?:the )?class(?:es)?|days (?:a|per) week|class schedule",
    ),
    fields: ["indicative_class_timings", "mode_of_study_text"],
  },
  fee: {
    pattern: phrase(
      "how much(?: \\p{L}+)*|fees?|costs?|prices?|total(?: cost| fee)?|instal(?:l)?ments?|tuition|charges?|pay(?:ment|ments|ing)?(?: \\p{L}+)?|expensive|semester fee|monthly fee|money",
    ),
    fields: ["total_cost", "fees"],
  },
  monthly: {
    pattern: phrase(
      "(?:can|could) (?:i|we|he|she) (?:even )?afford(?: \\p{L}+){0,4}|(?:per|a|each|every|by the) months?|monthly|month by month|instal(?:l)?ments?|(?:pay|paid|paying)(?: \\p{L}+){0,2} (?:in|by) parts|bit by bit",
    ),
    fields: ["fees"],
  },
  duration: {
    pattern: phrase(
      "how long|how (?:soon|fast|quickly) (?:can|could|will|would|do) (?:i|he|she|we) (?:be )?(?:done|finish\\p{L}*|complete)|durations?|how (?:many|much) (?:years?|months?|weeks?|days?|semesters?|time)|length|time does it take|finish in|take to (?:finish|complete)",
    ),
    fields: ["duration_text"],
  },
  intakes: {
    pattern: phrase(
      "intakes?|when (?:does|do|can|will|is|are|would)(?: \\p{L}+){0,5}|start(?:s|ing)? (?:date|when|day)|next batch|start date|starting date|when next|next (?:class|start|one)|when(?: \\p{L}+){0,3} starts?",
    ),
    fields: ["intakes"],
  },
  language: {
    pattern: phrase(
      "(?:what|which|in which|in what) languages?|language of instruction|medium(?: of instruction)?|(?:taught|teach|conducted|is it|are classes|classes|lessons)(?: \\p{L}+){0,2} in (?:english|dhivehi|arabic)(?: or (?:english|dhivehi|arabic))?|what language|(?:is|are) (?:it|the course|they|classes) in (?:english|dhivehi|arabic)|_ (?:or )?_",
    ),
    fields: ["languages"],
  },
  approved: {
    pattern: phrase("mqa|approved|accredited|accreditation|recogni[sz]ed|valid"),
    fields: ["mqa_approved", "mnqf_level", "awarding_body"],
  },
  awarding: {
    pattern: phrase(
      "award(?:s|ed|ing)?(?: body)?|who (?:gives|issues|awards|certifies)|certificate (?:from|by)|which university(?: \\p{L}+)*|issued|local or (?:international|foreign)|international or local|whose (?:degree|certificate)",
    ),
    fields: ["awarding_body"],
  },
  scheme: {
    pattern: phrase(
      `(?:first degree |grant |government |degree )*scheme|grants?|loans?|(?:is it|for) free|${FREE}|scholarships?|government (?:pay|help|cover|fund|support|sponsor)(?:s|ing|ed)?|(?:paid|covered|funded|sponsored|helped|pay|pays) (?:for )?by(?: \\p{L}+)*`,
    ),
    fields: ["gov_first_degree_text"],
  },
  level: {
    pattern: phrase("(?:what|which|mnqf) level|level (?:is|of)|mnqf"),
    fields: ["mnqf_level"],
  },
  delivery: {
    pattern: phrase(
      "(?:is|are|can|does|do|will|could)(?: \\p{L}+){0,10} (?:online|face to face|in person|blended|from home|remotely|full time|part time|evenings?|weekends?)(?: or (?:online|face to face|in person|blended|full time|part time))?|online or(?: \\p{L}+){0,3}|face to face or(?: \\p{L}+)?|full time or part time|part time or full time|delivery|mode(?: of (?:study|delivery))?|how is (?:it|this|the course) taught",
    ),
    fields: ["delivery_modalities", "mode_of_study_text"],
  },
  where: {
    pattern: phrase(
      "where(?!(?: \\p{L}+){0,3} (?:work|job|employ\\p{L}*|start|begin))(?: \\p{L}+){0,4}|which (?:islands?|campus(?:es)?|places?|atolls?|city|cities)|locations?|located|campus(?:es)?|what (?:island|campus)|address|held",
    ),
    fields: ["campuses"],
  },
  careers: {
    pattern: phrase(
      "where (?:would|will|can|could|do|does|may) (?:\\p{L}+ ){1,2}work|(?:what|which) (?:jobs?|careers?|work)(?: \\p{L}+){0,6}|jobs? (?:after|can|will|from)(?: \\p{L}+){0,3}|careers?(?: after| options| with)?|work as|what can i (?:be|become|do)(?: (?:after|with))?(?: \\p{L}+){0,3}|job opportunities|become after|use of",
    ),
    fields: ["careers"],
  },
  credits: { pattern: phrase("credits?|credit points|credit hours"), fields: ["credits"] },
  overview: {
    pattern: phrase(
      "(?:tell|know|more|information|details?|describe|explain|show|about|what is|what about|overview|say)(?: \\p{L}+){0,4}|details|more information|open|describe",
    ),
    fields: [
      "total_cost",
      "duration_text",
      "mnqf_level",
      "delivery_modalities",
      "mode_of_study_text",
      "intakes",
      "languages",
      "awarding_body",
      "campuses",
      "admission_general_requirements",
    ],
  },
};

/** True for what can be asked about a course. */
export function isFactQuestion(name: string): name is FactQuestion {
  return Object.hasOwn(QUESTIONS, name);
}

/** Words of these questions, which name no subject themselves. */
export const FACT_WORDS: ReadonlySet<string> = new Set(
  Object.values(QUESTIONS).flatMap(({ pattern }) => pattern.source.match(/[a-z]{4,}/g) ?? []),
);

/** What a message asks about a course, in its order; of several the first few. */
export function factQuestionsIn(reader: Reader): FactQuestion[] {
  const keys = Object.keys(QUESTIONS) as FactQuestion[];
  const asked = keys.filter((key) => QUESTIONS[key].pattern.test(reader.whole));
  const precise = asked.filter((key) => key !== "overview");
  const kept = precise.length > 0 ? precise : asked;
  const isApplying = kept.includes("apply") && !kept.includes("deadline");
  const said = kept.filter((key) => key !== (isApplying ? "entry" : "apply"));
  const at = (key: FactQuestion) => reader.whole.search(QUESTIONS[key].pattern);
  return said.toSorted((one, other) => at(one) - at(other)).slice(0, MOST_QUESTIONS);
}

/** More questions in one message than this are answered by the overview. */
const MOST_QUESTIONS = 4;

/** The fields that answer a question. */
export function fieldsOf(question: FactQuestion): readonly FactField[] {
  return QUESTIONS[question].fields;
}
