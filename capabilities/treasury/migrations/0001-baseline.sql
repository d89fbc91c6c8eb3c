-- Owner: capabilities/treasury. Invariant: who records a journal is not who posts it, and a posted one never changes.
create schema treasury;

create table treasury.manual_journals (
  id                 uuid primary key,
  number             text not null unique check (number ~ '^M-[0-9]{4}-[0-9]{4,}$'),
  kind               text not null check (kind in ('manual', 'vendor_charge', 'remittance_difference')),
  reason             text not null check (length(trim(reason)) > 0),
  dated_on           date not null,
  charge             text check (charge in ('return_fee', 'lost_goods', 'short_cash', 'other')),
  remittance_line_id uuid references payouts.remittance_lines (id),
  bearer             text check (bearer in ('courier', 'vendor', 'operator')),
  reverses           uuid references treasury.manual_journals (id),
  state              text not null default 'recorded' check (state in ('recorded', 'posted', 'withdrawn')),
  recorded_by        uuid not null,
  recorded_at        timestamptz not null,
  decided_by         uuid,
  decided_at         timestamptz,
  withdraw_reason    text,
  is_sole_approval   boolean not null default false,
  ledger_journal_ids uuid[] not null default '{}',
  constraint manual_journals_four_eyes check (state <> 'posted' or is_sole_approval or decided_by <> recorded_by),
  check ((state = 'recorded') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'withdrawn') = (withdraw_reason is not null)),
  check ((state = 'posted') = (cardinality(ledger_journal_ids) > 0)),
  check ((kind = 'vendor_charge') = (charge is not null)),
  check ((kind = 'remittance_difference') = (remittance_line_id is not null)),
  check ((remittance_line_id is null) = (bearer is null))
);
comment on table treasury.manual_journals is 'Journals of persons: recorded by one admin, posted to the ledger by another, undone by a reversing one.';
create index manual_journals_newest on treasury.manual_journals (recorded_at desc, id desc);
create index manual_journals_open on treasury.manual_journals (recorded_at desc, id desc) where state = 'recorded';
create index manual_journals_by_line on treasury.manual_journals (remittance_line_id) where remittance_line_id is not null;
-- A journal is reversed once, unless the reversing one was withdrawn.
create unique index manual_journals_reversed_once on treasury.manual_journals (reverses) where state <> 'withdrawn';

create table treasury.manual_lines (
  manual_journal_id uuid not null references treasury.manual_journals (id),
  position          smallint not null,
  account           text not null,
  vendor_id         uuid references vendors.vendors (id),
  order_id          uuid references orders.orders (id),
  amount_centimes   bigint not null check (amount_centimes <> 0),
  primary key (manual_journal_id, position),
  check (account <> 'vendor_payable' or vendor_id is not null)
);
comment on table treasury.manual_lines is 'Debits (positive) and credits (negative) of a manual journal.';
create index manual_lines_by_vendor on treasury.manual_lines (vendor_id) where vendor_id is not null;
create index manual_lines_by_order on treasury.manual_lines (order_id) where order_id is not null;

create table treasury.attachments (
  id                uuid primary key,
  manual_journal_id uuid not null references treasury.manual_journals (id),
  name              text not null check (length(trim(name)) > 0),
  file_name         text not null unique,
  mime              text not null,
  bytes             integer not null check (bytes > 0),
  added_by          uuid not null,
  added_at          timestamptz not null
);
comment on table treasury.attachments is 'Receipts and letters that a manual journal rests on; the bytes are documents of media.';
create index attachments_by_journal on treasury.attachments (manual_journal_id, added_at);

create function treasury.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- What was recorded is what is posted: only the decision is added, once.
create function treasury.guard_manual_journal() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['state', 'decided_by', 'decided_at', 'withdraw_reason', 'is_sole_approval',
    'ledger_journal_ids'];
begin
  if old.state = 'recorded' and (to_jsonb(new) - may_change) = (to_jsonb(old) - may_change) then
    return new;
  end if;
  raise exception 'a manual journal is reversed, not changed' using errcode = 'restrict_violation';
end $$;

create trigger manual_journals_change_once before update on treasury.manual_journals
  for each row execute function treasury.guard_manual_journal();
create trigger manual_journals_are_never_deleted before delete on treasury.manual_journals
  for each row execute function treasury.refuse_change();
create trigger manual_lines_are_immutable before update or delete on treasury.manual_lines
  for each row execute function treasury.refuse_change();
create trigger attachments_are_immutable before update or delete on treasury.attachments
  for each row execute function treasury.refuse_change();
