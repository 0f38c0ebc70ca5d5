/** How the weeks of a course are filled: the filter's choices. */
export const STUDY_MODES = [
  { value: "full-time", label: "Full-time", aliases: ["fulltime", "full time"] },
  { value: "part-time", label: "Part-time", aliases: ["parttime", "part time"] },
  { value: "evenings", label: "Evenings", aliases: ["evening"] },
  { value: "weekends", label: "Weekends", aliases: ["weekend"] },
  { value: "block", label: "In blocks of days", aliases: ["blocks", "block mode"] },
] as const;

export type StudyMode = (typeof STUDY_MODES)[number]["value"];

const NAMED: readonly (readonly [StudyMode, RegExp])[] = [
  ["full-time", /\bfull[- ]?time\b/i],
  ["part-time", /\bpart[- ]?time\b/i],
  ["evenings", /\bevenings?\b/i],
  ["weekends", /\bweek[- ]?ends?\b/i],
  ["block", /\bblocks?\b/i],
];

/** Words that may turn round what a text names: "not in the evenings". */
const TURNS_ROUND = /\b(?:not?|never|without|except|excluding|instead)\b/i;

const DAY = "\\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:days?|s)?\\b";
/** Days that are named together: "Friday and Saturday", "Sunday to Thursday". */
const DAYS = new RegExp(
  `${DAY}(?:(?:\\s|,|/|&|[-–]|\\b(?:and|or|to|until|till)\\b)+${DAY})*`,
  "gi",
);
const WEEKEND_DAY = /^(?:fri|sat)/i;

/** "19:45 to 21:45", "8-10 pm". Figures without minutes or half of the day are no hours. */
const HOURS =
  /\b(?<from>\d{1,2})(?:[:.]\d{2})?\s{0,3}(?<half>[ap])?\.?(?:m\b\.?)?\s{0,3}(?:to|until|till|[-–])\s{0,3}(?<to>\d{1,2})(?:[:.]\d{2})?\s{0,3}(?<toHalf>[ap])?/gi;

/** Classes that begin at this hour or later are in the evening. */
const EVENING_FROM = 17;

/**
 * The modes that a course's text of the mode of study names, and those that its class timings show:
 * hours from five in the afternoon on, and days of the weekend named by themselves. None of a text that
 * may deny one.
 */
export function studyModesOf(text: string | null, timings = ""): StudyMode[] {
  const shown = isDenying(timings) ? [] : timingModes(timings);
  const modes = new Set([...namedIn(text ?? ""), ...shown]);
  return NAMED.flatMap(([mode]) => (modes.has(mode) ? mode : []));
}

const isDenying = (text: string) => TURNS_ROUND.test(text);

function namedIn(text: string): StudyMode[] {
  if (isDenying(text)) return [];
  return NAMED.filter(([, words]) => words.test(text)).map(([mode]) => mode);
}

function timingModes(timings: string): StudyMode[] {
  const isWeekend = Array.from(timings.matchAll(DAYS), ([days]) =>
    days.match(new RegExp(DAY, "gi"))!.every((day) => WEEKEND_DAY.test(day)),
  ).includes(true);
  const hours = [...timings.matchAll(HOURS)].filter(([said]) => /[:.]\d\d|[ap]\.?m?$/i.test(said));
  const isEvening = hours
    .map(({ groups }) => groups!)
    .some(({ from, half, to, toHalf }) => {
      const isSameHalf = half === undefined && Number(from) < Number(to);
      const isLate = /p/i.test(half ?? (isSameHalf ? (toHalf ?? "") : ""));
      return (Number(from) % 24) + (isLate && Number(from) < 12 ? 12 : 0) >= EVENING_FROM;
    });
  return [
    ...namedIn(timings).filter((mode) => mode === "evenings" || mode === "weekends"),
    ...(isWeekend ? (["weekends"] as const) : []),
    ...(isEvening ? (["evenings"] as const) : []),
  ];
}

/** A course's study mode in its own words, and what only its class times tell; null for neither. */
export function shownStudyMode({
  mode_of_study_text: text,
  study_modes: modes,
}: {
  mode_of_study_text: string | null;
  study_modes: readonly StudyMode[];
}): string | null {
  const named = new Set(studyModesOf(text));
  const more = STUDY_MODES.filter(({ value }) => modes.includes(value) && !named.has(value));
  return [...(text ? [text] : []), ...more.map(({ label }) => label)].join(", ") || null;
}
