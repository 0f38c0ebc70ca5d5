import { sourceByKey } from "#catalogue/sources.ts";
import { isSameValue, isStatedValue, valueIn } from "#features/importing/recorded.ts";
import { recordedStatement } from "#features/importing/stated-records.server.ts";
import type { Db } from "#platform/db/schema.ts";
import { readKeptValues } from "./contradictions.repository.server.ts";
import { type Contradiction, EDITED_FIELDS } from "./editing.schema.ts";
import type { OpenRecord } from "./opened.server.ts";

/**
 * What sources that hold the record say otherwise than what is published. One that somebody settled
 * is open again as soon as its source says something else.
 */
export async function readContradictions(
  db: Db,
  opened: Pick<OpenRecord, "kind" | "id" | "record">,
): Promise<Contradiction[]> {
  const found = contradictionsOf(opened);
  if (found.length === 0) return [];
  const settled = await readKeptValues(db, opened.kind, opened.id);
  return found.map((said) => {
    const kept = settled.find(
      ({ source, field, said: then }) =>
        source === said.source && field === said.field && isSameValue(JSON.parse(then), said.value),
    );
    return { ...said, kept: kept ? { by: kept.by, at: kept.at } : null };
  });
}

function contradictionsOf({ kind, record }: Pick<OpenRecord, "kind" | "record">) {
  if (record.statements.length < 2) return [];
  return record.statements
    .filter(({ vanished_on }) => vanished_on === null)
    .flatMap((statement) => {
      const said = recordedStatement(kind, statement);
      const { source, stated_on } = statement;
      return EDITED_FIELDS[kind]
        .filter(
          (field) =>
            isStatedValue(valueIn(said, field)) &&
            !isSameValue(valueIn(said, field), valueIn(record.fields, field)),
        )
        .map((field) => ({
          ...{ field, source, stated_on, value: valueIn(said, field) },
          source_name: sourceByKey(source).name,
        }));
    });
}
