/**
 * What sources say of records, how people and imports change them, and who may. Institutions and
 * courses have the same tables.
 */
export const recordTables = (id: string) => `
create table imports (
  id ${id},
  source text not null, file_name text not null, finished_at text not null,
  report text not null, undone_at text
);

create table import_runs (
  id ${id},
  adapter text not null, state text not null, options text not null, report text,
  differences text, problem text, table_view text,
  asked_by text references users (id) on delete set null,
  asked_by_name text not null, created_at text not null, updated_at text not null, alive_at text,
  import_id integer references imports (id) on delete set null
);
create index import_runs_by_asked_by on import_runs (asked_by);

create table import_mappings (
  source text primary key,
  mapping text not null, updated_at text not null
);

create table api_keys (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  created_by text references users (id) on delete set null,
  created_at text not null, last_used_at text, revoked_at text
);
create index api_keys_by_institution_id on api_keys (institution_id);
create index api_keys_by_created_by on api_keys (created_by);

create table course_refs (
  institution_id integer not null references institutions (id) on delete cascade,
  ref text not null,
  course_id integer not null references courses (id) on delete cascade,
  constraint course_refs_key primary key (institution_id, ref)
);
create index course_refs_by_course_id on course_refs (course_id);

create table changes (
  id ${id},
  kind text not null, record text not null, title text, version integer,
  at text not null, source text,
  user_id text references users (id) on delete set null,
  key_id integer references api_keys (id) on delete set null,
  by_name text, batch text, before text, after text,
  constraint changes_version unique (kind, record, version)
);
create index changes_by_user_id on changes (user_id);
create index changes_by_key_id on changes (key_id);
create index changes_by_batch on changes (batch, id) where batch is not null;
${ofRecord("institution")}${ofRecord("course")}
create table records_kept_apart (
  kind text not null check (kind in ('institution', 'course')),
  source text not null, external_ref text not null,
  other_source text not null, other_ref text not null,
  constraint records_kept_apart_key primary key (kind, source, external_ref, other_source, other_ref)
);

create table review_rules (
  institution_id integer primary key references institutions (id) on delete cascade,
  reviewed text not null
);

create table spreadsheets (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  user_id text references users (id) on delete set null,
  file_name text not null,
  state text not null check (state in ('checked', 'applied', 'undone')),
  unchanged integer not null, rows text not null,
  uploaded_at text not null, applied_at text
);
create index spreadsheets_by_institution_id on spreadsheets (institution_id);
create index spreadsheets_by_user_id on spreadsheets (user_id);
create index spreadsheets_by_uploaded_at on spreadsheets (uploaded_at);
`;

const ofRecord = (record: "institution" | "course") => `
create table ${record}_sources (
  source text not null, external_ref text not null,
  ${record}_id integer not null references ${record}s (id) on delete cascade,
  stated_on text, holds_until text, facts text, vanished_on text, statement text,
  joined_from integer,
  constraint ${record}_sources_key primary key (source, external_ref),
  constraint ${record}_sources_record unique (${record}_id, source)
);
create index ${record}_sources_joined_from_index on ${record}_sources (joined_from);

create table ${record}_drafts (
  ${record}_id integer primary key references ${record}s (id) on delete cascade,
  tag text not null, based_on integer not null, fields text not null,
  state text not null check (state in ('draft', 'submitted', 'returned', 'scheduled')),
  user_id text references users (id) on delete set null,
  key_id integer references api_keys (id) on delete set null,
  saved_at text not null, batch text, comment text, publish_at text
);
create index ${record}_drafts_by_user_id on ${record}_drafts (user_id);
create index ${record}_drafts_by_state on ${record}_drafts (state);
create index ${record}_drafts_by_key_id on ${record}_drafts (key_id);
create index ${record}_drafts_by_batch on ${record}_drafts (batch) where batch is not null;

create table ${record}_kept_values (
  ${record}_id integer not null references ${record}s (id) on delete cascade,
  source text not null, field text not null, said text not null,
  user_id text references users (id) on delete set null,
  at text not null,
  constraint ${record}_kept_values_key primary key (${record}_id, source, field)
);
create index ${record}_kept_values_by_user_id on ${record}_kept_values (user_id);
`;
