-- Owner: capabilities/promotions. Invariant: a promo code is never redeemed more often than its limit.
create schema promotions;

create table promotions.bulk_discounts (
  product_id uuid not null references catalog.products (id) on delete cascade,
  quantity   integer not null check (quantity between 2 and 10000),
  percent_bp integer not null check (percent_bp between 1 and 9000),
  primary key (product_id, quantity)
);
comment on table promotions.bulk_discounts is 'Bulk discounts: percentage per unit from a quantity on.';

create table promotions.promo_codes (
  id                        uuid primary key,
  code                      text not null check (code = upper(code) and code ~ '^[A-Z0-9-]{3,32}$'),
  vendor_id                 uuid references vendors.vendors (id),
  kind                      text not null check (kind in ('percentage', 'amount', 'free_delivery')),
  percent_bp                integer check (percent_bp between 1 and 10000),
  amount_centimes           bigint check (amount_centimes > 0),
  minimum_centimes          bigint not null default 0 check (minimum_centimes >= 0),
  starts_at                 timestamptz,
  ends_at                   timestamptz,
  maximum_uses              integer check (maximum_uses > 0),
  maximum_uses_per_buyer    integer check (maximum_uses_per_buyer > 0),
  uses                      integer not null default 0 check (uses >= 0),
  is_active                 boolean not null default true,
  created_at                timestamptz not null,
  -- Revenue and discount are counted in the row of the code, under the lock that counts its redemptions.
  maximum_discount_centimes bigint check (maximum_discount_centimes > 0),
  is_public                 boolean not null default false,
  revenue_centimes          bigint not null default 0 check (revenue_centimes >= 0),
  discount_centimes         bigint not null default 0 check (discount_centimes >= 0),
  stopped_at                timestamptz,
  stopped_by                text check (stopped_by in ('vendor', 'operator')),
  stop_reason               text check (length(stop_reason) between 1 and 500),
  check ((kind = 'percentage') = (percent_bp is not null)),
  check ((kind = 'amount') = (amount_centimes is not null)),
  check (ends_at is null or starts_at is null or ends_at > starts_at),
  check (maximum_uses is null or uses <= maximum_uses),
  check (kind = 'percentage' or maximum_discount_centimes is null),
  check (vendor_id is not null or not is_public),
  check ((stopped_at is null) = (stopped_by is null)),
  check (stopped_at is null or not is_active)
);
comment on table promotions.promo_codes is 'Promo codes of the operator (no vendor) or of one vendor.';
comment on column promotions.promo_codes.maximum_discount_centimes is 'Upper limit of a percentage discount.';
comment on column promotions.promo_codes.is_public is 'Shown on the shop page.';
comment on column promotions.promo_codes.revenue_centimes is 'Sales with the code before the discount; wholly cancelled purchases do not count.';

create table promotions.redemptions (
  id                uuid primary key,
  promo_code_id     uuid not null references promotions.promo_codes (id),
  purchase_id       uuid not null,
  buyer             text not null,
  used_at           timestamptz not null,
  released_at       timestamptz,
  revenue_centimes  bigint not null default 0 check (revenue_centimes >= 0),
  discount_centimes bigint not null default 0 check (discount_centimes >= 0),
  unique (promo_code_id, purchase_id)
);
comment on table promotions.redemptions is 'Redemptions of a code by a purchase; released when the purchase is cancelled whole.';

-- Revenue and discount of an order that was cancelled alone; reopening it restores them.
create table promotions.cancelled_redemptions (
  promo_use_id      uuid not null references promotions.redemptions (id) on delete cascade,
  order_id          uuid not null,
  revenue_centimes  bigint not null check (revenue_centimes >= 0),
  discount_centimes bigint not null check (discount_centimes >= 0),
  primary key (promo_use_id, order_id)
);
comment on table promotions.cancelled_redemptions is 'Figures of a cancelled order that were taken off its code; the redemption is released with the last order.';

create unique index promo_codes_code on promotions.promo_codes (code);
create index promo_codes_newest on promotions.promo_codes (created_at, id);
create index promo_codes_by_vendor on promotions.promo_codes (vendor_id, created_at, id);
create index redemptions_by_buyer on promotions.redemptions (promo_code_id, buyer) where released_at is null;

create function promotions.invalidate_product_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', 'product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;

create function promotions.invalidate_vendor_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', 'vendor:' || new.vendor_id);
  return null;
end $$;

-- A product page shows its bulk discounts; a bulk load (search.paused) invalidates every page at its end.
create trigger bulk_discounts_announced after insert or update or delete on promotions.bulk_discounts for each row
  when (current_setting('search.paused', true) is distinct from 'on') execute function promotions.invalidate_product_cache();

-- The vendor's page shows public codes until they are used up.
create trigger promo_codes_public after insert or update of is_public, is_active, starts_at, ends_at,
    code, kind, percent_bp, amount_centimes, minimum_centimes, maximum_discount_centimes
  on promotions.promo_codes for each row
  when (new.vendor_id is not null and current_setting('search.paused', true) is distinct from 'on')
  execute function promotions.invalidate_vendor_cache();
create trigger promo_codes_used_up after update of uses, maximum_uses on promotions.promo_codes for each row
  when (new.is_public and (new.uses >= new.maximum_uses) is distinct from (old.uses >= old.maximum_uses))
  execute function promotions.invalidate_vendor_cache();
