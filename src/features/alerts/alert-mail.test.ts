import { expect, it } from "vitest";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { type AlertNews, alertMail, confirmationMail } from "./alert-mail.ts";
import type { CourseNews } from "./changes.ts";

const TO = { to: "aishath@example.mv", publicUrl: "https://magu.example", token: "id.signature" };
const NURSING = blankCourse({ id: 7, name: "Diploma in Nursing" });

const changed = (...changes: CourseNews[]): AlertNews => ({
  courses: [{ id: 7, name: NURSING.name, institution: "College", course: NURSING, changes }],
  searches: [],
});

const DEADLINE = { kind: "deadline", label: "January 2027", deadline: "2026-12-03" } as const;

it("says when, not in how many days: a mail may be read later than it was written", () => {
  const { text, subject } = alertMail(changed(DEADLINE), TO);
  expect(subject).toBe("Apply soon: Diploma in Nursing");
  expect(text).toContain("Apply by 3 December 2026 for the intake January 2027.");
  expect(text).not.toMatch(/\bin \d+ days|tomorrow|today/);
});

it("puts deadlines first, and them into the subject", () => {
  const news = changed({ kind: "gone" });
  const law = { ...news.courses[0]!, id: 8, name: "Law", changes: [DEADLINE] };
  const { subject, text } = alertMail({ ...news, courses: [...news.courses, law] }, TO);
  expect(subject).toBe("Apply soon: Law, and 1 other change");
  expect(text.indexOf("Law")).toBeLessThan(text.indexOf("Diploma in Nursing"));
});

it.each<[CourseNews, string]>([
  [{ kind: "gone" }, "No longer listed: no source that we read has it any more."],
  [{ kind: "back" }, "Listed again."],
  [{ kind: "fees" }, "The fees are no longer stated."],
  [{ kind: "intake", label: "July 2027", deadline: null }, "New intake: July 2027."],
  [
    { kind: "intake", label: "July 2027", deadline: "2027-06-01" },
    "New intake: July 2027. Apply by 1 June 2027.",
  ],
  [
    { kind: "cost", before: { currency: "MVR", from: 1_000, to: 1_000 }, now: null },
    "The total cost is no longer stated; it was MVR 1,000.",
  ],
  [
    { kind: "cost", before: null, now: { currency: "MVR", from: 1_000, to: 2_000 } },
    "The total cost is stated now: MVR 1,000 - 2,000.",
  ],
])("says %j", (change, sentence) => {
  const { text, html } = alertMail(changed(change), TO);
  expect(text).toContain(sentence);
  expect(html).toContain(sentence);
});

it("names five new courses of a search and how many more there are, fictional ones as such", () => {
  const courses = Array.from({ length: 7 }, (_, at) =>
    blankCourse({ id: at + 1, name: `Course ${at + 1}`, sample: at === 0 }),
  );
  const search = { title: "Diploma courses", query: "mnqf_level=5", courses };
  const { text, subject } = alertMail({ courses: [], searches: [search] }, TO);
  expect(subject).toBe("7 new courses in “Diploma courses”");
  expect(text).toContain("Course 5\n");
  expect(text).not.toContain("Course 6");
  expect(text).toContain(
    "* 2 more new courses in this search\n  https://magu.example/courses?mnqf_level=5",
  );
  expect(text.match(/Fictional sample/g)).toHaveLength(1);
});

it("can be ended from the mail, by its own link and by that of mail programs", () => {
  const { text, html, unsubscribeUrl } = alertMail(changed(DEADLINE), TO);
  expect(unsubscribeUrl).toBe("https://magu.example/unsubscribe/id.signature");
  expect(text).toContain(`Stop these mails:\n${unsubscribeUrl}`);
  expect(html).toContain(`href="${unsubscribeUrl}"`);
  expect(text).toContain("one a week at most");
});

it("writes names as text, whatever is in them", () => {
  const name = `<img src=x> & "co"`;
  const { html } = alertMail(
    {
      courses: [{ ...changed(DEADLINE).courses[0]!, name }],
      searches: [{ title: name, query: 'name="><b>', courses: [NURSING] }],
    },
    TO,
  );
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x&gt; &amp; &quot;co&quot;");
});

it("asks first, in a mail that nobody can unsubscribe from because none follows", () => {
  const mail = confirmationMail(TO);
  expect(mail.unsubscribeUrl).toBeUndefined();
  expect(mail.text).toContain("https://magu.example/confirm-alerts/id.signature");
  expect(mail.text).toContain("without the link no such mail comes");
});
