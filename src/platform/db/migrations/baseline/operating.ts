/** What the operator watches. */
export const operatingTables = (id: string) => `
create table page_views (
  day text not null, path text not null, views integer not null,
  constraint page_views_key primary key (day, path)
);

create table record_counts (
  kind text not null check (kind in ('course', 'institution')),
  record_id integer not null, day text not null,
  views integer not null, listed integer not null, found integer not null,
  shortlisted integer not null, compared integer not null, phone integer not null,
  mail integer not null, website integer not null, questions integer not null,
  applied integer default 0 not null,
  constraint record_counts_key primary key (kind, record_id, day)
);
create index record_counts_by_day on record_counts (day);

create table use_counts (
  kind text not null check (kind in ('search', 'filter', 'question')),
  day text not null, name text not null, uses integer not null, empty integer not null,
  constraint use_counts_key primary key (kind, day, name)
);

create table backups (
  id ${id},
  file text not null, by_name text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  started_at text not null, finished_at text, bytes bigint, error text, alive_at text
);
create unique index backups_running on backups (state) where state = 'running';

create table operator_mails (
  kind text primary key,
  is_off integer not null, told_until text
);

create table audit_entries (
  id ${id},
  at text not null, user_id text, by_name text not null, action text not null,
  subject_kind text not null, subject_id text, subject text not null, detail text
);
create index audit_entries_by_at on audit_entries (at);
create index audit_entries_by_by_name on audit_entries (by_name);
create index audit_entries_by_action on audit_entries (action);
`;
