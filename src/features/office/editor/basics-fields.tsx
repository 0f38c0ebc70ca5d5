import { AWARDING_TYPES } from "#catalogue/awarding.ts";
import { LEVELS, levelTitle } from "#catalogue/levels.ts";
import { FieldError } from "#ui/field.tsx";
import { ChosenList } from "./chosen-list.tsx";
import type { SectionProps } from "./editor-section.tsx";
import { mistakesWithin } from "./mistakes.ts";
import {
  ChoiceLine,
  heldFields,
  NeededLine,
  NONE_STATED,
  NumberLine,
  OptionalLine,
} from "./small-fields.tsx";

/** Name, level, award and fields of study. */
export function BasicsFields(props: SectionProps) {
  const { fields, change, problems } = props;
  const held = heldFields(fields, change, (name) => problems.get(name));
  return (
    <>
      <NeededLine label="Name of the course" required {...held("name")} />
      <OptionalLine label="Name in Dhivehi" lang="dv" dir="rtl" {...held("name_dv")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceLine
          label="MNQF level"
          {...held("mnqf_level")}
          options={[
            NONE_STATED,
            ...LEVELS.map(({ value }) => ({ value, label: levelTitle(value) ?? value })),
          ]}
        />
        <NumberLine label="Credits" step={1} {...held("credits")} />
      </div>
      <OptionalLine
        label="Awarding body"
        hint="Whose name stands on the certificate."
        {...held("awarding_body")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceLine
          label="Local or international"
          {...held("awarding_body_type")}
          options={[NONE_STATED, ...AWARDING_TYPES]}
        />
        <OptionalLine label="Country of the awarding body" {...held("awarding_body_country")} />
      </div>
      <ChoiceLine
        label="Approval by the MQA"
        hint="What the MQA's register says goes before what is said here; where the two differ, both of you see it."
        value={fields.approval_status ?? (fields.mqa_approved === true ? "approved" : null)}
        error={problems.get("approval_status") ?? problems.get("mqa_approved")}
        onChange={(approval_status) => {
          const mqa_approved = approval_status === null ? null : approval_status !== "withdrawn";
          change({ approval_status, mqa_approved }, "approval_status");
        }}
        options={APPROVALS}
      />
      <CategoriesField {...props} />
    </>
  );
}

const APPROVALS = [
  NONE_STATED,
  { value: "approved", label: "Approved" },
  { value: "temporary", label: "Approved for a time" },
  { value: "withdrawn", label: "Approval withdrawn" },
] as const;

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
