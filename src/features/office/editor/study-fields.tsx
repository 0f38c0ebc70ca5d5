import { Link } from "react-router";
import { LANGUAGES } from "#catalogue/languages.ts";
import { FieldError } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { OfficeSelect } from "../office-select.tsx";
import { ChosenList } from "./chosen-list.tsx";
import type { SectionProps } from "./editor-section.tsx";
import { mistakesWithin } from "./mistakes.ts";
import { CheckboxList, SectionInputs } from "./section-inputs.tsx";
import { heldFields } from "./small-fields.tsx";

const ROWS = [["duration_text", "duration_months"], ["duration_remarks"]] as const;

/** Campuses, delivery, study mode, languages and duration. */
export function StudyFields(props: SectionProps) {
  const { fields, change, problems, campuses } = props;
  const held = heldFields(fields, change, (name) => mistakesWithin(problems, name));
  return (
    <>
      <SectionInputs section="study" rows={ROWS} {...props} />
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
