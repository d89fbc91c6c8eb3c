-- Owner: capabilities/cart. Invariant: one abandoned cart per session, with contact details; it is reminded only with consent.
create schema cart;

create table cart.wishlist_items (
  user_id              uuid not null references identity.users (id) on delete cascade,
  product_id           uuid not null references catalog.products (id) on delete cascade,
  saved_price_centimes bigint not null check (saved_price_centimes >= 0),
  saved_at             timestamptz not null,
  primary key (user_id, product_id)
);
comment on table cart.wishlist_items is 'Wishlist items of users, with the price of the day they were saved.';

create table cart.abandoned_carts (
  id                       uuid primary key,
  session_id               uuid not null unique,
  user_id                  uuid references identity.users (id) on delete set null,
  customer_name            text,
  customer_email           text,
  customer_phone           text,
  language                 text not null default 'fr' check (language in ('fr', 'en', 'ar')),
  cart_items               jsonb not null check (jsonb_typeof(cart_items) = 'array'),
  subtotal_centimes        bigint not null check (subtotal_centimes >= 0),
  shipping_address         jsonb not null default '{}',
  reminder_consent_at      timestamptz,
  reminder_consent_version text,
  reminded_at              timestamptz,
  restore_token_hash       text unique,
  recovered                boolean not null default false,
  recovered_at             timestamptz,
  last_updated             timestamptz not null,
  check (customer_email is not null or customer_phone is not null),
  check (recovered = (recovered_at is not null)),
  check (reminded_at is null or reminder_consent_at is not null)
);
comment on table cart.abandoned_carts is 'Carts with contact details and no order after them; one reminder, with consent.';

create index wishlist_items_by_product on cart.wishlist_items (product_id);
create index abandoned_carts_by_age on cart.abandoned_carts (last_updated);

-- Includes recovered carts: a request for personal data looks for them as well.
create index abandoned_carts_by_email on cart.abandoned_carts (customer_email) where customer_email is not null;

create index abandoned_carts_by_phone on cart.abandoned_carts (customer_phone) where customer_phone is not null;

-- The figures above the list come from the index alone, because the rows are wide.
create index abandoned_carts_newest on cart.abandoned_carts (last_updated desc, id desc)
  include (subtotal_centimes) where not recovered;

create index abandoned_carts_recovered on cart.abandoned_carts (recovered_at) include (reminded_at) where recovered;

-- Lists by value, in both directions.
create index abandoned_carts_by_value on cart.abandoned_carts (subtotal_centimes, id) where not recovered;
