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
import { OfficeSelect } from "../office-select.tsx";
import { ChosenList } from "./chosen-list.tsx";
import {
  ChoiceLine,
  heldFields,
  NeededLine,
  NeededNumber,
  NumberLine,
  OptionalLine,
} from "./small-fields.tsx";

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
  { value: null, label: "Grade not named" },
  ...GRADES.map((grade) => ({ value: grade, label: `${grade} or above` })),
];
const LOWEST_LEVELS = Array.from({ length: 10 }, (_, at) => ({
  value: at + 1,
  label: `Level ${at + 1} or above`,
}));

const NARROW = "w-24";
const LONG_LINE = "min-w-48 grow";

/** What a condition of each kind says. */
export function ConditionInputs({ condition, onChange }: ConditionInputsProps) {
  const held = <One extends SimpleCondition>(one: One) =>
    heldFields(one, (changes) => onChange({ ...one, ...changes }));
  switch (condition.kind) {
    case "passes": {
      const of = held(condition);
      return (
        <>
          <NeededNumber label="Passes" step={1} className={NARROW} {...of("count")} />
          <ChoiceLine label="At" options={EXAM_OPTIONS} {...of("exam")} />
          <ChoiceLine label="With" options={GRADE_OPTIONS} {...of("grade")} />
          <SubjectsInput {...of("subjects")} />
        </>
      );
    }
    case "points": {
      const of = held(condition);
      return (
        <>
          <NeededNumber label="Points" step={1} className={NARROW} {...of("points")} />
          <NumberLine label="In the best so many subjects" step={1} {...of("best")} />
        </>
      );
    }
    case "level": {
      const of = held(condition);
      return (
        <>
          <ChoiceLine label="Qualification" options={LOWEST_LEVELS} {...of("level")} />
          <FieldsInput {...of("fields")} />
        </>
      );
    }
    case "work": {
      const of = held(condition);
      return (
        <>
          <NeededNumber label="Years of work" className={NARROW} {...of("years")} />
          <FieldsInput {...of("fields")} />
        </>
      );
    }
    case "school": {
      const grade = held(condition)("grade");
      return (
        <NeededNumber label="Finished grade" step={1} max={12} className={NARROW} {...grade} />
      );
    }
    case "age": {
      const years = held(condition)("years");
      return <NeededNumber label="Age in years" step={1} className={NARROW} {...years} />;
    }
    case "english": {
      const of = held(condition);
      return (
        <>
          <ChoiceLine label="Test of English" options={ENGLISH_TESTS} {...of("test")} />
          <NeededNumber label="Score" className={NARROW} {...of("score")} />
        </>
      );
    }
    case "interview":
      return <p className="min-h-11 grow content-center">An interview</p>;
    case "test": {
      const name = held(condition)("name");
      return (
        <OptionalLine
          label="Your test"
          placeholder="Aptitude test"
          className={LONG_LINE}
          {...name}
        />
      );
    }
    case "formality":
    case "text": {
      const label = condition.kind === "text" ? "In words" : "To bring along";
      return <NeededLine label={label} className={LONG_LINE} {...held(condition)("text")} />;
    }
  }
}

interface SubjectsInputProps {
  value: readonly SchoolSubject[];
  onChange: (subjects: SchoolSubject[]) => void;
}

function SubjectsInput({ value: chosen, onChange }: SubjectsInputProps) {
  const others = SUBJECTS.filter(({ value }) => !chosen.includes(value));
  return (
    <ChosenList
      label="Subjects that count"
      noun="subject"
      chosen={chosen}
      wordsOf={(subject) => SUBJECT_LABELS.get(subject as SchoolSubject) ?? subject}
      onRemove={(subject) => onChange(chosen.filter((other) => other !== subject))}
    >
      <OfficeSelect
        aria-label="Add a subject that counts"
        value=""
        none={
          chosen.length === 0 ? "In any subjects; choose some ..." : "Or in another subject ..."
        }
        options={others.map(({ value, label }) => [value, label] as const)}
        onChoose={(subject) => subject && onChange([...chosen, subject])}
      />
    </ChosenList>
  );
}

interface FieldsInputProps {
  value: readonly string[];
  onChange: (fields: string[]) => void;
}

/** Keeps what is typed while it means these fields: a comma or space at its end is not one yet. */
function FieldsInput({ value: fields, onChange }: FieldsInputProps) {
  const [typed, setTyped] = useState("");
  const isTyped = fieldsIn(typed).join() === fields.join();
  return (
    <OptionalLine
      label="In the field of"
      placeholder="Any field"
      hint="Several with commas."
      className={LONG_LINE}
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
