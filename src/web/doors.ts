import { paths } from "./paths.ts";

/**
 * Ways to courses from what somebody brings along: on the home page as questions, in the menu and
 * the footer by name.
 */
export const doors = [
  {
    label: "With What I Have",
    question: "What can I study with what I have?",
    to: paths.whatIHave(),
  },
  { label: "From My Island", question: "From my island", to: paths.places() },
  { label: "By Date", question: "By date", to: paths.calendar() },
  { label: "Paths to a Goal", question: "Paths to a goal", to: paths.pathways() },
] as const;

const ENTRY_WORDS =
  /\bcan i\b|\b[oa][- ]?levels?\b|\b(?:ssc|hsc|igcse|gcse)\b|\b(?:grades?|results?|qualifications?|qualify|enter|eligible)\b/i;

/** True for a search that asks what somebody may enter, which no name of a course answers. */
export const asksWhatToEnter = (text: string): boolean => ENTRY_WORDS.test(text);
