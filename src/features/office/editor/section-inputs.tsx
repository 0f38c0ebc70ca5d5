import { COURSE_FIELDS, type CourseRow } from "#catalogue/course.fields.ts";
import type { EditorSection } from "#catalogue/editor-sections.ts";
import { rowsOf } from "#catalogue/record-fields.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import type { CourseFields } from "../course-fields.ts";
import type { SectionProps } from "./editor-section.tsx";
import { LazyRichText } from "./lazy-rich-text.tsx";
import { mistakesWithin } from "./mistakes.ts";
import { ChoiceLine, NeededLine, NONE_STATED, NumberLine, OptionalLine } from "./small-fields.tsx";

type FieldName = keyof CourseFields;

interface SectionInputsProps extends SectionProps {
  section: EditorSection;
  /** What stands first, in this order; two of a row stand beside each other. */
  rows?: readonly (readonly FieldName[])[];
}

/** The fields of a section that are filled in by their kind. */
export function SectionInputs({ section, rows = [], ...props }: SectionInputsProps) {
  const placed = rows.flat();
  const others = rowsOf<string, CourseRow>(COURSE_FIELDS).flatMap(([name, { editor }]) =>
    editor?.section === section && !placed.includes(name as FieldName) ? [[name as FieldName]] : [],
  );
  return [...rows, ...others].map((names) => {
    const inputs = names.map((name) => <FieldInput key={name} name={name} {...props} />);
    if (names.length === 1) return inputs;
    return (
      <div key={names.join()} className="grid gap-4 sm:grid-cols-2">
        {inputs}
      </div>
    );
  });
}

type FieldInputProps = Pick<SectionProps, "fields" | "change" | "problems"> & { name: FieldName };

/** One field, filled in as its kind asks for. */
function FieldInput({ name, fields, change, problems }: FieldInputProps) {
  const row = COURSE_FIELDS[name] as CourseRow;
  const { section: _, label = row.label, lang, ...words } = row.editor ?? { section: null };
  const held = {
    ...words,
    ...(lang && { lang, dir: "rtl" }),
    label,
    error: mistakesWithin(problems, name),
    onChange: (value: unknown) => change({ [name]: value }, name),
  };
  const value: unknown = fields[name];
  switch (row.kind) {
    case "rich text":
      return <LazyRichText {...held} value={value as string | null} />;
    case "number":
      return (
        <NumberLine {...held} {...(row.isWhole && { step: 1 })} value={value as number | null} />
      );
    case "choice":
      return (
        <ChoiceLine
          {...held}
          value={value as string | null}
          options={[NONE_STATED, ...row.choices]}
        />
      );
    case "flag":
      return <ChoiceLine {...held} value={value as boolean | null} options={YES_NO} />;
    case "choices":
      return (
        <CheckboxList {...held} legend={label} choices={row.choices} value={value as string[]} />
      );
    case "line":
      if (row.isRequired) return <NeededLine {...held} required value={value as string} />;
      break;
    case "day":
      return <OptionalLine {...held} type="date" value={value as string | null} />;
    case "address":
      return <OptionalLine {...held} type="url" value={value as string | null} />;
  }
  return <OptionalLine {...held} value={value as string | null} />;
}

const YES_NO = [NONE_STATED, { value: true, label: "Yes" }, { value: false, label: "No" }] as const;

interface CheckboxListProps<Value> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** Several of a few values. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { legend, choices, value: chosen, error, onChange } = props;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
