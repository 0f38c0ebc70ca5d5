/** What the site says beside the catalogue. */
export const contentTables = (id: string) => `
create table faqs (
  id ${id},
  source text not null, question text not null, answer text not null, position integer not null,
  status text default 'active' not null check (status in ('active', 'inactive'))
);

create table testimonials (
  id ${id},
  source text not null, text text not null, name text not null, photo_url text,
  status text not null check (status in ('active', 'inactive')),
  position integer
);

create table partners (
  id ${id},
  source text not null, name text not null, logo_url text, link text, position integer not null,
  status text default 'active' not null check (status in ('active', 'inactive'))
);

create table topline_messages (
  id ${id},
  source text not null,
  text text not null check (length(text) <= 120),
  link text, position integer not null, starts_at text, ends_at text
);

create table page_texts (
  id ${id},
  page text not null, text text, shipped_digest text not null,
  user_id text references users (id) on delete set null,
  saved_at text not null, posted_at text, effective_at text, withdrawn_at text,
  constraint page_texts_posted check ((posted_at is null) = (effective_at is null))
);
create unique index page_texts_draft on page_texts (page) where posted_at is null;
create index page_texts_by_user on page_texts (user_id);

create table site_settings (
  name text primary key,
  value text not null
);

create table pictures (
  purpose text not null, id text not null, uploaded_at text not null,
  constraint pictures_key primary key (purpose, id)
);
create index pictures_by_uploaded_at on pictures (uploaded_at);
`;
