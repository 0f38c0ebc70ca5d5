import { COURSE_FIELDS } from "#catalogue/course.fields.ts";
import { FieldError } from "#ui/field.tsx";
import { ChosenList } from "./chosen-list.tsx";
import type { SectionProps } from "./editor-section.tsx";
import { mistakesWithin } from "./mistakes.ts";
import { SectionInputs } from "./section-inputs.tsx";
import { ChoiceLine, NONE_STATED } from "./small-fields.tsx";

const ROWS = [
  ["name"],
  ["name_dv"],
  ["mnqf_level", "credits"],
  ["awarding_body"],
  ["awarding_body_type", "awarding_body_country"],
] as const;

/** Name, level, award and fields of study. */
export function BasicsFields(props: SectionProps) {
  const { fields, change, problems } = props;
  return (
    <>
      <SectionInputs section="basics" rows={ROWS} {...props} />
      <ChoiceLine
        label="Approval by the MQA"
        hint="What the MQA's register says goes before what is said here; where the two differ, both of you see it."
        value={fields.approval_status ?? (fields.mqa_approved === true ? "approved" : null)}
        error={problems.get("approval_status") ?? problems.get("mqa_approved")}
        onChange={(approval_status) => {
          const mqa_approved = approval_status === null ? null : approval_status !== "withdrawn";
          change({ approval_status, mqa_approved }, "approval_status");
        }}
        options={[NONE_STATED, ...COURSE_FIELDS.approval_status.choices]}
      />
      <CategoriesField {...props} />
    </>
  );
}

function CategoriesField({ fields, change, problems, categories }: SectionProps) {
  const put = (names: string[]) => change({ categories: names }, "categories");
  const mistake = mistakesWithin(problems, "categories");
  const groups = Map.groupBy(categories, ({ name, parent }) => parent?.name ?? name);
  return (
    <ChosenList
      label="Chosen categories"
      noun="category"
      chosen={fields.categories}
      onRemove={(name) => put(fields.categories.filter((chosen) => chosen !== name))}
    >
      <label htmlFor="add-category" className="text-sm font-semibold">
        Add a category
      </label>
      <select
        id="add-category"
        value=""
        className="office-select"
        aria-describedby={mistake ? "categories-error" : undefined}
        onChange={({ target }) => target.value && put([...fields.categories, target.value])}
      >
        <option value="">Choose a field of study</option>
        {[...groups].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members
              .filter(({ name }) => !fields.categories.includes(name))
              .map(({ id, name }) => (
                <option key={id} value={name}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <FieldError id="categories-error">{mistake}</FieldError>
    </ChosenList>
  );
}
