import type { CourseSummary } from "#catalogue/course.ts";
import { noSlots, type Slots } from "../answer.ts";
import type { FactField } from "../lookups/facts.ts";
import { demandsOf, isOnline } from "./demands.ts";
import type { Directory } from "./directory.ts";
import { counted, listed, saidSlots } from "./wording.ts";

/** What can be asked of courses that are known already: "is it online", "are they in Addu". */
const FIELDS = {
  modalities: ["delivery_modalities"],
  studyMode: ["mode_of_study_text", "indicative_class_timings"],
  languages: ["languages"],
  places: ["campuses"],
  intake: ["intakes"],
  budget: ["total_cost"],
  months: ["duration_text"],
} as const satisfies Partial<Record<keyof Slots, readonly FactField[]>>;
type Checked = keyof typeof FIELDS;
export const CHECKED = Object.keys(FIELDS) as Checked[];

type Verdict = "met" | "missed" | "unstated";

/** One thing that is asked of courses, with what each of them states. */
export interface Check {
  /** As an answer says it: "online", "in Hithadhoo". */
  text: string;
  fields: readonly FactField[];
  verdict(card: CourseSummary): Verdict;
}

/** The checks that slots amount to. */
export async function checksOf(slots: Slots, directory: Directory): Promise<Check[]> {
  const asked = CHECKED.filter((key) => {
    const value = slots[key];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
  return await Promise.all(
    asked.map(async (key) => {
      const alone = { ...noSlots(), [key]: slots[key], orOnline: slots.orOnline };
      return {
        text: textOf(key, alone),
        fields: FIELDS[key],
        verdict: await judge(key, alone, directory),
      };
    }),
  );
}

function textOf(key: Checked, alone: Slots): string {
  return key === "budget"
    ? "within what you named"
    : saidSlots(alone)
        .map(({ text }) => text)
        .join(" ");
}

async function judge(key: Checked, alone: Slots, directory: Directory): Promise<Check["verdict"]> {
  if (key === "modalities") return ({ delivery_modalities: ways }) => among(ways, alone.modalities);
  if (key === "languages") return ({ languages }) => among(languages, alone.languages);
  const [demand] = await demandsOf(alone, directory);
  return (card) => {
    if (key === "places" && card.places.length === 0 && !isOnline(card)) return "unstated";
    return demand?.verdict(card) ?? "unstated";
  };
}

function among<T>(stated: readonly T[], wanted: readonly T[]): Verdict {
  if (stated.length === 0) return "unstated";
  return wanted.some((value) => stated.includes(value)) ? "met" : "missed";
}

/** Yes, no or not recorded, for one course or for how many of several. */
export function checkText(
  { text, verdict }: Check,
  courses: readonly CourseSummary[],
  nameOf: (course: CourseSummary) => string,
): string {
  const those = (wanted: Verdict) => courses.filter((course) => verdict(course) === wanted);
  const [met, unstated] = [those("met"), those("unstated")];
  if (courses.length === 1) {
    if (met.length > 0) return `Yes: ${text}.`;
    return unstated.length > 0 ? `Whether ${text} is not recorded.` : `No: not ${text}.`;
  }
  const silent = unstated.length > 0 ? ` For ${unstated.length} of them it is not recorded.` : "";
  if (met.length === 0) return `None of the ${courses.length} is stated to be ${text}.${silent}`;
  if (met.length === courses.length) return `Yes: all ${courses.length} are ${text}.`;
  const names = met.length <= MOST_NAMED ? `: ${listed(met.map(nameOf))}` : "";
  return `${counted(met.length, "course")} of the ${courses.length} ${met.length === 1 ? "is" : "are"} ${text}${names}.${silent}`;
}

const MOST_NAMED = 3;
