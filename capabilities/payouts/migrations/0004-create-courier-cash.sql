-- Owner: payouts. What couriers hold stands parcel by parcel until a statement hands it over. A line of a
-- statement that does not fit has one reason and one answer by somebody; it is posted whole, by a second
-- person, or not at all. A statement is read once, unless it was withdrawn.
create table payouts.courier_cash (
  order_id        uuid not null references orders.orders (id) on delete cascade,
  parcel_id       uuid references orders.parcels (id) on delete cascade,
  vendor_id       uuid not null references vendors.vendors (id),
  courier_code    text references shipping.couriers (code),
  amount_centimes bigint not null check (amount_centimes <> 0),
  since           timestamptz not null,
  unique nulls not distinct (order_id, parcel_id)
);
comment on table payouts.courier_cash is 'Cash that couriers took at the door and have not handed over, as the ledger says it.';
create index courier_cash_by_courier on payouts.courier_cash (courier_code, since);
create index courier_cash_by_vendor on payouts.courier_cash (vendor_id);

create table payouts.remittance_column_mappings (
  courier_code text primary key references shipping.couriers (code),
  columns      jsonb not null check (jsonb_typeof(columns) = 'object'),
  updated_by   uuid not null,
  updated_at   timestamptz not null
);
comment on table payouts.remittance_column_mappings is 'Which column of a courier''s statement means what, kept for next time.';

alter table payouts.remittances drop constraint remittances_courier_code_reference_key;
create unique index remittances_reference on payouts.remittances (courier_code, reference) where state <> 'withdrawn';
alter table payouts.remittances
  add column file_name text,
  add column file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  add column has_fees boolean not null default true,
  add column matched_until integer not null default 0 check (matched_until >= 0);
create unique index remittances_file on payouts.remittances (courier_code, file_sha256)
  where state <> 'withdrawn' and file_sha256 is not null;
create index remittances_newest on payouts.remittances (imported_at desc, id desc);

alter table payouts.remittance_lines
  add column order_number text,
  add column order_id uuid references orders.orders (id);
alter table payouts.remittance_lines drop constraint remittance_lines_state_check;
alter table payouts.remittance_lines add constraint remittance_lines_state_check check (state in (
  'open', 'matched', 'accepted', 'written_off', 'disputed', 'asked', 'ignored'));
alter table payouts.remittance_lines drop constraint remittance_lines_reason_check;
alter table payouts.remittance_lines add constraint remittance_lines_reason_check check (reason in (
  'unknown_parcel', 'listed_twice', 'already_remitted', 'not_delivered', 'short_paid', 'over_paid',
  'fee_differs', 'other_courier', 'carried_by_shop'));
-- An answer is somebody's, also a question that waits for the courier.
do $$
declare
  tied text;
begin
  select conname into tied from pg_constraint
  where conrelid = 'payouts.remittance_lines'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%resolved_at IS NOT NULL%' and pg_get_constraintdef(oid) like '%disputed%';
  if tied is not null then
    execute format('alter table payouts.remittance_lines drop constraint %I', tied);
  end if;
end $$;
alter table payouts.remittance_lines add constraint remittance_lines_are_answered check (
  (state in ('accepted', 'written_off', 'disputed', 'asked', 'ignored')) = (resolved_at is not null));
drop index payouts.remittance_lines_once;
create unique index remittance_lines_once on payouts.remittance_lines (parcel_id)
  where state in ('matched', 'accepted', 'written_off');
create index remittance_lines_by_state on payouts.remittance_lines (remittance_id, state, position);
create index remittance_lines_by_reason on payouts.remittance_lines (remittance_id, reason, position) where reason is not null;
create index remittance_lines_by_order on payouts.remittance_lines (order_id) where order_id is not null;

-- What was posted is kept: a line of it does not change any more.
create function payouts.guard_remittance_line() returns trigger language plpgsql as $$
begin
  if exists (select from payouts.remittances r where r.id = old.remittance_id and r.state = 'posted') then
    raise exception 'a posted statement keeps its lines' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger remittance_lines_are_kept before update or delete on payouts.remittance_lines
  for each row execute function payouts.guard_remittance_line();
create trigger remittances_are_never_deleted before delete on payouts.remittances
  for each row execute function payouts.refuse_change();

-- What is still at couriers today, of what was sold before.
insert into payouts.courier_cash (order_id, parcel_id, vendor_id, courier_code, amount_centimes, since)
select o.id, p.id, o.vendor_id, p.courier_code, held.amount, coalesce(o.delivered_at, o.placed_at)
from (
  select j.order_id, sum(e.amount_centimes)::bigint as amount
  from ledger.accounts a join ledger.entries e on e.account_id = a.id join ledger.journals j on j.id = e.journal_id
  where a.kind = 'cash_at_courier' and j.order_id is not null
  group by j.order_id having sum(e.amount_centimes) > 0
) held
join orders.orders o on o.id = held.order_id
left join lateral (
  select id, courier_code from orders.parcels p where p.order_id = o.id order by p.position desc limit 1
) p on true;
