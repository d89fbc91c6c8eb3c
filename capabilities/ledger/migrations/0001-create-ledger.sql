-- Owner: ledger. A journal's entries sum to zero when its transaction commits; nothing posted is
-- ever changed or deleted: a mistake is reversed by another journal.
create schema ledger;

create table ledger.accounts (
  id        uuid primary key,
  kind      text not null check (kind in (
              'buyer_receivable', 'vendor_payable', 'platform_commission', 'vat_on_commission',
              'delivery_income', 'platform_discounts', 'cash_at_courier', 'cash_received',
              'rounding', 'online_clearing', 'refunds_due')),
  vendor_id uuid references vendors.vendors (id),
  unique nulls not distinct (kind, vendor_id),
  check ((kind = 'vendor_payable') = (vendor_id is not null))
);
comment on table ledger.accounts is 'Where money stands: one account a kind, and one a shop for what it is owed.';

create table ledger.journals (
  id        uuid primary key,
  kind      text not null check (kind in (
              'sale', 'sale_reversal', 'delivery', 'cash_collected', 'cash_received', 'refund',
              'payout', 'remittance_difference', 'adjustment')),
  order_id  uuid,
  vendor_id uuid references vendors.vendors (id),
  reverses  uuid unique references ledger.journals (id),
  memo      text,
  posted_at timestamptz not null
);
comment on table ledger.journals is 'One money fact: a sale, its reversal, cash collected, a payout.';
create index journals_by_order on ledger.journals (order_id);
create index journals_by_vendor on ledger.journals (vendor_id, posted_at desc);
-- An order is sold once and reversed once: posting the same fact again is refused by the database.
create unique index journals_sale_once on ledger.journals (order_id, kind) where kind in ('sale');

create table ledger.entries (
  journal_id      uuid not null references ledger.journals (id),
  position        smallint not null,
  account_id      uuid not null references ledger.accounts (id),
  amount_centimes bigint not null check (amount_centimes <> 0),
  memo            text,
  primary key (journal_id, position)
);
comment on table ledger.entries is 'Debits (positive) and credits (negative) of a journal.';
create index entries_by_account on ledger.entries (account_id, journal_id);

create table ledger.commission_rules (
  id             uuid primary key,
  scope          text not null check (scope in ('global', 'vendor', 'category')),
  vendor_id      uuid references vendors.vendors (id),
  category_slug  text,
  rate_bp        integer not null check (rate_bp between 0 and 10000),
  fixed_centimes bigint not null default 0 check (fixed_centimes >= 0),
  valid_from     timestamptz not null,
  valid_until    timestamptz check (valid_until > valid_from),
  created_by     uuid,
  check ((scope = 'vendor') = (vendor_id is not null)),
  check ((scope = 'category') = (category_slug is not null))
);
comment on table ledger.commission_rules is 'What the marketplace takes; the closest rule wins, and is frozen in the sale.';
create index commission_rules_lookup on ledger.commission_rules (scope, vendor_id, category_slug, valid_from desc);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are never changed or deleted: reverse the journal instead'
    using errcode = 'restrict_violation';
end $$;
create trigger journals_are_immutable before update or delete on ledger.journals
  for each statement execute function ledger.refuse_change();
create trigger entries_are_immutable before update or delete on ledger.entries
  for each statement execute function ledger.refuse_change();

create function ledger.check_balance() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger.entries e where e.journal_id in (select journal_id from added)
             group by e.journal_id having sum(e.amount_centimes) <> 0) then
    raise exception 'a journal does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- A journal's entries come in one statement, so the sum can be checked as soon as they are in.
create trigger entries_sum_to_zero after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.check_balance();
