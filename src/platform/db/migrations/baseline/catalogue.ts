/** Institutions, categories and courses as the public sees them. */
export const catalogueTables = (id: string) => `
create table catalogue_state (
  id integer primary key check (id = 1),
  version integer not null
);

create table course_changes (
  position bigint not null, course_id integer not null, changed_at text not null,
  constraint course_changes_key primary key (position, course_id)
);
create index course_changes_changed_at_index on course_changes (changed_at);

create table course_changes_state (
  id integer primary key check (id = 1),
  forgotten bigint not null, origin text not null
);

create table institutions (
  id ${id},
  source text not null, external_ref text not null,
  name text not null, name_dv text, overview text, banner_url text, logo_url text,
  featured_position integer, approval_status text, archived_on text, updated_at text not null,
  constraint institutions_source_ref unique (source, external_ref)
);

create table former_institution_names (
  folded text primary key,
  name text not null,
  institution_id integer not null references institutions (id) on delete cascade,
  until text not null
);
create index former_institution_names_by_institution_id on former_institution_names (institution_id);

create table contacts (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  kind text not null check (kind in ('campus', 'faculty')),
  position integer not null, name text not null, is_main integer not null,
  phone text, alternative_phone text, email text,
  link_website text, link_instagram text, link_twitter text,
  link_facebook text, link_linkedin text, link_youtube text,
  address_line1 text, address_line2 text, island_city text, place_code text, country text,
  map_url text,
  constraint contacts_name unique (institution_id, kind, name)
);
create index contacts_institution_id_index on contacts (institution_id);

create table slides (
  id ${id},
  institution_id integer not null references institutions (id) on delete cascade,
  position integer not null, url text not null, alt text not null
);
create index slides_institution_id_index on slides (institution_id);

create table categories (
  id ${id},
  name text not null unique,
  parent_id integer references categories (id),
  stated_on text
);
create index categories_parent_id_index on categories (parent_id);

create table former_category_names (
  folded text primary key,
  name text not null,
  category_id integer not null references categories (id) on delete cascade,
  until text not null
);
create index former_category_names_by_category_id on former_category_names (category_id);

create table courses (
  id ${id},
  source text not null, external_ref text not null,
  institution_id integer not null references institutions (id) on delete cascade,
  name text not null, name_dv text, awarding_body text,
  awarding_body_type text check (awarding_body_type in ('local', 'international', 'both')),
  awarding_body_country text,
  mqa_approved integer, approval_status text, gov_first_degree_text text,
  duration_text text, duration_months real, duration_remarks text,
  mnqf_level text, credits integer,
  delivery_modalities text not null, mode_of_study_text text, languages text not null,
  fee_text text,
  admission_general_requirements text, admission_alternative_requirements text,
  admission_language_requirements text, entry_routes text,
  modules text, study_options text, indicative_class_timings text, careers text,
  general_notes text,
  is_published integer default 1 not null,
  archived_on text, updated_at text not null,
  constraint courses_source_ref unique (source, external_ref)
);
create index courses_institution_id_index on courses (institution_id);

create table course_fees (
  id ${id},
  course_id integer not null references courses (id) on delete cascade,
  position integer not null, type text not null, currency text not null, fee_start integer,
  fee_end integer, payment_frequency text, payment_count integer, remarks text
);
create index course_fees_course_id_index on course_fees (course_id);

create table course_intakes (
  course_id integer not null references courses (id) on delete cascade,
  position integer not null, label text not null, year integer, month integer, day integer,
  all_year integer, deadline text, apply_url text,
  constraint course_intakes_key primary key (course_id, position)
);

create table course_categories (
  course_id integer not null references courses (id) on delete cascade,
  category_id integer not null references categories (id),
  position integer not null,
  constraint course_categories_key primary key (course_id, category_id)
);
create index course_categories_category_id_index on course_categories (category_id);

create table course_campuses (
  course_id integer not null references courses (id) on delete cascade,
  contact_id integer not null references contacts (id) on delete cascade,
  position integer not null,
  constraint course_campuses_key primary key (course_id, contact_id)
);
create index course_campuses_contact_id_index on course_campuses (contact_id);

create table synonym_groups (
  id ${id},
  terms text not null, source text not null, stated_on text not null
);
`;
