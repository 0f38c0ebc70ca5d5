import type { Engine } from "../../engine.ts";

/**
 * What the database itself does: notes which courses changed, announces it, keeps the audit log, and
 * lets the history of a record go with it.
 */
export const triggers = (engine: Engine): string[] =>
  engine === "postgres" ? onPostgres() : onSqlite();

/** Tables with rows of courses, and the column that names the course. */
const TABLES = [
  ["courses", "id"],
  ["course_fees", "course_id"],
  ["course_intakes", "course_id"],
  ["course_categories", "course_id"],
  ["course_campuses", "course_id"],
] as const;

/** Tables whose rows courses name: by which table, in which of its columns, and for which course. */
const NAMED = [
  ["institutions", "courses", "institution_id", "id"],
  ["categories", "course_categories", "category_id", "course_id"],
  ["contacts", "course_campuses", "contact_id", "course_id"],
] as const;

/** Tables of records whose history goes with them, and their kind in it. */
const RECORDS = [
  ["institutions", "institution"],
  ["courses", "course"],
] as const;

const forgetChanges = (kind: string) =>
  `delete from changes where kind = '${kind}' and record = cast(old.id as text);`;

/** What a course shows of its campuses. */
const SHOWN = ["island_city", "place_code", "country", "is_main"];

/** How long it is remembered which courses changed. */
const REMEMBERED = "1 hour";

/** Days after which an entry of the audit log may be deleted: two years. */
const KEPT_DAYS = 730;

const REFUSAL = "The audit log cannot be changed";

function onSqlite(): string[] {
  const after = (name: string, event: string, table: string, body: string) =>
    `create trigger ${name} after ${event} on ${table} begin ${body} end`;
  const old = `changed_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${REMEMBERED}')`;
  const shown = SHOWN.map((column) => `old.${column} is not new.${column}`).join(" or ");
  return [
    "insert into course_changes_state (id, forgotten, origin) values (1, 0, hex(randomblob(16)))",
    ...TABLES.flatMap(([table, column]) => {
      const [before, now] = [noteOnSqlite(`old.${column}`), noteOnSqlite(`new.${column}`)];
      return [
        after(`${table}_noted_inserted`, "insert", table, now),
        after(`${table}_noted_deleted`, "delete", table, before),
        after(`${table}_noted_updated`, "update", table, before + now),
      ];
    }),
    // Where foreign keys are not enforced, as in SQLite's own shell, rows can stay behind.
    ...NAMED.flatMap(([table, users, column, course]) => {
      const noteUsers = (row: string) =>
        noteOnSqlite(`users.${course}`, `${users} as users`, `users.${column} = ${row}.id`);
      return [
        after(`${table}_noted_inserted`, "insert", table, noteUsers("new")),
        after(`${table}_noted_deleted`, "delete", table, noteUsers("old")),
      ];
    }),
    after(
      "contacts_noted_updated",
      "update",
      `contacts when ${shown}`,
      noteOnSqlite("users.course_id", "course_campuses as users", "users.contact_id = new.id"),
    ),
    after(
      "catalogue_state_set_back",
      "update of version",
      "catalogue_state when new.version < old.version",
      "update course_changes_state set origin = hex(randomblob(16));",
    ),
    // With "+ 0" the old ones are found by their time, and not by going through all from the last.
    after(
      "course_changes_forgotten",
      "update of version",
      "catalogue_state when new.version <> old.version",
      `update course_changes_state
      set forgotten = max(forgotten, (select max(position + 0) from course_changes where ${old}))
      where exists (select 1 from course_changes where ${old});
      delete from course_changes where ${old};`,
    ),
    ...RECORDS.map(([table, kind]) =>
      after(`${table}_forgotten`, "delete", table, forgetChanges(kind)),
    ),
    `create trigger audit_entries_unchanged before update on audit_entries
    begin select raise(abort, '${REFUSAL}'); end`,
    `create trigger audit_entries_kept before delete on audit_entries
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${KEPT_DAYS} days')
    begin select raise(abort, '${REFUSAL}'); end`,
    // SQLite replaces a row (insert or replace) without asking the two above.
    `create trigger audit_entries_not_replaced before insert on audit_entries
    when exists (select 1 from audit_entries where id = new.id)
    begin select raise(abort, '${REFUSAL}'); end`,
  ];
}

/** Notes one course, or all that other rows name, once for each version. */
function noteOnSqlite(course: string, rows?: string, condition = "true"): string {
  return `
    insert into course_changes (position, course_id, changed_at)
    select distinct version + 1, ${course}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    from catalogue_state${rows === undefined ? "" : `, ${rows}`}
    where ${condition} and not exists (
      select 1 from course_changes as noted
      where noted.position = version + 1 and noted.course_id = ${course}
    );`;
}

function onPostgres(): string[] {
  const toChanged = (name: string, call: string) =>
    `create trigger ${name} after update of version on catalogue_state
    for each row when (new.version is distinct from old.version) execute function ${call}`;
  return [
    "insert into course_changes_state (id, forgotten, origin) values (1, 0, gen_random_uuid()::text)",
    ...Object.entries(POSTGRES_FUNCTIONS).map(
      ([name, body]) => `create function ${name}() returns trigger language plpgsql as $body$
      begin ${body} end $body$`,
    ),
    ...TABLES.flatMap(([table, column]) => {
      const note = (name: string, event: string, rows: string) =>
        `create trigger ${table}_noted_${name} after ${event} on ${table}
        referencing ${rows} table as changed
        for each statement execute function note_courses('${column}')`;
      return [
        note("inserted", "insert", "new"),
        note("deleted", "delete", "old"),
        note("updated", "update", "new"),
        note("updated_away", "update", "old"),
        `create trigger ${table}_noted_truncated after truncate on ${table}
        for each statement execute function note_all_courses()`,
      ];
    }),
    `create trigger contacts_noted_updated after update on contacts
    referencing old table as before new table as changed
    for each statement execute function note_campuses()`,
    toChanged("course_changes_forgotten", "forget_course_changes()"),
    toChanged("catalogue_state_announced", "announce_published()"),
    ...RECORDS.flatMap(([table, kind]) => [
      `create function forget_${table}() returns trigger language plpgsql as $body$
      begin ${forgetChanges(kind)} return null; end $body$`,
      `create trigger ${table}_forgotten after delete on ${table}
      for each row execute function forget_${table}()`,
    ]),
    `create trigger audit_entries_unchanged before update on audit_entries
    for each row execute function refuse_audit_change()`,
    `create trigger audit_entries_kept before delete on audit_entries
    for each row when (old.at > ${utc(`now() - interval '${KEPT_DAYS} days'`)})
    execute function refuse_audit_change()`,
    `create trigger audit_entries_never_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
  ];
}

/** A time of PostgreSQL as ISO 8601 text. */
function utc(time: string): string {
  return `to_char((${time}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const NOTE = "insert into course_changes (position, course_id, changed_at)";
const TRANSACTION = "pg_current_xact_id()::text::bigint";
const OLD = `changed_at < ${utc(`now() - interval '${REMEMBERED}'`)}`;

const onlyIn = (some: string, others: string) => {
  const rows = (table: string) => `select id, ${SHOWN.join(", ")} from ${table}`;
  return `(select id from (${rows(some)} except ${rows(others)}) as o)`;
};

const POSTGRES_FUNCTIONS = {
  note_courses: `
    execute format($query$
      ${NOTE} select distinct ${TRANSACTION}, %I, ${utc("now()")} from changed
      on conflict do nothing
    $query$, tg_argv[0]);
    return null;`,
  note_all_courses: `
    ${NOTE} values (${TRANSACTION}, 0, ${utc("now()")}) on conflict do nothing;
    return null;`,
  note_campuses: `
    ${NOTE} select distinct ${TRANSACTION}, course_id, ${utc("now()")} from course_campuses
    where contact_id in (${onlyIn("changed", "before")} union ${onlyIn("before", "changed")})
    on conflict do nothing;
    return null;`,
  forget_course_changes: `
    update course_changes_state set forgotten = greatest(
      forgotten, (select max(position + 0) from course_changes where ${OLD}))
    where exists (select 1 from course_changes where ${OLD});
    delete from course_changes where ${OLD};
    return null;`,
  // Every server listens (listening.ts).
  announce_published: `
    perform pg_notify('magu_published', new.version::text);
    return null;`,
  refuse_audit_change: `raise exception '${REFUSAL}';`,
};
