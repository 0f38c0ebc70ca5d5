import type { TableMapping, TableView } from "#features/importing/table-mapping.schema.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectField, TextField } from "#ui/field.tsx";

/** The mapping that a comparison used, to be corrected. */
export const mappingOf = ({ columns, words, institution, currency }: TableView): TableMapping => ({
  columns: columns.map(({ heading, target }) => ({ heading, target })),
  words: words
    .filter(({ choice }) => choice !== null)
    .map(({ field, word, choice }) => ({ field, word, choice })),
  institution,
  currency,
});

interface TableMappingProps {
  table: TableView;
  mapping: TableMapping;
  onChange: (mapping: TableMapping) => void;
}

/** What the columns and words of a list mean, and its first rows as they would be. */
export function TableMappingFields({ table, mapping, onChange }: TableMappingProps) {
  const isFilled = (target: string) => mapping.columns.some((column) => column.target === target);
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-lg font-semibold">What the columns mean</legend>
        {table.is_remembered && <p className="text-ink-soft">As remembered of this source.</p>}
        <Columns table={table} mapping={mapping} onChange={onChange} />
        {!isFilled("institution.name") && !isFilled("institution") && (
          <TextField
            label="Institution of all rows"
            className="max-w-narrow"
            value={mapping.institution ?? ""}
            onChange={({ target }) => onChange({ ...mapping, institution: target.value || null })}
          />
        )}
        <TextField
          label="Currency of amounts that name none"
          className="max-w-narrow"
          placeholder="MVR"
          hint="Empty: such amounts are not taken."
          value={mapping.currency ?? ""}
          onChange={({ target }) =>
            onChange({ ...mapping, currency: target.value.trim().toUpperCase() || null })
          }
        />
      </fieldset>
      <Words table={table} mapping={mapping} onChange={onChange} />
      <FirstRows rows={table.rows} />
    </div>
  );
}

function Columns({ table, mapping, onChange }: TableMappingProps) {
  const options = [
    { value: "", label: "Leave it out" },
    ...table.targets.map(({ target, label }) => ({ value: target, label })),
  ];
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {mapping.columns.map(({ heading, target }, at) => (
        <li key={heading} className="min-w-0">
          <SelectField
            label={heading}
            value={target ?? ""}
            options={options}
            hint={(table.columns[at]?.samples ?? []).map((text) => text.slice(0, 40)).join(" / ")}
            onChange={(event) => {
              const column = { heading, target: event.target.value || null };
              onChange({ ...mapping, columns: mapping.columns.with(at, column) });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Words that nobody has said anything of come first. */
function Words({ table, mapping, onChange }: TableMappingProps) {
  if (table.words.length === 0) return null;
  const labels = new Map(table.targets.map(({ target, label }) => [target, label]));
  const choices = new Map(table.choices.map((entry) => [entry.field, entry.choices]));
  const said = ({ field, word }: TableView["words"][number]) =>
    mapping.words.findIndex((one) => one.field === field && one.word === word);
  const unknown = table.words.filter(({ choice }) => choice === null).length;
  return (
    <Disclosure summary={`What the words mean (${unknown} not known)`} open={unknown > 0}>
      <ul className="grid gap-3 py-2 md:grid-cols-2 xl:grid-cols-3">
        {table.words.map((one) => {
          const { field, word, count } = one;
          const at = said(one);
          return (
            <li key={`${field} ${word}`} className="min-w-0">
              <SelectField
                label={`${labels.get(field) ?? field}: ${word} (${count.toLocaleString("en")})`}
                value={mapping.words[at]?.choice ?? ""}
                options={[
                  { value: "", label: "Not stated" },
                  ...(choices.get(field) ?? []),
                  ...(field === "categories" ? [{ value: word, label: `New: ${word}` }] : []),
                ]}
                onChange={({ target }) => {
                  const entry = { field, word, choice: target.value || null };
                  const words = at < 0 ? [...mapping.words, entry] : mapping.words.with(at, entry);
                  onChange({ ...mapping, words });
                }}
              />
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

function FirstRows({ rows }: Pick<TableView, "rows">) {
  return (
    <Disclosure summary="The first rows as they would be" open>
      <ol className="grid gap-3 py-2 md:grid-cols-2">
        {rows.map(({ line, fields }) => (
          <li key={line} className="office-entry min-w-0 content-start">
            <p className="font-semibold">Line {line}</p>
            <dl>
              {fields.map(({ field, value }) => (
                <div key={field} className="break-words">
                  <dt className="inline text-ink-soft">{field}: </dt>
                  <dd className="inline">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
