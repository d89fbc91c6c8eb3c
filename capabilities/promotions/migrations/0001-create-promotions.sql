-- Owner: promotions. A code is never used more often than allowed: its uses are counted in its own
-- row, and a CHECK refuses the one too many.
create schema promotions;

create table promotions.bulk_discounts (
  product_id uuid not null references catalog.products (id) on delete cascade,
  quantity   integer not null check (quantity between 2 and 10000),
  percent_bp integer not null check (percent_bp between 1 and 9000),
  primary key (product_id, quantity)
);
comment on table promotions.bulk_discounts is 'From this quantity on, this much less for each piece.';

create table promotions.promo_codes (
  id                   uuid primary key,
  code                 text not null check (code = upper(code) and code ~ '^[A-Z0-9-]{3,32}$'),
  vendor_id            uuid references vendors.vendors (id),
  kind                 text not null check (kind in ('percentage', 'amount', 'free_delivery')),
  percent_bp           integer check (percent_bp between 1 and 10000),
  amount_centimes      bigint check (amount_centimes > 0),
  minimum_centimes     bigint not null default 0 check (minimum_centimes >= 0),
  starts_at            timestamptz,
  ends_at              timestamptz,
  maximum_uses         integer check (maximum_uses > 0),
  maximum_uses_per_buyer integer check (maximum_uses_per_buyer > 0),
  uses                 integer not null default 0 check (uses >= 0),
  is_active            boolean not null default true,
  created_at           timestamptz not null,
  check ((kind = 'percentage') = (percent_bp is not null)),
  check ((kind = 'amount') = (amount_centimes is not null)),
  check (ends_at is null or starts_at is null or ends_at > starts_at),
  check (maximum_uses is null or uses <= maximum_uses)
);
comment on table promotions.promo_codes is 'Codes of the operator (no vendor) or of one shop.';
create unique index promo_codes_code on promotions.promo_codes (code);

create table promotions.redemptions (
  id            uuid primary key,
  promo_code_id uuid not null references promotions.promo_codes (id),
  purchase_id   uuid not null,
  buyer         text not null,
  used_at       timestamptz not null,
  released_at   timestamptz,
  unique (promo_code_id, purchase_id)
);
comment on table promotions.redemptions is 'Which purchase used a code; released when the purchase is cancelled whole.';
create index redemptions_by_buyer on promotions.redemptions (promo_code_id, buyer) where released_at is null;

create function promotions.invalidate_product_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', 'product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
-- A product's page shows its steps; a bulk load (search.paused) drops every page at its end.
create trigger bulk_discounts_announced after insert or update or delete on promotions.bulk_discounts for each row
  when (current_setting('search.paused', true) is distinct from 'on') execute function promotions.invalidate_product_cache();
