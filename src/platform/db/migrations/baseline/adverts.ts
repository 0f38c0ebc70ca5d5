/** Adverts, their orders and invoices, and what was counted of them. */
export const advertsTables = (id: string) => `
create table adverts (
  id ${id},
  slot text, advertiser text not null, is_house integer not null, picture text, still text,
  alt text,
  text text check (length(text) <= 120),
  link text not null, starts_on text not null, ends_on text,
  weight integer not null check (weight >= 1),
  removed_at text,
  constraint adverts_sold_has_slot check (is_house = 1 or slot is not null)
);

create table advert_counts (
  advert_id integer not null references adverts (id),
  day text not null, impressions integer not null, clicks integer not null,
  constraint advert_counts_key primary key (advert_id, day)
);

create table advert_price_lists (
  id ${id},
  content text not null, created_at text not null, created_by text not null
);

create table advert_counters (
  name text primary key,
  last integer not null
);

create table advert_orders (
  id ${id},
  state text not null check (state in ('unconfirmed', 'waiting', 'returned', 'approved', 'cancelled')),
  name text not null, organisation text not null, address text not null, email text not null,
  link text not null, alt text, text text, picture text, comment text,
  token_hash text not null unique,
  created_at text not null, confirmed_at text, decided_at text, decided_by text,
  reminded_at text
);
create index advert_orders_by_state on advert_orders (state);
create index advert_orders_by_created_at on advert_orders (created_at);

create table advert_order_places (
  order_id integer not null references advert_orders (id) on delete cascade,
  slot text not null, month text not null, rate integer not null, discount integer not null,
  price integer not null, place integer, held_until text,
  advert_id integer unique references adverts (id),
  constraint advert_order_places_key primary key (order_id, slot, month),
  constraint advert_order_places_once unique (slot, month, place)
);
create index advert_order_places_by_held_until on advert_order_places (held_until);

create table advert_invoices (
  id ${id},
  number text not null unique,
  order_id integer not null references advert_orders (id),
  month text not null, amount integer not null, issued_on text not null, due_on text not null,
  content text not null, paid_at text, paid_by text,
  constraint advert_invoices_of_month unique (order_id, month)
);
`;
