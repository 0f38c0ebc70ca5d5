import type { Course } from "#catalogue/course.ts";
import { type EntryRoute, type EntryVerdict, SUBJECT_LABELS } from "#catalogue/entry.ts";
import { entryFor } from "../clauses/judging.ts";
import { canBeJudged, type Person } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { examIn, subjectsIn } from "../reading/results.ts";
import { capital, listed, titled } from "../wording.ts";
import { entryNote } from "./verdict.ts";

/** Whether a person can enter courses: the conclusion, what each of them says, and who decides. */
export function entryLines(person: Person, courses: readonly Course[]): string[] {
  const verdicts = Map.groupBy(courses, (course) => entryFor(person, course).verdict);
  const open = verdicts.get("meets") ?? [];
  const tests = open.filter((course) => entryFor(person, course).later.length > 0).length;
  return [
    leadOf(verdicts, courses.length, tests),
    ...courses.map((course) => entryNote(person, course, courses)),
    "The institution decides in the end.",
  ];
}

/**
 * "Yes", "no" or what lies between, for one course or for how many of several.
 *
 * @param tests How many of those that can be entered come with an interview, a test or a check.
 */
function leadOf(verdicts: ReadonlyMap<EntryVerdict, Course[]>, all: number, tests: number): string {
  const count = (verdict: EntryVerdict) => verdicts.get(verdict)?.length ?? 0;
  if (all === 1) {
    if (count("meets") > 0)
      return tests > 0 ? "Yes, if what comes after goes well." : "Yes, as far as it is recorded.";
    if (count("check") > 0) return "Perhaps: part of it has to be checked.";
    if (count("nearly") > 0) return "Not yet, but nearly.";
    return count("not_stated") > 0 ? "I can say neither yes nor no." : "Not with what you told me.";
  }
  const open = count("meets");
  const hanging =
    tests > 0
      ? ` ${tests === open ? (open === 1 ? "That hangs" : "Each hangs") : `${tests} of these ${tests === 1 ? "hangs" : "hang"}`} on an interview, a test or a check that is still to come.`
      : "";
  if (open > 0)
    return `What you told me is enough for ${open === all ? `all ${all}` : `${open} of the ${all}`}, as far as it is recorded.${hanging}`;
  if (count("check") === all) return "Perhaps: part of it has to be checked for each.";
  if (count("check") > 0) return `Perhaps ${count("check")} of the ${all}; none for certain.`;
  const silent = count("not_stated");
  if (silent === all) return "I can say neither yes nor no for any of them.";
  if (silent === 0) return "None of them with what you told me.";
  const judged = all - silent === 1 ? "Not the one" : `None of the ${all - silent}`;
  return `${judged} that I can judge; for the other${silent === 1 ? "" : ` ${silent}`}, read what is recorded.`;
}

const NEEDING =
  / (?:needs?|needed|wants?|requires?|required|asks?|must|have to|has to|compulsory|necessary|problem|good (?:at|in)) /;
const WITHOUT_NEED = / (?:do not|does not|not) (?:need|needed|want|require|required|ask) /;
const LACKING = / (?:no|without|do not have) /;

/** True where it is asked whether a school subject is needed. */
export function asksForSubject({ asker }: Context): boolean {
  return subjectsIn(asker.whole).length > 0 && asker.has(NEEDING);
}

/** Which of some courses ask for a pass in a subject that is named; null where that is not asked. */
export function subjectLine({ asker: reader, memory, kinds }: Context, courses: readonly Course[]) {
  const exam = examIn(reader.whole);
  const subjects = subjectsIn(reader.whole);
  const wanted: readonly string[] = subjects.length > 0 || exam === null ? subjects : [exam];
  const isLacking =
    reader.has(WITHOUT_NEED) ||
    (reader.has(LACKING) && kinds.has("enter") && !canBeJudged(memory.person));
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
  if (reader.has(/ which /))
    return `${capital(lines.join(", and "))}, as far as it is recorded.${rest}`;
  return `${yes ? "Yes" : "No"}: ${lines.join(", and ")}, as far as it is recorded.${rest}`;
}
