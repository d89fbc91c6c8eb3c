-- Owner: payouts. Orders whose money is not settled with their shop stand in a short list, so that what
-- is due costs the same however long the shop has sold; the amounts are the ledger's, never copied here.
create table payouts.open_orders (
  order_id  uuid primary key references orders.orders (id) on delete cascade,
  vendor_id uuid not null references vendors.vendors (id),
  due_on    date not null,
  recorded_at  timestamptz not null
);
comment on table payouts.open_orders is 'Orders delivered or changed since, until a payout has settled them; from which day they may be paid.';
create index open_orders_by_vendor on payouts.open_orders (vendor_id, due_on);

create index payout_lines_by_order on payouts.payout_lines (order_id) where released_at is null;

insert into payouts.payout_schedules (id, vendor_id, updated_at)
values ('019b76da-a800-7000-8000-00000000feed', null, now()) on conflict do nothing;

-- The file of a batch is made of rows that cannot change any more: its digest proves that it is made
-- again as it was, so it is not kept a second time.
do $$
declare
  tied text;
begin
  select conname into tied from pg_constraint
  where conrelid = 'payouts.batches'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) = 'CHECK (((file_id IS NULL) = (file_sha256 IS NULL)))';
  if tied is not null then
    execute format('alter table payouts.batches drop constraint %I', tied);
  end if;
end $$;
alter table payouts.batches drop column file_id;
