-- Owner: promotions. What a code sold and took off stands in its own row, written under the lock that
-- counts its uses; a code that was stopped says by whom and why, and never runs again.
alter table promotions.promo_codes
  add column maximum_discount_centimes bigint check (maximum_discount_centimes > 0),
  add column is_public boolean not null default false,
  add column revenue_centimes bigint not null default 0 check (revenue_centimes >= 0),
  add column discount_centimes bigint not null default 0 check (discount_centimes >= 0),
  add column stopped_at timestamptz,
  add column stopped_by text check (stopped_by in ('vendor', 'operator')),
  add column stop_reason text check (length(stop_reason) between 1 and 500),
  add check (kind = 'percentage' or maximum_discount_centimes is null),
  add check (vendor_id is not null or not is_public),
  add check ((stopped_at is null) = (stopped_by is null)),
  add check (stopped_at is null or not is_active);
comment on column promotions.promo_codes.maximum_discount_centimes is 'A percentage never takes off more than this.';
comment on column promotions.promo_codes.is_public is 'Shown on the shop page.';
comment on column promotions.promo_codes.revenue_centimes is 'Sales with it before the discount; purchases cancelled whole do not count.';

create index promo_codes_newest on promotions.promo_codes (created_at, id);
create index promo_codes_by_vendor on promotions.promo_codes (vendor_id, created_at, id);

alter table promotions.redemptions
  add column revenue_centimes bigint not null default 0 check (revenue_centimes >= 0),
  add column discount_centimes bigint not null default 0 check (discount_centimes >= 0);

-- Backfill from the orders, where there are any.
do $$ begin
  if to_regclass('orders.orders') is not null then
    update promotions.redemptions u
    set revenue_centimes = totals.revenue, discount_centimes = totals.discount
    from (
      select used.id, sum(o.subtotal_centimes) as revenue, sum(o.discount_centimes) as discount
      from promotions.redemptions used
      join promotions.promo_codes c on c.id = used.promo_code_id
      join orders.orders o on o.purchase_id = used.purchase_id
        and (c.vendor_id is null or o.vendor_id = c.vendor_id)
      group by used.id) totals
    where totals.id = u.id;
    update promotions.promo_codes c
    set revenue_centimes = totals.revenue, discount_centimes = totals.discount
    from (
      select promo_code_id, sum(revenue_centimes) as revenue, sum(discount_centimes) as discount
      from promotions.redemptions where released_at is null group by promo_code_id) totals
    where totals.promo_code_id = c.id;
  end if;
end $$;

create function promotions.invalidate_vendor_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', 'vendor:' || new.vendor_id);
  return null;
end $$;
-- The shop page shows public codes until they are used up.
create trigger promo_codes_public after insert or update of is_public, is_active, starts_at, ends_at,
    code, kind, percent_bp, amount_centimes, minimum_centimes, maximum_discount_centimes
  on promotions.promo_codes for each row
  when (new.vendor_id is not null and current_setting('search.paused', true) is distinct from 'on')
  execute function promotions.invalidate_vendor_cache();
create trigger promo_codes_used_up after update of uses, maximum_uses on promotions.promo_codes for each row
  when (new.is_public and (new.uses >= new.maximum_uses) is distinct from (old.uses >= old.maximum_uses))
  execute function promotions.invalidate_vendor_cache();
