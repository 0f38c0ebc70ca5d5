import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { CardCostText, CardFacts, CardFrame } from "#features/cards/course-card.tsx";
import { SampleWords } from "#web/sample-mark.tsx";
import type { AnswerCourse, AnswerPart } from "../answer.schema.ts";
import { emptyAsNull, PART_LINK } from "./part-styles.ts";

type Courses = Extract<AnswerPart, { kind: "courses" }>;

/** Courses in an answer, each with its main facts, a link to its page and a shortlist button. */
export function CoursesPart({ part: { courses, total, link } }: { part: Courses }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="cards">
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

/** The card of every list, with the facts that the answer is about. */
function ChatCourseCard({ course }: { course: AnswerCourse }) {
  const { institution, link, entry, facts, sample } = course;
  const cost = facts.find(({ field }) => field === "total_cost");
  const others = facts.filter((fact) => fact !== cost);
  return (
    <CardFrame
      course={course}
      to={link}
      sum={cost && <CardCostText text={emptyAsNull(cost.value) ?? "Fee not stated"} />}
    >
      <div className="card-from">
        <p>
          {institution}
          {sample && <SampleWords />}
        </p>
        {entry && <p className="font-semibold">{entry}</p>}
      </div>
      <CardFacts facts={others.map(({ label, value }) => ({ label, value: emptyAsNull(value) }))} />
    </CardFrame>
  );
}
