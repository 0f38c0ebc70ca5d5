import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { LabelledFact } from "#features/courses/fact.tsx";
import { ShortlistCheckbox } from "#features/shortlist/shortlist-controls.tsx";
import { SampleMark } from "#web/sample-mark.tsx";
import type { AnswerCourse, AnswerPart } from "../answer.schema.ts";
import { emptyAsNull, PART_CARD, PART_LINK, PART_NAME } from "./part-styles.ts";

type Courses = Extract<AnswerPart, { kind: "courses" }>;

/** Courses in an answer, each with its main facts, a link to its page and a shortlist button. */
export function CoursesPart({ part: { courses, total, link } }: { part: Courses }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-3">
        {courses.map((course) => (
          <li key={course.id}>
            <ChatCourseCard course={course} />
          </li>
        ))}
      </ul>
      {link !== null && total > courses.length && (
        <Link to={link} className={PART_LINK}>
          See all {total.toLocaleString("en")} courses
          <ArrowRight aria-hidden size={18} className="rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  );
}

function ChatCourseCard({
  course: { id, name, institution, link, entry, facts, sample },
}: {
  course: AnswerCourse;
}) {
  return (
    <article className={PART_CARD}>
      <h3 className="text-base leading-snug">
        <Link to={link} prefetch="intent" className={PART_NAME}>
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-ink-soft">{institution}</p>
      {sample && <SampleMark className="mt-1" />}
      {entry && <p className="mt-2 text-sm font-semibold">{entry}</p>}
      {facts.length > 0 && (
        <dl className="mt-3 grid columns-fit-2 gap-x-5 gap-y-2">
          {facts.map(({ label, value }) => (
            <LabelledFact key={label} label={label} value={emptyAsNull(value)} />
          ))}
        </dl>
      )}
      <ShortlistCheckbox id={id} name={name} className="mt-3 noscript:hidden" />
    </article>
  );
}
