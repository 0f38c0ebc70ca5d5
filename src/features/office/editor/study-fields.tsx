import { Link } from "react-router";
import type { DeliveryModality } from "#catalogue/course.ts";
import { LANGUAGES } from "#catalogue/languages.ts";
import { MODALITIES } from "#catalogue/modalities.ts";
import { STUDY_MODES } from "#catalogue/study-modes.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { paths } from "#web/paths.ts";
import type { SectionProps } from "./editor-section.tsx";
import { mistakesWithin } from "./mistakes.ts";
import { NumberLine, OptionalLine } from "./small-fields.tsx";

/** Campuses, delivery, study mode, languages and duration. */
export function StudyFields({ fields, change, problems, campuses }: SectionProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <OptionalLine
          label="Duration, in your words"
          placeholder="2 years"
          value={fields.duration_text}
          error={problems.get("duration_text")}
          onChange={(duration_text) => change({ duration_text }, "duration_text")}
        />
        <NumberLine
          label="Duration in months, for comparing"
          value={fields.duration_months}
          error={problems.get("duration_months")}
          onChange={(duration_months) => change({ duration_months }, "duration_months")}
        />
      </div>
      <OptionalLine
        label="Remark on the duration"
        value={fields.duration_remarks}
        error={problems.get("duration_remarks")}
        onChange={(duration_remarks) => change({ duration_remarks }, "duration_remarks")}
      />
      <CheckboxList
        legend="Delivery"
        problem={mistakesWithin(problems, "delivery_modalities")}
        choices={MODALITIES}
        chosen={fields.delivery_modalities}
        onChange={(chosen) =>
          change({ delivery_modalities: chosen as DeliveryModality[] }, "delivery_modalities")
        }
      />
      <OptionalLine
        label="Study mode"
        hint="Filters understand full-time, part-time, evenings, weekends and blocks."
        suggestions={STUDY_MODES.map(({ label }) => label)}
        value={fields.mode_of_study_text}
        error={problems.get("mode_of_study_text")}
        onChange={(mode_of_study_text) => change({ mode_of_study_text }, "mode_of_study_text")}
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
          problem={mistakesWithin(problems, "campuses")}
          choices={campuses.map(({ name, address }) => ({
            value: name,
            label: address.island_city ? `${name}, ${address.island_city}` : name,
          }))}
          chosen={fields.campuses}
          onChange={(chosen) => change({ campuses: chosen }, "campuses")}
        />
      )}
      <LanguagesField fields={fields} change={change} problems={problems} />
    </>
  );
}

interface ChoiceListProps {
  legend: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: string[]) => void;
}

function CheckboxList({ legend, choices, chosen, problem, onChange }: ChoiceListProps) {
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
      {problem && <p className="text-sm font-medium text-danger">{problem}</p>}
    </fieldset>
  );
}

function LanguagesField({
  fields,
  change,
  problems,
}: Pick<SectionProps, "fields" | "change" | "problems">) {
  const put = (languages: string[]) => change({ languages }, "languages");
  const mistake = mistakesWithin(problems, "languages");
  return (
    <div className="grid gap-2">
      {fields.languages.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Languages of instruction">
          {fields.languages.map((label) => (
            <li key={label}>
              <ChipButton
                removeLabel={`Remove language: ${label}`}
                onRemove={() => put(fields.languages.filter((chosen) => chosen !== label))}
              >
                {label}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor="add-language" className="text-sm font-semibold">
        Add a language of instruction
      </label>
      <select
        id="add-language"
        value=""
        className="office-select"
        onChange={({ target }) => target.value && put([...fields.languages, target.value])}
      >
        <option value="">Choose a language</option>
        {LANGUAGES.filter(({ label }) => !fields.languages.includes(label)).map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
      {mistake && <p className="text-sm font-medium text-danger">{mistake}</p>}
    </div>
  );
}
