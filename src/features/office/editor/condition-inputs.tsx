import { useState } from "react";
import {
  ENGLISH_TESTS,
  EXAMS,
  GRADES,
  type SchoolSubject,
  type SimpleCondition,
  SUBJECT_LABELS,
  SUBJECTS,
} from "#catalogue/entry.ts";
import { ChipButton } from "#ui/chip.tsx";
import { SelectField } from "#ui/field.tsx";
import { NeededNumber, NumberLine, OptionalLine } from "./small-fields.tsx";

/** The conditions that can be picked, what most courses ask for first. */
export const CONDITION_KINDS = [
  { value: "passes", label: "Passes at O level, SSC, A level or HSC" },
  { value: "level", label: "A qualification of an MNQF level" },
  { value: "school", label: "A finished grade of school" },
  { value: "english", label: "A test of English" },
  { value: "work", label: "Years of work" },
  { value: "age", label: "An age" },
  { value: "points", label: "Points at A level" },
  { value: "interview", label: "An interview" },
  { value: "test", label: "A test of yours" },
  { value: "formality", label: "Something to bring along" },
  { value: "text", label: "Anything else, in words" },
] as const satisfies readonly { value: SimpleCondition["kind"]; label: string }[];

/** A condition of this kind as it is most often asked for. */
export function newCondition(kind: SimpleCondition["kind"]): SimpleCondition {
  switch (kind) {
    case "passes":
      return { kind, exam: "o_level", count: 3, grade: "C", subjects: [] };
    case "level":
      return { kind, level: 4, fields: [] };
    case "school":
      return { kind, grade: 10 };
    case "english":
      return { kind, test: "ielts", score: 5.5 };
    case "work":
      return { kind, years: 2, fields: [] };
    case "age":
      return { kind, years: 18 };
    case "points":
      return { kind, points: 6, scale: null, best: null };
    case "interview":
      return { kind };
    case "test":
      return { kind, name: null };
    case "formality":
      return { kind, text: "a medical certificate" };
    case "text":
      return { kind, text: "" };
  }
}

interface ConditionInputsProps {
  condition: SimpleCondition;
  onChange: (condition: SimpleCondition) => void;
}

const EXAM_OPTIONS = [
  { value: EXAMS[0], label: "O level or SSC" },
  { value: EXAMS[1], label: "A level or HSC" },
];
const GRADE_OPTIONS = [
  { value: "", label: "Grade not named" },
  ...GRADES.map((grade) => ({ value: grade, label: `${grade} or above` })),
];
const LOWEST_LEVELS = Array.from({ length: 10 }, (_, at) => ({
  value: String(at + 1),
  label: `Level ${at + 1} or above`,
}));

const NARROW = "w-24";

/** What a condition of each kind says. */
export function ConditionInputs({ condition, onChange }: ConditionInputsProps) {
  switch (condition.kind) {
    case "passes":
      return (
        <>
          <NeededNumber
            label="Passes"
            step={1}
            className={NARROW}
            value={condition.count}
            onChange={(count) => onChange({ ...condition, count })}
          />
          <SelectField
            label="At"
            options={EXAM_OPTIONS}
            value={condition.exam}
            onChange={({ target }) =>
              onChange({ ...condition, exam: target.value as typeof condition.exam })
            }
          />
          <SelectField
            label="With"
            options={GRADE_OPTIONS}
            value={condition.grade ?? ""}
            onChange={({ target }) =>
              onChange({
                ...condition,
                grade: (target.value || null) as typeof condition.grade,
              })
            }
          />
          <SubjectsInput
            chosen={condition.subjects}
            onChange={(subjects) => onChange({ ...condition, subjects })}
          />
        </>
      );
    case "points":
      return (
        <>
          <NeededNumber
            label="Points"
            step={1}
            className={NARROW}
            value={condition.points}
            onChange={(points) => onChange({ ...condition, points })}
          />
          <NumberLine
            label="In the best so many subjects"
            step={1}
            value={condition.best}
            onChange={(best) => onChange({ ...condition, best })}
          />
        </>
      );
    case "level":
      return (
        <>
          <SelectField
            label="Qualification"
            options={LOWEST_LEVELS}
            value={String(condition.level)}
            onChange={({ target }) => onChange({ ...condition, level: Number(target.value) })}
          />
          <FieldsInput
            fields={condition.fields}
            onChange={(fields) => onChange({ ...condition, fields })}
          />
        </>
      );
    case "work":
      return (
        <>
          <NeededNumber
            label="Years of work"
            className={NARROW}
            value={condition.years}
            onChange={(years) => onChange({ ...condition, years })}
          />
          <FieldsInput
            fields={condition.fields}
            onChange={(fields) => onChange({ ...condition, fields })}
          />
        </>
      );
    case "school":
      return (
        <NeededNumber
          label="Finished grade"
          step={1}
          max={12}
          className={NARROW}
          value={condition.grade}
          onChange={(grade) => onChange({ ...condition, grade })}
        />
      );
    case "age":
      return (
        <NeededNumber
          label="Age in years"
          step={1}
          className={NARROW}
          value={condition.years}
          onChange={(years) => onChange({ ...condition, years })}
        />
      );
    case "english":
      return (
        <>
          <SelectField
            label="Test of English"
            options={ENGLISH_TESTS}
            value={condition.test}
            onChange={({ target }) =>
              onChange({ ...condition, test: target.value as typeof condition.test })
            }
          />
          <NeededNumber
            label="Score"
            className={NARROW}
            value={condition.score}
            onChange={(score) => onChange({ ...condition, score })}
          />
        </>
      );
    case "interview":
      return <p className="min-h-11 grow content-center">An interview</p>;
    case "test":
      return (
        <OptionalLine
          label="Your test"
          placeholder="Aptitude test"
          className="min-w-48 grow"
          value={condition.name}
          onChange={(name) => onChange({ ...condition, name })}
        />
      );
    case "formality":
    case "text":
      return (
        <OptionalLine
          label={condition.kind === "text" ? "In words" : "To bring along"}
          className="min-w-48 grow"
          value={condition.text}
          onChange={(text) => onChange({ ...condition, text: text ?? "" })}
        />
      );
  }
}

interface SubjectsInputProps {
  chosen: readonly SchoolSubject[];
  onChange: (subjects: SchoolSubject[]) => void;
}

function SubjectsInput({ chosen, onChange }: SubjectsInputProps) {
  return (
    <div className="grid w-full gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Subjects that count">
          {chosen.map((subject) => (
            <li key={subject}>
              <ChipButton
                removeLabel={`Remove subject: ${SUBJECT_LABELS.get(subject)}`}
                onRemove={() => onChange(chosen.filter((other) => other !== subject))}
              >
                {SUBJECT_LABELS.get(subject)}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <select
        aria-label="Add a subject that counts"
        value=""
        className="office-select"
        onChange={({ target }) => {
          const subject = SUBJECTS.find(({ value }) => value === target.value)?.value;
          if (subject) onChange([...chosen, subject]);
        }}
      >
        <option value="">
          {chosen.length === 0 ? "In any subjects; choose some ..." : "Or in another subject ..."}
        </option>
        {SUBJECTS.filter(({ value }) => !chosen.includes(value)).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FieldsInputProps {
  fields: readonly string[];
  onChange: (fields: string[]) => void;
}

/** Keeps what is typed while it means these fields: a comma or space at its end is not one yet. */
function FieldsInput({ fields, onChange }: FieldsInputProps) {
  const [typed, setTyped] = useState("");
  const isTyped = fieldsIn(typed).join() === fields.join();
  return (
    <OptionalLine
      label="In the field of"
      placeholder="Any field"
      hint="Several with commas."
      className="min-w-48 grow"
      value={isTyped ? typed : fields.join(", ")}
      onChange={(text) => {
        setTyped(text ?? "");
        onChange(fieldsIn(text ?? ""));
      }}
    />
  );
}

function fieldsIn(text: string): string[] {
  return text
    .split(",")
    .map((field) => field.trim())
    .filter(Boolean);
}
