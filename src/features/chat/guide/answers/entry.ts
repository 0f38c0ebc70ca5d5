import type { Course } from "#catalogue/course.ts";
import { type EntryRoute, type EntryVerdict, SUBJECT_LABELS } from "#catalogue/entry.ts";
import { canBeJudged, entryFor, examIn, type Person, subjectsIn } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { listed, titled } from "../wording.ts";
import { entryNote } from "./conclusion.ts";

/** Whether a person can enter courses: the conclusion, what each of them says, and who decides. */
export function entryLines(person: Person, courses: readonly Course[]): string[] {
  const verdicts = Map.groupBy(courses, (course) => entryFor(person, course).verdict);
  return [
    leadOf(verdicts, courses.length),
    ...courses.map((course) => entryNote(person, course, courses)),
    "The institution decides in the end.",
  ];
}

/** "Yes", "no" or what lies between, for one course or for how many of several. */
function leadOf(verdicts: ReadonlyMap<EntryVerdict, Course[]>, all: number): string {
  const count = (verdict: EntryVerdict) => verdicts.get(verdict)?.length ?? 0;
  if (all === 1) {
    if (count("meets") > 0) return "Yes.";
    if (count("check") > 0) return "Perhaps: part of it has to be checked.";
    if (count("nearly") > 0) return "Not yet, but nearly.";
    return count("not_stated") > 0
      ? "I cannot judge that from what is recorded."
      : "Not with what you told me.";
  }
  if (count("meets") === all) return `Yes: you can enter all ${all}.`;
  if (count("meets") > 0) return `You can enter ${count("meets")} of the ${all}.`;
  if (count("check") === all) return "Perhaps: part of it has to be checked for each.";
  if (count("check") > 0) return `Perhaps ${count("check")} of the ${all}; none for certain.`;
  return count("not_stated") === all
    ? "I cannot judge that for any of them from what is recorded."
    : "None of them with what you told me.";
}

const NEEDING =
  / (?:needs?|needed|wants?|requires?|required|asks?|must|have to|has to|compulsory|necessary) /;
const LACKING = / (?:no|without|do not have) /;

/** Which of some courses ask for a pass in a subject that is named; null where that is not asked. */
export function subjectLine({ reader, memory, kinds }: Context, courses: readonly Course[]) {
  const exam = examIn(reader.whole);
  const subjects = subjectsIn(reader.whole);
  const wanted: readonly string[] = subjects.length > 0 || exam === null ? subjects : [exam];
  const isLacking = reader.has(LACKING) && kinds.has("enter") && !canBeJudged(memory.person);
  if (wanted.length === 0 || !(reader.has(NEEDING) || isLacking)) return null;
  const names = subjects.flatMap((subject) => SUBJECT_LABELS.get(subject) ?? []);
  const named =
    names.length > 0 ? listed(names, "or") : exam === "a_level" ? "A levels" : "O levels";
  const words = names.map((name) => name.split(" ")[0]!.toLowerCase());
  const isNamedBy = ({ conditions }: EntryRoute) => {
    const text = JSON.stringify(conditions).toLowerCase();
    return [...wanted.map((one) => `"${one}"`), ...words].some((one) => text.includes(one));
  };
  const speaks = ({ admission_general_requirements: text }: Course) =>
    words.some((word) => new RegExp(`\\b${word}\\b`, "i").test(text ?? ""));
  const read = courses.filter((course) => course.entry_routes.length > 0 || speaks(course));
  if (read.length === 0) return `I cannot tell from the record whether ${named} is needed.`;
  const free = read.filter((course) => !speaks(course) && !course.entry_routes.every(isNamedBy));
  const asking = read.filter((course) => !free.includes(course));
  const titles = (list: readonly Course[]) => listed(list.map(titled));
  const lines = [
    asking.length > 0 ? `the record of ${titles(asking)} names ${named}` : null,
    free.length > 0 ? `there is a way into ${titles(free)} that does not name ${named}` : null,
  ].filter(Boolean);
  const yes = isLacking ? free.length > 0 : asking.length > 0;
  const silent = courses.length - read.length;
  const rest =
    silent > 0 ? ` For ${silent} of the ${courses.length} no requirement is recorded.` : "";
  return `${yes ? "Yes" : "No"}: ${lines.join(", and ")}, as far as it is recorded.${rest}`;
}
