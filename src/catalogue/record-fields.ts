/** What tables of fields are made of; course.fields.ts is one. */

/** A value that its source may not state. `null` is "not stated": never zero, never "No". */
export type Nullable<T> = T | null;

/** One of the values that a field may have. */
interface FieldChoice {
  value: string;
  label: string;
}

/** How a value is kept, checked, written and filled in. */
type FieldForm =
  | { kind: "line"; isRequired?: boolean; most?: number }
  | { kind: "rich text" }
  /** YYYY-MM-DD. */
  | { kind: "day" }
  | { kind: "address" }
  | { kind: "number"; isWhole?: boolean; least: number; most: number }
  | { kind: "flag"; unlessStated?: boolean }
  | { kind: "choice" | "choices"; choices: readonly FieldChoice[] }
  /** Lines of text: of `length` at most, and `most` of them. */
  | { kind: "list"; length: number; most: number }
  /** Names another record of the directory, or several. */
  | { kind: "reference" }
  | { kind: "references"; most: number }
  /** Entries with fields of their own: those of a table, or of their own shape. */
  | { kind: "records"; unstated: readonly object[]; parts?: Readonly<Record<string, FieldRow>> };

/** A row of a table of fields. */
export type FieldRow = FieldForm & {
  /** Its name for people. */
  label: string;
  /** What the API's description says of it. */
  api?: string;
  /** True for rows of another table than the record's own. */
  isApart?: boolean;
};

/** A row of a record that several sources may state. */
export type SourcedRow<Group extends string> = FieldRow & {
  /** The group of facts that one source answers for; "record" where none is named. */
  group?: Group;
  /** Fields of one bundle are always taken from the same source; without one it stands alone. */
  bundle?: string;
  /** True where pages do not say that it comes from another source than the rest of its group. */
  isSourceUnsaid?: boolean;
};

interface Values {
  line: Nullable<string>;
  "rich text": Nullable<string>;
  day: Nullable<string>;
  address: Nullable<string>;
  number: Nullable<number>;
  flag: Nullable<boolean>;
  list: string[];
  reference: string;
  references: string[];
}

/** The values of fields that always have one. */
interface RequiredValues {
  line: string;
  flag: boolean;
}

type AlwaysThere = { isRequired: true } | { unlessStated: boolean };

/** The value of a field. */
type ValueOf<Row> = Row extends { unstated: infer Value }
  ? Value
  : Row extends { kind: "choice"; choices: readonly { value: infer Value }[] }
    ? Nullable<Value>
    : Row extends { kind: "choices"; choices: readonly { value: infer Value }[] }
      ? Value[]
      : Row extends { kind: infer Kind extends keyof RequiredValues } & AlwaysThere
        ? RequiredValues[Kind]
        : Row extends { kind: infer Kind extends keyof Values }
          ? Values[Kind]
          : never;

/** The values of a table of fields, or of those of its fields that match `Shape`. */
export type ValuesOf<Fields, Shape = unknown> = {
  -readonly [Field in keyof Fields as Fields[Field] extends Shape ? Field : never]: ValueOf<
    Fields[Field]
  >;
};

type ColumnOf<Row> = Row extends { kind: "number" }
  ? Nullable<number>
  : Row extends { kind: "flag" }
    ? Row extends AlwaysThere
      ? number
      : Nullable<number>
    : Row extends AlwaysThere | { kind: "list" | "choices" }
      ? string
      : Nullable<string>;

/** The columns of the fields that a record's own table holds: flags are 0 or 1, lists JSON texts. */
export type ColumnsOf<Fields> = {
  -readonly [Field in keyof Fields as Fields[Field] extends { isApart: true }
    ? never
    : Field]: ColumnOf<Fields[Field]>;
};

/** The rows of a table with their names, in its order. */
export function rowsOf<Field extends string, Row>(
  fields: Readonly<Record<Field, Row>>,
): (readonly [Field, Row])[] {
  return Object.entries(fields) as [Field, Row][];
}

/** The names of a table's fields, in its order. */
export function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}

/** These fields of a record, and no other. */
export function pick<Of extends object, Field extends keyof Of>(
  record: Of,
  fields: readonly Field[],
): Pick<Of, Field> {
  const picked = fields.map((field) => [field, record[field]] as const);
  return Object.fromEntries(picked) as Pick<Of, Field>;
}

/** The values of which nothing is stated. */
export function unstatedOf<Fields extends Readonly<Record<string, FieldRow>>>(
  fields: Fields,
): ValuesOf<Fields> {
  const values = rowsOf(fields).map(([field, row]) => [field, unstatedValue(row)]);
  return Object.fromEntries(values) as ValuesOf<Fields>;
}

function unstatedValue(row: FieldRow): unknown {
  if (row.kind === "line" && row.isRequired) return "";
  if (row.kind === "flag") return row.unlessStated ?? null;
  return LIST_KINDS.has(row.kind) ? [] : null;
}

const LIST_KINDS: ReadonlySet<string> = new Set(["choices", "list", "references", "records"]);

/** Fields that are always taken from the same source. */
export interface Bundle<Group extends string> {
  group: Group;
  fields: readonly string[];
  /** Labels for fields that come from another source than the rest of their group. */
  labels: ReadonlyMap<string, string>;
}

/**
 * The fields of a record in bundles, those of one group together. Of "record" a field without a
 * bundle stands alone, and the first of a bundle names it; of other groups all fields are one bundle
 * unless they are named apart.
 */
export function bundlesOf<Group extends string>(
  fields: Readonly<Record<string, SourcedRow<Group>>>,
  groups: readonly Group[],
): Bundle<Group>[] {
  const rows = rowsOf(fields).map(([field, row]) => ({ field, ...row }));
  return groups.flatMap((group) => {
    const own = rows.filter((row) => (row.group ?? "record") === group);
    const isAlone = group === "record";
    const bundles = Map.groupBy(own, ({ bundle, field }) => bundle ?? (isAlone ? field : group));
    return [...bundles].map(([name, members]) => {
      const [first] = members;
      const isNamed = first && name !== group && !first.isSourceUnsaid;
      return {
        group,
        fields: members.map(({ field }) => field),
        labels: new Map(isNamed ? [[first.field, first.label]] : []),
      };
    });
  });
}
