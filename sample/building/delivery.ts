import { readIntake } from "#catalogue/intakes.ts";
import type { IntakeInput } from "#records/record.schema.ts";
import type { Modality } from "../institutions/profile.ts";
import type { Duration } from "./duration.ts";
import { htmlList, paragraph } from "./html.ts";
import { isPostgraduate, isShort, type Offer } from "./offer.ts";

/** Languages of instruction; empty where they are not stated. */
export function courseLanguages(offer: Offer): string[] {
  const choose = offer.choose("languages");
  if (choose.chance(0.05)) return [];
  if (isPostgraduate(offer.code) && offer.subject.languages?.join() === "Dhivehi,English") {
    return ["English", "Dhivehi"].slice(0, choose.chance(0.5) ? 2 : 1);
  }
  if (offer.profile.key === "bahuruva" && offer.subject.languages?.length === 2) {
    return offer.subject.languages.slice(0, offer.code === "C1" ? 2 : choose.chance(0.5) ? 1 : 2);
  }
  return [...(offer.subject.languages ?? choose.pick(offer.profile.languages))];
}

/** Ways of delivery; empty where they are not stated. */
export function modalities(offer: Offer): Modality[] {
  const choose = offer.choose("delivery");
  if (/online/i.test(offer.ownName ?? "")) return ["online"];
  if (choose.chance(0.06)) return [];
  return [...choose.pick(offer.profile.delivery)];
}

const FULL = ["Full-time"] as const;
const PART = ["Part-time", "Evenings and weekends", "Evenings", "Weekends"] as const;
const EITHER = ["Full-time or part-time", "Full-time / Part-time"] as const;
const BLOCK = "Block mode: two weekends a month";
const OWN_PACE = "Part-time, at your own pace";

/** Mode of study in words; null where it is not stated. */
export function modeOfStudy(
  offer: Offer,
  length: Duration,
  delivered: readonly Modality[],
): string | null {
  const choose = offer.choose("mode");
  if (choose.chance(0.08)) return null;
  if (/evening/i.test(`${offer.ownName} ${length.text}`)) return "Evenings";
  if (/weekend/i.test(`${offer.ownName} ${length.text}`)) return "Weekends";
  if (/mornings/i.test(offer.ownName ?? "")) return "Part-time, mornings";
  if (length.study === "full") return choose.pick(FULL);
  if (length.study === "either") return choose.pick(EITHER);
  if (delivered.length === 1 && delivered[0] === "online" && choose.chance(0.6)) return OWN_PACE;
  if (!isShort(offer.code) && length.months >= 5 && choose.chance(0.3)) return BLOCK;
  return choose.pick(PART);
}

const TIMINGS: readonly [RegExp, readonly (readonly string[])[]][] = [
  [
    /own pace/,
    [["Lessons are open day and night", "Live class: Tuesday 20:30 to 21:30, recorded"]],
  ],
  [/mornings/, [["Sunday, Tuesday and Thursday 9:00 to 11:00"]]],
  [/Block/, [["Friday 14:00 to 18:00 and Saturday 8:30 to 17:00, two weekends a month"]]],
  [/^Evenings$/, [["Sunday to Wednesday 19:45 to 21:45"], ["Monday and Wednesday 20:00 to 22:00"]]],
  [/^Weekends$/, [["Friday 15:00 to 18:00", "Saturday 9:00 to 13:00"], ["Saturday 8:30 to 16:30"]]],
  [/Evenings and/, [["Monday and Wednesday 20:00 to 22:00", "Saturday 9:00 to 12:00"]]],
  [
    /Full-time (or|\/)/,
    [
      [
        "Full-time group: Sunday to Thursday 8:30 to 13:00",
        "Part-time group: Sunday to Wednesday 19:30 to 21:30",
      ],
      [
        "Full-time group: Sunday to Thursday 13:30 to 17:30",
        "Part-time group: Friday and Saturday",
      ],
    ],
  ],
  [/^Full-time/, [["Sunday to Thursday 8:00 to 13:30"], ["Sunday to Thursday 8:30 to 15:30"]]],
  [
    /^Part-time/,
    [["Sunday, Tuesday and Thursday 17:30 to 19:00"], ["Two evenings a week, 20:00 to 22:00"]],
  ],
];

const LIVE = [
  "Live classes: Sunday to Wednesday 20:00 to 21:30, recorded",
  "Live classes: Monday and Thursday 20:30 to 22:00, recorded",
] as const;

/** Indicative class timings that agree with the mode of study; null where they are not stated. */
export function classTimings(
  offer: Offer,
  mode: string | null,
  delivered: readonly Modality[],
): string | null {
  const choose = offer.choose("timings");
  if (!mode || offer.code === "P" || choose.chance(0.3)) return null;
  const remote = delivered.join() === "online" && /^Full-time/.test(mode);
  if (remote) return isShort(offer.code) ? null : paragraph(choose.pick(LIVE));
  const timings = TIMINGS.find(([pattern]) => pattern.test(mode));
  if (!timings) return null;
  const lines = choose.pick(timings[1]);
  const [only] = lines;
  return lines.length === 1 && only ? paragraph(only) : htmlList(lines);
}

const TERMS = [
  ["January 2027"],
  ["January 2027", "July 2027"],
  ["February 2027", "August 2027"],
  ["February 2027"],
  ["March 2027", "September 2027"],
  ["January 2027", "May 2027", "September 2027"],
  ["July 2027"],
] as const;
const SHORT_STARTS = [
  ["Open all year"],
  ["Every month"],
  ["9 January 2027"],
  ["5 December 2026", "6 February 2027"],
  ["When 12 people have applied"],
  ["December 2026"],
  ["March 2027"],
] as const;

const EXAM_STARTS = [
  ["January 2027", "July 2027"],
  ["February 2027"],
  ["December 2026", "June 2027"],
  ["Open all year"],
] as const;

/** Intakes after November 2026; empty where they are not stated. */
export function intakes(offer: Offer): string[] {
  const choose = offer.choose("intakes");
  if (choose.chance(0.09)) return [];
  if (offer.code === "X") return [...choose.pick(EXAM_STARTS)];
  if (isShort(offer.code) || offer.code === "C1") return [...choose.pick(SHORT_STARTS)];
  if (offer.profile.key === "dhathuru" && choose.chance(0.4)) return ["Open all year"];
  return [...choose.pick(TERMS)];
}

/** Days of the month before, on which institutions stop taking applications; -1 is its last. */
const CLOSING_DAYS = [5, 10, 15, 20, -1] as const;

/** Deadlines and addresses to apply at, which about half of the courses with a dated start state. */
export function intakeDetails(offer: Offer, labels: readonly string[]): IntakeInput[] {
  const choose = offer.choose("intake-details");
  if (!choose.chance(0.55)) return [];
  const day = choose.pick(CLOSING_DAYS);
  const site = offer.profile.campuses.find(({ main }) => main);
  const hasForm = !site?.without?.includes("website") && choose.chance(0.7);
  return labels.flatMap((label) => {
    const [start, ...others] = readIntake(label);
    if (!start?.month || start.year === null || others.length > 0) return [];
    const closing = new Date(
      Date.UTC(start.year, start.month - (day < 0 ? 1 : 2), Math.max(day, 0)),
    );
    return [
      {
        label,
        year: start.year,
        month: start.month,
        day: start.day,
        deadline: closing.toISOString().slice(0, 10),
        apply_url: hasForm ? `https://${offer.profile.key}.example/apply` : null,
      },
    ];
  });
}

/** Campuses that hold the course; none for courses online only, or where it is not stated. */
export function campuses(offer: Offer, delivered: readonly Modality[]): string[] {
  const choose = offer.choose("campuses");
  if (delivered.length === 1 && delivered[0] === "online") return [];
  if (choose.chance(0.05)) return [];
  const names = offer.profile.campuses.map(({ name }) => name);
  const island = offer.profile.campuses.find(({ name }) => {
    const [first = ""] = name.split(" ");
    return offer.ownName?.includes(first);
  });
  if (island) return [island.name];
  if (choose.chance(0.55)) return names.slice(0, 1);
  return choose.some(names, 1 + Math.floor(choose.next() * Math.min(3, names.length)));
}
