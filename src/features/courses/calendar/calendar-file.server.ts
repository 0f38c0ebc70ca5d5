import { createHash } from "node:crypto";
import ical, {
  ICalAlarmType,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventTransparency,
} from "ical-generator";
import { paths } from "#web/paths.ts";
import { type CourseDate, eventWords } from "./calendar.ts";

/** Seconds before the last day to apply at which calendars remind: a week. */
const REMIND_S = 7 * 24 * 3600;

/** How often calendars that subscribe should ask again. */
const REFRESH_S = 24 * 3600;

/**
 * The time of the Maldives, without summer time. A calendar file must hold some component (RFC 5545,
 * 3.6), and one without dates holds this.
 */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Indian/Maldives",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0500",
  "TZOFFSETTO:+0500",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

interface CalendarFile {
  name: string;
  /** Address of the site, which events link to. */
  publicUrl: string;
  /** The day of the catalogue, YYYY-MM-DD: equal data give equal files. */
  today: string;
}

/**
 * Dates as an iCalendar file (RFC 5545). Every event takes a whole day of the Maldives, so that no
 * calendar moves it to another zone. A start without a day stands on the first of its month, and
 * says so.
 */
export function calendarFile(
  dates: readonly CourseDate[],
  { name, publicUrl, today }: CalendarFile,
): string {
  const calendar = ical({ name, prodId: "//Magu//Course dates//EN", ttl: REFRESH_S });
  if (dates.length === 0)
    calendar.timezone({ name: "Indian/Maldives", generator: () => TIME_ZONE });
  for (const date of dates) calendar.createEvent(eventOf(date, { publicUrl, today }));
  // The last line ends as all others do (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}

/**
 * What calendars know an event by (RFC 5545, 3.8.4.7). Two intakes of a course may start in the same
 * month, so its wording tells them apart, whichever of them is closed meanwhile.
 */
function eventId({ kind, course, start }: CourseDate, host: string): string {
  const wording = createHash("sha256").update(start.intake.label).digest("hex").slice(0, 12);
  return `course-${course.id}-${start.on}-${wording}-${kind}@${host}`;
}

function eventOf(
  date: CourseDate,
  { publicUrl, today }: Omit<CalendarFile, "name">,
): ICalEventData {
  const { kind, on, course, start } = date;
  const url = publicUrl + paths.course(course);
  const { apply_url, label } = start.intake;
  const isMonth = on.length === 7;
  const description = [
    `Intake: ${label}`,
    isMonth && "The institution states the month and no day.",
    apply_url && `Apply at ${apply_url}`,
    url,
  ];
  return {
    id: eventId(date, new URL(publicUrl).hostname),
    start: dayAt(isMonth ? `${on}-01` : on),
    allDay: true,
    // A day to know of takes nobody's time (RFC 5545, 3.8.2.7; the second is Outlook's word).
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    stamp: dayAt(today),
    summary: inCalendar(`${eventWords(date)}: ${course.name}`),
    location: inCalendar(course.institution.name),
    description: description
      .filter((line) => line !== false && line !== null)
      .map(inCalendar)
      .join("\n"),
    url,
    ...(kind === "deadline" && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: REMIND_S }],
    }),
  };
}

/** What no text of a calendar may hold (RFC 5545, 3.3.11), with line breaks, which separate facts. */
const UNWRITABLE = /\p{Cc}+/gu;

const inCalendar = (text: string) => text.replace(UNWRITABLE, " ");

/** ical-generator takes the day of an event from the UTC date. */
function dayAt(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
