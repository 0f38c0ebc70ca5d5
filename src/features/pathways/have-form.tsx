import "./what-i-have.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  ENGLISH_TESTS,
  EXAMS,
  type Exam,
  GRADES,
  type Grade,
  PASSED_SUBJECTS,
} from "#catalogue/entry.ts";
import { HAVE_RANGES, HAVE_ROWS, subjectField } from "#catalogue/what-i-have.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { LEVEL_OPTIONS } from "./level-options.ts";

interface HaveFieldsProps {
  /** What is filled in at the start. */
  filled: URLSearchParams;
  /** Names of the top-level categories. */
  fields: readonly string[];
}

const NO_CHOICE = { value: "", label: "–" };

/** The questions of "What I have". Each may be left empty; none is asked twice. */
export function HaveFields({ filled, fields }: HaveFieldsProps) {
  const given = (name: string) => ({ name, defaultValue: filled.get(name) ?? "" });
  const hasAny = (exam: Exam) =>
    PASSED_SUBJECTS.some(({ code }) => filled.get(subjectField(exam, code)) !== null);
  const fieldOptions = [
    { value: "", label: "Not sure, or none of these" },
    ...fields.map((name) => ({ value: name, label: name })),
  ];
  const rows = Array.from({ length: HAVE_ROWS }, (_, at) => at + 1);
  return (
    <div className="grid gap-4">
      {EXAMS.map((exam) => (
        <Part
          key={exam}
          title={EXAM_TITLES[exam]}
          open={exam === "o_level" || hasAny(exam)}
          hint="Tap your grade in each subject that you passed. Leave the rest."
        >
          <GradeRows exam={exam} subjects={COMMON_SUBJECTS} given={given} />
          <Disclosure
            open={OTHER_SUBJECTS.some(({ code }) => filled.has(subjectField(exam, code)))}
            summary="Add another subject"
          >
            <GradeRows exam={exam} subjects={OTHER_SUBJECTS} given={given} />
          </Disclosure>
        </Part>
      ))}
      <div className="grid grid-cols-2 gap-4 sm:max-w-md">
        <SelectField
          label="Last school grade you finished"
          options={[NO_CHOICE, ...schoolGrades()]}
          {...given("school")}
        />
        <TextField
          label="Your age"
          type="number"
          inputMode="numeric"
          {...HAVE_RANGES.age}
          {...given("age")}
          className="self-end"
        />
      </div>
      <Part
        title="Certificates, diplomas, degrees"
        open={filled.has("level_1")}
        hint={
          <>
            Only those that you have finished.{" "}
            <Link to={paths.levels()} className="text-link">
              The ten levels explained
            </Link>
          </>
        }
      >
        {rows.map((row) => (
          <div key={row} className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={row === 1 ? "Highest level" : "Another one"}
              options={[NO_CHOICE, ...LEVEL_OPTIONS]}
              {...given(`level_${row}`)}
            />
            <SelectField
              label="In which field?"
              options={fieldOptions}
              {...given(`level_${row}_field`)}
            />
          </div>
        ))}
      </Part>
      <Part
        title="Work"
        open={filled.has("work_1")}
        hint="Years of work, paid or in your family's business."
      >
        {rows.map((row) => (
          <div key={row} className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={row === 1 ? "Years of work" : "Years of other work"}
              type="number"
              inputMode="decimal"
              step={0.5}
              {...HAVE_RANGES.work}
              {...given(`work_${row}`)}
            />
            <SelectField
              label="In which field?"
              options={fieldOptions}
              {...given(`work_${row}_field`)}
            />
          </div>
        ))}
      </Part>
      <Part
        title="A test of English"
        open={ENGLISH_TESTS.some(({ value }) => filled.has(value))}
        hint="Your overall score, if you took one."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          {ENGLISH_TESTS.map(({ value, label, max, step }) => (
            <TextField
              key={value}
              label={label}
              type="number"
              inputMode="decimal"
              min={step}
              max={max}
              step={step}
              {...given(value)}
            />
          ))}
        </div>
      </Part>
    </div>
  );
}

const EXAM_TITLES: Readonly<Record<Exam, string>> = {
  o_level: "O level or SSC",
  a_level: "A level or HSC",
};

function schoolGrades() {
  const { min, max } = HAVE_RANGES.school;
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at)).map((value) => ({
    value,
    label: `Grade ${value}`,
  }));
}

interface PartProps {
  title: string;
  hint: ReactNode;
  open: boolean;
  children: ReactNode;
}

function Part({ title, hint, open, children }: PartProps) {
  return (
    <Disclosure
      open={open}
      summary={title}
      className="rounded-lg border border-line bg-surface px-4 pb-1"
    >
      <fieldset className="grid gap-3 pb-4">
        <legend className="sr-only">{title}</legend>
        <p className="text-sm text-ink-soft">{hint}</p>
        {children}
      </fieldset>
    </Disclosure>
  );
}

type Subject = (typeof PASSED_SUBJECTS)[number];

/** What nearly everybody sits an examination in stands first. */
const COMMON = 7;
const COMMON_SUBJECTS = PASSED_SUBJECTS.slice(0, COMMON);
const OTHER_SUBJECTS = PASSED_SUBJECTS.slice(COMMON);

interface GradeRowsProps {
  exam: Exam;
  subjects: readonly Subject[];
  given: (name: string) => { name: string; defaultValue: string };
}

function GradeRows({ exam, subjects, given }: GradeRowsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6 gap-y-2">
      {subjects.map(({ label, code }) => (
        <GradeRow key={code} label={label} {...given(subjectField(exam, code))} />
      ))}
    </div>
  );
}

/** Grades that are no pass are seldom told; who came with one sees it. */
const OFFERED_GRADES: readonly Grade[] = ["A*", "A", "B", "C", "D", "E"];

interface GradeRowProps {
  label: string;
  name: string;
  defaultValue: string;
}

/** One subject: a tap on its grade, one on the dash to take it back. */
function GradeRow({ label, name, defaultValue }: GradeRowProps) {
  const grades = GRADES.filter((one) => OFFERED_GRADES.includes(one) || one === defaultValue);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap overflow-hidden rounded-md border border-line-strong">
        {["", ...grades].map((grade) => (
          <label key={grade} className="grade-choice">
            <input
              type="radio"
              name={name}
              value={grade}
              defaultChecked={grade === defaultValue}
              className="sr-only"
            />
            <span aria-hidden>{grade || "–"}</span>
            <span className="sr-only">{grade || "Not passed or not taken"}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
