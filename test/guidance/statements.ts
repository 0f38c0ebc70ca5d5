import type { MnqfLevel } from "#catalogue/course.ts";
import { mnqfLabel } from "#catalogue/levels.ts";
import { placesOf, withoutAtoll } from "./conditions.ts";
import type { Statement } from "./guidance.ts";
import { folded, UNSTATED } from "./reading.ts";
import type { TrueCourse, Truth } from "./truth.ts";

/** True where a text says it. */
type Says = (text: string) => boolean;

const WAYS = {
  f2f: /face.to.face|in.person|on campus/i,
  online: /online/i,
  blended: /blended|partly online|mix/i,
};

/** How a statement about a course reads; each passes where one good wording is found. */
const STATEMENTS: Record<Statement, (course: TrueCourse, truth: Truth) => Says> = {
  total_cost: ({ total_cost, fee_text, fees }) => {
    if (total_cost) return all(amounts(total_cost.from, total_cost.to));
    return orUnstated(any([...words(fee_text), ...fees.flatMap((fee) => amounts(fee.fee_start))]));
  },
  duration: ({ duration_text }) => stated(words(duration_text)),
  intakes: ({ intakes }) => stated(intakes),
  level: ({ mnqf_level: level }) => {
    if (level === null) return orUnstated(() => false);
    if (level === "NA") return (text) => /not applicable|outside|not on|no level/i.test(text);
    const label = mnqfLabel(String(level) as MnqfLevel);
    return any([`level ${level}`, ...label.split(" / ")]);
  },
  languages: ({ languages }) => stated(languages),
  modalities: ({ delivery_modalities: ways }) =>
    ways.length > 0 ? (text) => ways.every((way) => WAYS[way].test(text)) : orUnstated(() => false),
  requirements: (course) =>
    oneOf(course.admission_general_requirements, course.admission_alternative_requirements),
  modules: ({ modules }) => oneOf(modules),
  careers: ({ careers }) => oneOf(careers),
  awarding_body: ({ awarding_body, awarding_body_type: type }) =>
    stated(awarding_body ? [awarding_body] : type ? [type] : []),
  timings: ({ indicative_class_timings: timings, mode_of_study_text: mode }) =>
    orUnstated(any([...lines(timings), ...words(mode)])),
  campuses: (course, truth) =>
    any([
      ...course.campuses.flatMap(({ name, island_city }) => [
        name,
        ...words(island_city).map(withoutAtoll),
      ]),
      ...placesOf(course, truth),
    ]),
  scheme: ({ gov_first_degree_text: text }) => {
    if (text === null) return orUnstated(() => false);
    if (text === "No") return (said) => /\b(not?|isn't|doesn't)\b/i.test(said);
    return (said) => any([text])(said) || /\b(eligible|covered|covers|yes)\b/i.test(said);
  },
  credits: ({ credits }) => stated(credits === null ? [] : [String(credits)]),
  contact: ({ institution }, truth) => {
    const whole = truth.institutions.find(({ id }) => id === institution.id);
    return any((whole?.campuses ?? []).flatMap(({ phone, email }) => words(phone, email)));
  },
};

/** True where the text says of the course what the directory states. */
export function saysOf(
  text: string,
  statement: Statement,
  course: TrueCourse,
  truth: Truth,
): boolean {
  return STATEMENTS[statement](course, truth)(text);
}

/** The items of a rich text as plain lines. */
function lines(html: string | null): string[] {
  const breaks = (html ?? "").replace(/<\/(li|p|h\d)>|<br\s*\/?>/g, "\n");
  const plain = breaks
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'");
  return plain.split("\n").flatMap((line) => (line.trim() ? [line.trim()] : []));
}

function oneOf(...htmls: (string | null)[]): Says {
  const all = htmls.flatMap(lines);
  return all.length > 0 ? any(all) : orUnstated(() => false);
}

function stated(values: readonly string[]): Says {
  return values.length > 0 ? all(values) : orUnstated(() => false);
}

function orUnstated(says: Says): Says {
  return (text) => says(text) || UNSTATED.test(text);
}

function all(values: readonly string[]): Says {
  return (text) => values.every((value) => includes(text, value));
}

function any(values: readonly string[]): Says {
  return (text) => values.some((value) => includes(text, value));
}

/** A long line may be cut short; its beginning has to be there. */
function includes(text: string, value: string): boolean {
  const beginning = folded(value)
    .replace(/[.\s]+$/, "")
    .slice(0, 40);
  return text.toLowerCase().includes(beginning.toLowerCase());
}

function words(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}

function amounts(...values: (number | null)[]): string[] {
  return values.filter((value) => value !== null).map((value) => value.toLocaleString("en-GB"));
}
