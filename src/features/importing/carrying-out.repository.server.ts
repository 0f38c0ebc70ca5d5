import { setImmediate as turn } from "node:timers/promises";
import type { Trx } from "#platform/db/schema.ts";
import { inBatches } from "#records/batches.ts";
import { planCourses, planVanished } from "#records/course-plan.ts";
import { readExistingCourses } from "#records/existing-courses.repository.server.ts";
import { planVanishedInstitution } from "#records/institution-plan.ts";
import type { Progress } from "./importing.ts";
import {
  type ImportOutcome,
  type ImportState,
  OutcomeCount,
  type PreparedRecords,
  planDirectory,
} from "./plan.ts";
import type { PlanReceiver } from "./plan-receiver.ts";
import { vanishedInstitutions } from "./vanishing.ts";

/**
 * Goes through the records of an import once and determines the changes. Each batch of courses is
 * read, planned and written before the next, so that memory holds only one.
 *
 * @param receivers are handed each batch in this order; none of them writes in a dry run.
 */
export async function carryOut(
  trx: Trx,
  prepared: PreparedRecords,
  state: ImportState,
  {
    receivers,
    stage,
    onProgress,
  }: {
    receivers: readonly PlanReceiver[];
    stage: Progress["stage"];
    onProgress: ((progress: Progress) => void) | undefined;
  },
): Promise<ImportOutcome> {
  const { categories, institutions, surroundings } = planDirectory(prepared, state);
  const count = new OutcomeCount(prepared, state, categories);
  const read = (refs: string[]) =>
    readExistingCourses(trx, { source: state.source, refs }, [...state.institutions.values()]);

  count.institutions(institutions);
  for (const receiver of receivers) await receiver.begin(categories, institutions);

  let done = 0;
  for await (const batch of prepared.courses.batches()) {
    const existing = await read(batch.map(({ record }) => record.ref));
    const { planned, refusals } = planCourses(batch, { ...surroundings, existing });
    count.refusals.push(...refusals);
    count.courses(planned, existing);
    for (const receiver of receivers) await receiver.courses(planned, existing);
    done += batch.length;
    onProgress?.({ stage, done, of: prepared.courses.size });
    // SQLite runs synchronously: signals are only handled when the loop yields here.
    await turn();
  }

  const since = prepared.vanishedOn ?? "";
  for await (const refs of inBatches(state.held.gone)) {
    const existing = await read(refs);
    const gone = [...existing.values()].map((course) =>
      planVanished(course, since, { ...surroundings, existing }),
    );
    count.goneCourses(gone, existing);
    for (const receiver of receivers) await receiver.courses(gone, existing);
    await turn();
  }
  const gone = vanishedInstitutions(prepared, state).map((institution) =>
    planVanishedInstitution(institution, since, state.source),
  );
  count.goneInstitutions(gone);
  for (const receiver of receivers) {
    await receiver.institutions(gone);
    await receiver.end();
  }
  return count.outcome();
}
