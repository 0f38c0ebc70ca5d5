import { Link } from "react-router";
import { LANGUAGES } from "#catalogue/languages.ts";
import { MODALITIES } from "#catalogue/modalities.ts";
import { STUDY_MODES } from "#catalogue/study-modes.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { OfficeSelect } from "../office-select.tsx";
import { ChosenList } from "./chosen-list.tsx";
import type { SectionProps } from "./editor-section.tsx";
import { mistakesWithin } from "./mistakes.ts";
import { heldFields, NumberLine, OptionalLine } from "./small-fields.tsx";

/** Campuses, delivery, study mode, languages and duration. */
export function StudyFields(props: SectionProps) {
  const { fields, change, problems, campuses } = props;
  const held = heldFields(fields, change, (name) => mistakesWithin(problems, name));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <OptionalLine
          label="Duration, in your words"
          placeholder="2 years"
          {...held("duration_text")}
        />
        <NumberLine label="Duration in months, for comparing" {...held("duration_months")} />
      </div>
      <OptionalLine label="Remark on the duration" {...held("duration_remarks")} />
      <CheckboxList legend="Delivery" choices={MODALITIES} {...held("delivery_modalities")} />
      <OptionalLine
        label="Study mode"
        hint="Filters understand full-time, part-time, evenings, weekends and blocks."
        suggestions={STUDY_MODES.map(({ label }) => label)}
        {...held("mode_of_study_text")}
      />
      {campuses.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Your institution has no campus yet, so nobody finds the course by its place.{" "}
          <Link to={`${paths.office("institution")}#campuses`} className="office-link">
            Add a campus to your institution
          </Link>
        </p>
      ) : (
        <CheckboxList
          legend="Campuses"
          choices={campuses.map(({ name, address }) => ({
            value: name,
            label: address.island_city ? `${name}, ${address.island_city}` : name,
          }))}
          {...held("campuses")}
        />
      )}
      <LanguagesField {...held("languages")} />
    </>
  );
}

interface CheckboxListProps<Value> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
}

function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
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

interface LanguagesFieldProps {
  value: readonly string[];
  error: string | undefined;
  onChange: (languages: string[]) => void;
}

function LanguagesField({ value: languages, error, onChange }: LanguagesFieldProps) {
  const others = LANGUAGES.filter(({ label }) => !languages.includes(label));
  return (
    <ChosenList
      label="Languages of instruction"
      noun="language"
      chosen={languages}
      onRemove={(label) => onChange(languages.filter((chosen) => chosen !== label))}
    >
      <label htmlFor="add-language" className="text-sm font-semibold">
        Add a language of instruction
      </label>
      <OfficeSelect
        id="add-language"
        value=""
        none="Choose a language"
        options={others.map(({ label }) => [label, label] as const)}
        onChoose={(label) => label && onChange([...languages, label])}
      />
      <FieldError>{error}</FieldError>
    </ChosenList>
  );
}
