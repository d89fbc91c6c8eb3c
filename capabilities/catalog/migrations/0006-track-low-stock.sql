-- Owner: catalog. What runs out is known without adding up a million stocks: which variants have five pieces
-- or fewer is written down when one crosses that line, so that a sale that stays on its side of it writes
-- nothing. Only a product of such variants can be running out; whoever lists them adds up those alone.
create table catalog.low_stock_variants (
  variant_id uuid primary key references catalog.variants (id) on delete cascade,
  product_id uuid not null,
  vendor_id  uuid not null,
  created_at timestamptz not null
);
comment on table catalog.low_stock_variants is 'Variants of five pieces or fewer, with the day of their product.';
create index low_stock_variants_newest on catalog.low_stock_variants (created_at, product_id);
create index low_stock_variants_by_vendor on catalog.low_stock_variants (vendor_id, created_at, product_id);

create function catalog.track_low_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.low_stock_variants (variant_id, product_id, vendor_id, created_at)
    select v.id, v.product_id, v.vendor_id, p.created_at
    from added v join catalog.products p on p.id = v.product_id where v.on_hand <= 5;
  elsif new.on_hand <= 5 then
    insert into catalog.low_stock_variants (variant_id, product_id, vendor_id, created_at)
    select new.id, new.product_id, new.vendor_id, p.created_at
    from catalog.products p where p.id = new.product_id on conflict do nothing;
  else
    delete from catalog.low_stock_variants where variant_id = new.id;
  end if;
  return null;
end $$;
create trigger variants_short_in after insert on catalog.variants
  referencing new table as added for each statement execute function catalog.track_low_stock();
create trigger variants_short_again after update of on_hand on catalog.variants
  for each row when ((old.on_hand <= 5) is distinct from (new.on_hand <= 5))
  execute function catalog.track_low_stock();

insert into catalog.low_stock_variants (variant_id, product_id, vendor_id, created_at)
select v.id, v.product_id, v.vendor_id, p.created_at
from catalog.variants v join catalog.products p on p.id = v.product_id where v.on_hand <= 5;
