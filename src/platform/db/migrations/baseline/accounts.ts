/** Accounts and their sessions, what they sign in with, the limits of calls, and mails on their way. */
export const accountsTables = () => `
create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified integer default 0 not null,
  proven_email text, mobile text,
  role text default 'visitor' not null check (role in ('visitor', 'editor', 'institution', 'admin')),
  disabled_at text, created_at text not null, updated_at text not null,
  constraint users_email_lower check (email = lower(email))
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  user_agent text, created_at text not null, last_used_at text not null,
  expires_at text not null
);
create index sessions_by_user on sessions (user_id, created_at);

create table accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider_id text not null, account_id text not null, password text, created_at text not null,
  updated_at text not null,
  constraint accounts_by_provider unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null, value text not null, expires_at text not null,
  created_at text not null, updated_at text not null
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_value on verifications (value);
create index verifications_by_expires_at on verifications (expires_at);

create table email_changes (
  user_id text primary key references users (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  created_at text not null, expires_at text not null
);
create index email_changes_by_expires_at on email_changes (expires_at);

create table two_factor (
  user_id text primary key references users (id) on delete cascade,
  secret text not null, last_step integer not null, confirmed_at text
);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  constraint recovery_codes_key primary key (user_id, code_hash)
);

create table limits (
  key text primary key,
  used integer not null, ends_at text not null
);
create index limits_by_end on limits (ends_at);

create table secrets (
  name text primary key,
  value text not null
);

create table outgoing_mails (
  id text primary key,
  mail text not null, created_at text not null,
  attempts integer default 0 not null,
  next_attempt_at text, last_error text, refused_at text
);
create index outgoing_mails_by_next_attempt on outgoing_mails (next_attempt_at);

create table write_probes (
  id text primary key,
  filler text not null
);
`;
