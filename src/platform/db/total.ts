import type { SelectQueryBuilder } from "kysely";

/** How many rows a query finds; it selects nothing yet. */
export async function totalOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as("total"));
  return ((await counted.executeTakeFirstOrThrow()) as { total: number }).total;
}
