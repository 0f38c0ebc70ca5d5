import { counted } from "#catalogue/counted.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import type { Trx } from "#platform/db/schema.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import type { ImportReport } from "./report.schema.ts";

interface NotedImport {
  /** Of its row in `imports`. */
  id: number;
  source: string;
  file_name: string;
  /** What it did, in words. */
  done: string;
}

/** Writes to the audit log who applied an import, or took it back. */
export async function noteImport(
  trx: Trx,
  by: AuditedBy,
  action: "import_applied" | "import_undone",
  { id, source, file_name, done }: NotedImport,
): Promise<void> {
  const subject = { kind: "import" as const, id, name: file_name };
  await record(trx, { by, action, subject, detail: `${sourceByKey(source).name}: ${done}` });
}

/** Writes to the audit log who applied the import of this report. */
export async function noteApplied(
  trx: Trx,
  by: AuditedBy,
  { source, file_name, courses }: ImportReport,
  id: number,
): Promise<void> {
  const { created, changed, archived } = courses;
  const done = `${counted(created, "course")} added, ${changed.toLocaleString("en")} changed, ${(archived ?? 0).toLocaleString("en")} archived`;
  await noteImport(trx, by, "import_applied", { id, source, file_name, done });
}
