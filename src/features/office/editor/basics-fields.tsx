import { AWARDING_TYPES } from "#catalogue/awarding.ts";
import type { MnqfLevel } from "#catalogue/course.ts";
import { LEVELS, levelTitle } from "#catalogue/levels.ts";
import { ChipButton } from "#ui/chip.tsx";
import { SelectField } from "#ui/field.tsx";
import type { CourseFields } from "../course-fields.ts";
import type { SectionProps } from "./editor-section.tsx";
import { mistakesWithin } from "./mistakes.ts";
import { NumberLine, OptionalLine } from "./small-fields.tsx";

const NOT_STATED_OPTION = { value: "", label: "Not stated" };

/** Name, level, award and fields of study. */
export function BasicsFields({ fields, change, problems, categories }: SectionProps) {
  return (
    <>
      <OptionalLine
        label="Name of the course"
        required
        value={fields.name}
        error={problems.get("name")}
        onChange={(name) => change({ name: name ?? "" }, "name")}
      />
      <OptionalLine
        label="Name in Dhivehi"
        lang="dv"
        dir="rtl"
        value={fields.name_dv}
        error={problems.get("name_dv")}
        onChange={(name_dv) => change({ name_dv }, "name_dv")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="MNQF level"
          value={fields.mnqf_level ?? ""}
          error={problems.get("mnqf_level")}
          onChange={({ target }) =>
            change({ mnqf_level: (target.value || null) as MnqfLevel | null }, "mnqf_level")
          }
          options={[
            NOT_STATED_OPTION,
            ...LEVELS.map(({ value }) => ({ value, label: levelTitle(value) ?? value })),
          ]}
        />
        <NumberLine
          label="Credits"
          step={1}
          value={fields.credits}
          error={problems.get("credits")}
          onChange={(credits) => change({ credits }, "credits")}
        />
      </div>
      <OptionalLine
        label="Awarding body"
        hint="Whose name stands on the certificate."
        value={fields.awarding_body}
        error={problems.get("awarding_body")}
        onChange={(awarding_body) => change({ awarding_body }, "awarding_body")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Local or international"
          value={fields.awarding_body_type ?? ""}
          error={problems.get("awarding_body_type")}
          onChange={({ target }) =>
            change(
              {
                awarding_body_type: (target.value || null) as CourseFields["awarding_body_type"],
              },
              "awarding_body_type",
            )
          }
          options={[NOT_STATED_OPTION, ...AWARDING_TYPES]}
        />
        <OptionalLine
          label="Country of the awarding body"
          value={fields.awarding_body_country}
          error={problems.get("awarding_body_country")}
          onChange={(awarding_body_country) =>
            change({ awarding_body_country }, "awarding_body_country")
          }
        />
      </div>
      <ApprovalField fields={fields} change={change} problems={problems} />
      <CategoriesField
        fields={fields}
        change={change}
        problems={problems}
        categories={categories}
      />
    </>
  );
}

const APPROVALS = [
  NOT_STATED_OPTION,
  { value: "approved", label: "Approved" },
  { value: "temporary", label: "Approved for a time" },
  { value: "withdrawn", label: "Approval withdrawn" },
];

function ApprovalField({
  fields,
  change,
  problems,
}: Pick<SectionProps, "fields" | "change" | "problems">) {
  const approvedOnly = fields.mqa_approved === true ? "approved" : "";
  return (
    <SelectField
      label="Approval by the MQA"
      hint="What the MQA's register says goes before what is said here; where the two differ, both of you see it."
      value={fields.approval_status ?? approvedOnly}
      error={problems.get("approval_status") ?? problems.get("mqa_approved")}
      onChange={({ target }) => {
        const status = (target.value || null) as CourseFields["approval_status"];
        const mqa_approved = status === null ? null : status !== "withdrawn";
        change({ approval_status: status, mqa_approved }, "approval_status");
      }}
      options={APPROVALS}
    />
  );
}

function CategoriesField({
  fields,
  change,
  problems,
  categories,
}: Pick<SectionProps, "fields" | "change" | "problems" | "categories">) {
  const put = (names: string[]) => change({ categories: names }, "categories");
  const mistake = mistakesWithin(problems, "categories");
  const groups = Map.groupBy(categories, ({ name, parent }) => parent?.name ?? name);
  return (
    <div className="grid gap-2">
      {fields.categories.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen categories">
          {fields.categories.map((name) => (
            <li key={name}>
              <ChipButton
                removeLabel={`Remove category: ${name}`}
                onRemove={() => put(fields.categories.filter((chosen) => chosen !== name))}
              >
                {name}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
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
      {mistake && (
        <p id="categories-error" className="text-sm font-medium text-danger">
          {mistake}
        </p>
      )}
    </div>
  );
}
