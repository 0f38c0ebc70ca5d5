import { counted } from "#catalogue/counted.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { listingFee, NO_FEE } from "#catalogue/fees.ts";
import { formatTotalCost } from "#catalogue/total-cost.ts";
import type { Mail } from "#platform/mail.server.ts";
import { type MailItem, mailParts } from "#platform/mail-layout.ts";
import { siteName } from "#platform/site-name.ts";
import { paths } from "#web/paths.ts";
import { MAX_NAMED_COURSES } from "./alerts-limits.ts";
import type { CourseNews } from "./changes.ts";

/** A saved course with what changed of it. */
interface ChangedCourse {
  id: number;
  name: string;
  institution: string;
  /** Undefined where it is no longer listed. */
  course: CourseSummary | undefined;
  changes: CourseNews[];
}

/** A saved search with the courses that are new in it. */
interface ChangedSearch {
  title: string;
  query: string;
  courses: CourseSummary[];
}

export interface AlertNews {
  courses: ChangedCourse[];
  searches: ChangedSearch[];
}

interface AlertMailTo {
  to: string;
  publicUrl: string;
  /** Token of the link that ends these mails. */
  token: string;
}

const SAMPLE = "Fictional sample";

/**
 * What changed in what a person saved. Days are dates: a mail may be read, and even leave, days
 * after it was written.
 */
export function alertMail(news: AlertNews, { to, publicUrl, token }: AlertMailTo): Mail {
  const courses = news.courses.toSorted((a, b) => urgency(a) - urgency(b));
  const subject = alertSubject({ ...news, courses });
  const unsubscribeUrl = publicUrl + paths.unsubscribe(token);
  return {
    to,
    subject,
    unsubscribeUrl,
    ...mailParts({
      preview: previewOf({ ...news, courses }),
      title: "What changed in what you saved",
      paragraphs: [],
      sections: [
        ...(courses.length === 0
          ? []
          : [
              {
                heading: "Saved courses",
                items: courses.map((one) => courseItem(one, publicUrl)),
              },
            ]),
        ...news.searches.map((search) => ({
          heading: `New in “${search.title}”`,
          items: searchItems(search, publicUrl),
        })),
      ],
      action: { label: "See what you saved", url: publicUrl + paths.savedAlerts() },
      after: [
        `You get this mail because you saved searches or courses at ${siteName}. We send one a week at most, and none when nothing changed. Check dates and fees with the institution before you decide.`,
      ],
      otherAction: { label: "Stop these mails", url: unsubscribeUrl },
      publicUrl,
    }),
  };
}

/** Deadlines first. */
function urgency({ changes }: ChangedCourse): number {
  return changes.some(({ kind }) => kind === "deadline") ? 0 : 1;
}

function alertSubject({ courses, searches }: AlertNews): string {
  const others = courses.length + searches.length - 1;
  const more = others > 0 ? `, and ${counted(others, "other change")}` : "";
  const [course] = courses;
  if (course) return `${subjectWords(course.changes[0]!)}: ${course.name}${more}`;
  const [search] = searches;
  return `${counted(search!.courses.length, "new course")} in “${search!.title}”${more}`;
}

function subjectWords({ kind }: CourseNews): string {
  return SUBJECT_WORDS[kind];
}

const SUBJECT_WORDS: Readonly<Record<CourseNews["kind"], string>> = {
  deadline: "Apply soon",
  intake: "New intake",
  cost: "Cost changed",
  fees: "Fees changed",
  gone: "No longer listed",
  back: "Listed again",
};

function previewOf({ courses, searches }: AlertNews): string {
  const [course] = courses;
  if (course) return changeWords(course.changes[0]!, course.course);
  return searches[0]!.courses.map(({ name }) => name).join(", ");
}

function courseItem(changed: ChangedCourse, publicUrl: string): MailItem {
  const { name, institution, course, changes } = changed;
  return {
    title: name,
    url: publicUrl + paths.course(changed),
    lines: [
      ...changes.map((change) => changeWords(change, course)),
      institution,
      ...(course?.sample ? [SAMPLE] : []),
    ],
  };
}

/** A change as a sentence: "New intake: January 2027. Apply by 3 January 2027." */
function changeWords(change: CourseNews, course: CourseSummary | undefined): string {
  switch (change.kind) {
    case "gone":
      return "No longer listed: no source that we read has it any more.";
    case "back":
      return "Listed again.";
    case "fees": {
      const fee = course ? listingFee(course) : NO_FEE;
      return fee === NO_FEE ? "The fees are no longer stated." : `The fees changed: ${fee}.`;
    }
    case "cost":
      return costWords(change);
    case "intake":
      return change.deadline === null
        ? `New intake: ${change.label}.`
        : `New intake: ${change.label}. Apply by ${dateWords(change.deadline)}.`;
    case "deadline":
      return `Apply by ${dateWords(change.deadline!)} for the intake ${change.label}.`;
  }
}

function costWords({ before, now }: Extract<CourseNews, { kind: "cost" }>): string {
  if (now === null) return `The total cost is no longer stated; it was ${formatTotalCost(before)}.`;
  if (before === null) return `The total cost is stated now: ${formatTotalCost(now)}.`;
  return `The total cost is now ${formatTotalCost(now)}; it was ${formatTotalCost(before)}.`;
}

function searchItems({ query, courses }: ChangedSearch, publicUrl: string): MailItem[] {
  const named = courses.slice(0, MAX_NAMED_COURSES).map((course) => ({
    title: course.name,
    url: publicUrl + paths.course(course),
    lines: [course.institution.name, ...(course.sample ? [SAMPLE] : [])],
  }));
  const left = courses.length - named.length;
  if (left === 0) return named;
  const title = `${counted(left, "more new course")} in this search`;
  return [...named, { title, url: `${publicUrl}${paths.courses()}?${query}`, lines: [] }];
}

/** Asks whether an address is its account's owner's, before anything is mailed to it regularly. */
export function confirmationMail({ to, publicUrl, token }: AlertMailTo): Mail {
  return {
    to,
    subject: "Confirm that you want mails about what you saved",
    ...mailParts({
      preview: "One mail a week at most, and only when something changed.",
      title: "Shall we keep you posted?",
      paragraphs: [
        `Somebody, we hope you, saved a search or a course at ${siteName} with this address. Confirm it, and we write to you when something of it changes: one mail a week at most.`,
      ],
      action: { label: "Confirm my address", url: publicUrl + paths.confirmAlerts(token) },
      after: ["Was it not you? Then you need to do nothing: without the link no such mail comes."],
      publicUrl,
    }),
  };
}
