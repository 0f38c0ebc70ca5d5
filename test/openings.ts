import type { WrittenSearch } from "./searches.ts";

/** How people open a conversation, by kind; a search like any other. */
interface Opening extends WrittenSearch {
  kind: string;
  /** The order that is asked for; null for none. */
  sort: string | null;
}

/** @param first Part of the name of the first course; null where it does not matter. */
function opening(
  kind: string,
  typed: string,
  filters: string,
  text: string,
  sort: string | null = null,
): Opening {
  return { kind, typed, filters, text, sort, first: null };
}

/**
 * Openings that the reader was built with. Dates are those of 28 November 2026. Names hold "masters in
 * education", which stays text.
 */
export const OPENINGS: readonly Opening[] = [
  opening("subject", "hi, i want to learn something about computers", "", "computers"),
  opening("subject", "What courses do you have in nursing?", "", "nursing"),
  opening("place", "is there anything in kulhudhuffushi for cooking", "place=LD0048", "cooking"),
  opening(
    "story",
    "working in a resort, can i do a hospitality diploma online",
    "delivery_modality=online mnqf_level=5",
    "hospitality",
  ),
  opening("place", "courses near me, i live in addu", "place=S", ""),
  opening("cost", "something under 1000 rf", "max_cost=1000", ""),
  opening("cost", "any diploma below 50k please", "max_cost=50000 mnqf_level=5", ""),
  opening(
    "mode",
    "i work in the day so i can only study in the evening",
    "study_mode=evenings",
    "",
  ),
  opening(
    "mode",
    "do you have weekend classes for accounting",
    "study_mode=weekends",
    "accounting",
  ),
  opening("start", "which diplomas start in january 2027?", "mnqf_level=5 starts_by=2027-01", ""),
  opening("start", "what can i start next month", "starts_by=2026-12", ""),
  opening("level", "I would like to do a masters in education", "", "masters in education"),
  opening("level", "looking for certificate 3 courses in tourism", "mnqf_level=3", "tourism"),
  opening("delivery", "can i study law from home", "delivery_modality=online", "law"),
  opening(
    "delivery",
    "I prefer face to face classes in hulhumale",
    "delivery_modality=f2f place=hulhumale",
    "",
  ),
  opening("order", "what is the cheapest degree in business", "mnqf_level=7", "business", "cost"),
  opening("order", "shortest course for baking?", "", "baking", "duration"),
  opening(
    "negation",
    "i want a diploma but not online",
    "delivery_modality=blended:f2f mnqf_level=5",
    "",
  ),
  opening("negation", "nursing course without ielts", "", "nursing"),
  opening("told", "I failed maths and want to do a certificate 3", "mnqf_level=3", ""),
  opening(
    "told",
    "i have a diploma in tourism, now i want a degree in business",
    "mnqf_level=7",
    "business",
  ),
  opening("latin dhivehi", "havvaru kiyevey kos", "study_mode=evenings", ""),
  opening("latin dhivehi", "addugai nursing kiyavan beynun", "place=S", "nursing"),
  opening("thaana", "އަހަރެން ނަރުހުން ކިޔަވަން ބޭނުން", "", "ނަރުހުން"),
  opening("thaana", "މާލޭގައި ހަވީރު ކިޔެވޭ ކޯސްތައް", "place=LD0442 study_mode=evenings", ""),
  opening("typos", "i wnat a diplma in acounting", "mnqf_level=5", "acounting"),
  opening("typos", "evning clases in male", "place=LD0442 study_mode=evenings", ""),
  opening(
    "all at once",
    "i want something in the evening in addu not too expensive about computers",
    "place=S study_mode=evenings",
    "computers",
    "cost",
  ),
  opening(
    "all at once",
    "hello, im looking for a part time diploma in hr under 40,000 rufiyaa starting january",
    "max_cost=40000 mnqf_level=5 starts_by=2027-01 study_mode=part-time",
    "hr",
  ),
  opening("language", "islamic studies taught in dhivehi", "language=Dhivehi", "islamic studies"),
  opening(
    "language",
    "english medium courses in thinadhoo",
    "language=English place=LD0717:LD1079",
    "",
  ),
];

/**
 * Openings that were looked at once the reader was built: 28 of 30 were read as written at first. "Addu"
 * in Thaana was missed, and "dhivehi language" is a subject too, so that it stays text.
 */
export const HELD_OUT_OPENINGS: readonly Opening[] = [
  opening("subject", "my daughter would like to become a teacher", "", "teacher"),
  opening(
    "subject",
    "could you please tell me which courses there are for graphic design",
    "",
    "graphic design",
  ),
  opening("place", "what can we study in fuvahmulah?", "place=LD0726", ""),
  opening("place", "Is it possible to learn diving on maafushi", "place=LD0069", "diving"),
  opening("cost", "my budget is 20000, what can i study", "max_cost=20000", ""),
  opening("cost", "i can pay up to MVR 80,000 for a bachelor", "max_cost=80000 mnqf_level=7", ""),
  opening(
    "mode",
    "something part time that i can do after work",
    "study_mode=evenings:part-time",
    "",
  ),
  opening(
    "mode",
    "only free on fridays and saturdays, want to learn english",
    "study_mode=weekends",
    "english",
  ),
  opening("start", "are there any courses starting this month", "starts_by=2026-11", ""),
  opening("start", "need a course that begins in february", "starts_by=2027-02", ""),
  opening("level", "are there any phd programmes", "mnqf_level=10", ""),
  opening(
    "level",
    "i'm interested in a bachelors degree in psychology",
    "mnqf_level=7",
    "psychology",
  ),
  opening(
    "delivery",
    "is it possible to take marketing classes online?",
    "delivery_modality=online",
    "marketing",
  ),
  opening("delivery", "show me blended diplomas", "delivery_modality=blended mnqf_level=5", ""),
  opening("order", "give me the least expensive nursing course", "", "nursing", "cost"),
  opening("order", "which it course starts soonest", "", "it", "start"),
  opening(
    "negation",
    "anything except online for accounting",
    "delivery_modality=blended:f2f",
    "accounting",
  ),
  opening(
    "negation",
    "i dont want a full time course, i want photography",
    "study_mode=block:evenings:part-time:weekends",
    "photography",
  ),
  opening("told", "i work as a receptionist and i want to study marketing", "", "marketing"),
  opening(
    "told",
    "I have finished o levels with 5 passes. Which diplomas can i join?",
    "mnqf_level=5",
    "",
  ),
  opening("latin dhivehi", "hiley koheh ebahuritha", "max_cost=0", ""),
  opening("latin dhivehi", "agu heyo diploma eh beynun", "mnqf_level=5", "", "cost"),
  opening("thaana", "އައްޑޫގައި ޑިޕްލޮމާ ކޯސްތަކެއް އެބަހުރިތަ؟", "mnqf_level=5 place=S", ""),
  opening("thaana", "އޮންލައިންކޮށް އިނގިރޭސި ކިޔަވާ ކޯސް", "delivery_modality=online", "އިނގިރޭސި"),
  opening("typos", "bacheler degre in bussiness", "mnqf_level=7", "bussiness"),
  opening(
    "typos",
    "onlne certficate 4 in desing",
    "delivery_modality=online mnqf_level=4",
    "desing",
  ),
  opening(
    "all at once",
    "hey do you know any cheap weekend photography course in male or hulhumale",
    "place=LD0442:hulhumale study_mode=weekends",
    "photography",
    "cost",
  ),
  opening(
    "all at once",
    "I am looking for an online master's degree in public health for less than $5000, starting next year",
    "delivery_modality=online max_cost=77100 mnqf_level=9 starts_by=2027-10",
    "public health",
  ),
  opening(
    "language",
    "are there any law diplomas in dhivehi language",
    "mnqf_level=5",
    "law in dhivehi language",
  ),
  opening(
    "language",
    "show business courses where the medium of instruction is english",
    "language=English",
    "business",
  ),
];
