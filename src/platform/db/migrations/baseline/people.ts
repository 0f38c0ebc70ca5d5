/** What people keep, write and apply for, and who speaks for an institution. */
export const peopleTables = (id: string) => `
create table saved_courses (
  user_id text not null references users (id) on delete cascade,
  course_id integer not null references courses (id) on delete cascade,
  position integer not null, applied_on text, ready_papers text,
  constraint saved_courses_key primary key (user_id, course_id)
);
create index saved_courses_by_course on saved_courses (course_id);

create table alert_settings (
  user_id text primary key references users (id) on delete cascade,
  look_on text not null, mailed_on text, mail_id text, paused_at text, refused_email text
);
create index alert_settings_by_look_on on alert_settings (look_on);

create table search_alerts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  query text not null, told text not null, told_before text, created_at text not null,
  constraint search_alerts_query unique (user_id, query)
);

create table course_alerts (
  user_id text not null references users (id) on delete cascade,
  course_id integer not null references courses (id) on delete cascade,
  told text not null, told_before text, created_at text not null,
  constraint course_alerts_key primary key (user_id, course_id)
);
create index course_alerts_by_course on course_alerts (course_id);

create table chat_conversations (
  id ${id},
  device_id text unique,
  user_id text unique references users (id) on delete cascade,
  used integer not null check (used >= 0),
  is_greeted integer not null, memory text, seen_at text not null,
  constraint chat_conversations_owner check ((device_id is null) <> (user_id is null))
);
create index chat_conversations_seen_at_index on chat_conversations (seen_at);

create table chat_messages (
  id ${id},
  conversation_id integer not null references chat_conversations (id) on delete cascade,
  content text not null, is_user integer not null, rich text, sent_at text not null
);
create index chat_messages_conversation_id_index on chat_messages (conversation_id, sent_at);

create table memberships (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  invited_by text references users (id) on delete set null,
  created_at text not null,
  constraint memberships_key unique (institution_id, user_id)
);
create index memberships_by_user_id on memberships (user_id);
create index memberships_by_invited_by on memberships (invited_by);

create table invitations (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'member')),
  invited_by text references users (id) on delete set null,
  token_hash text not null unique,
  created_at text not null, expires_at text not null,
  constraint invitations_key unique (institution_id, email)
);
create index invitations_by_invited_by on invitations (invited_by);
create index invitations_by_expires_at on invitations (expires_at);

create table applications (
  id ${id},
  institution_id integer references institutions (id) on delete set null,
  institution text not null, register_number text, name text not null, position text not null,
  email text not null,
  state text not null check (state in ('unconfirmed', 'waiting', 'returned', 'approved', 'declined')),
  open_key text unique,
  token_hash text unique,
  created_at text not null, decided_at text, decided_by text, reason text, answer text
);
create index applications_by_institution_id on applications (institution_id);
create index applications_by_state on applications (state);
create index applications_by_created_at on applications (created_at);

create table questions (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  course_id integer, subject text not null, name text not null, email text, phone text,
  message text not null, sent_to text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  assigned_to text references users (id) on delete set null,
  token_hash text not null unique,
  created_at text not null, answered_at text
);
create index questions_by_institution_id on questions (institution_id);
create index questions_by_created_at on questions (created_at);
create index questions_by_assigned_to on questions (assigned_to);

create table question_answers (
  id ${id},
  question_id integer not null references questions (id) on delete cascade,
  user_id text references users (id) on delete set null,
  text text not null, created_at text not null
);
create index question_answers_by_question_id on question_answers (question_id);
create index question_answers_by_user_id on question_answers (user_id);

create table tickets (
  id ${id},
  name text not null, email text not null, message text not null,
  course_id integer, institution_id integer, subject text, about text, shown text,
  state text default 'open' not null check (state in ('open', 'answered', 'closed')),
  assigned_to text references users (id) on delete set null,
  created_at text not null
);
create index tickets_by_state on tickets (state);
create index tickets_by_assigned_to on tickets (assigned_to);

create table ticket_entries (
  id ${id},
  ticket_id integer not null references tickets (id) on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  user_id text references users (id) on delete set null,
  text text not null, created_at text not null
);
create index ticket_entries_by_ticket_id on ticket_entries (ticket_id);
create index ticket_entries_by_user_id on ticket_entries (user_id);
`;
