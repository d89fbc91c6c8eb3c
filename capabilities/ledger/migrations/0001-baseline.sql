-- Owner: capabilities/ledger. Invariant: every journal balances; posted rows never change.
create schema ledger;

create table ledger.accounts (
  id        uuid primary key,
  kind      text not null check (kind in (
              'buyer_receivable', 'vendor_payable', 'platform_commission', 'vat_on_commission',
              'delivery_income', 'platform_discounts', 'cash_at_courier', 'cash_received',
              'rounding', 'online_clearing', 'refunds_due',
              'courier_clearing', 'courier_fees', 'courier_differences')),
  vendor_id uuid references vendors.vendors (id),
  unique nulls not distinct (kind, vendor_id),
  check ((kind = 'vendor_payable') = (vendor_id is not null))
);
comment on table ledger.accounts is 'Ledger accounts: one per kind, and one per vendor for its payable.';

create table ledger.journals (
  id        uuid primary key,
  kind      text not null check (kind in (
              'sale', 'sale_reversal', 'delivery', 'cash_collected', 'collection_reversal', 'cash_received',
              'refund', 'refund_reversal', 'refund_paid', 'payout', 'remittance', 'remittance_difference', 'adjustment')),
  order_id  uuid,
  vendor_id uuid references vendors.vendors (id),
  reverses  uuid unique references ledger.journals (id),
  memo      text,
  posted_at timestamptz not null,
  -- What a sale was computed from, so that each line can be explained and a part of it reversed exactly.
  details   jsonb check (jsonb_typeof(details) = 'object')
);
comment on table ledger.journals is 'Journals: a sale, its reversal, collected cash, a payout.';
comment on column ledger.journals.details is 'Basis of the amounts: of a sale, or of a refund.';

create table ledger.entries (
  journal_id      uuid not null references ledger.journals (id),
  position        smallint not null,
  account_id      uuid not null,
  amount_centimes bigint not null check (amount_centimes <> 0),
  memo            text,
  primary key (journal_id, position)
);
comment on table ledger.entries is 'Debits (positive) and credits (negative) of a journal.';

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
comment on table ledger.commission_rules is 'Commission rules; the most specific one applies, and is frozen in the sale.';

create index journals_by_order on ledger.journals (order_id);

-- An order is sold once and reversed once: posting the same event again fails.
create unique index journals_sale_once on ledger.journals (order_id, kind) where kind in ('sale');

-- Vendors page through journals newest first; a balance is an index-only scan.
create index journals_by_vendor on ledger.journals (vendor_id, posted_at desc, id desc);

-- Newest first; rare kinds are found without scanning past every sale.
create index journals_newest on ledger.journals (posted_at desc, id desc);

create index journals_seldom on ledger.journals (kind, posted_at desc, id desc)
  where kind not in ('sale', 'cash_collected', 'cash_received');

-- A vendor finds the few refunds and payouts among its sales.
create index journals_of_shop_seldom on ledger.journals (vendor_id, posted_at desc, id desc)
  where kind in ('refund', 'refund_reversal', 'payout');

create index entries_by_account on ledger.entries (account_id, journal_id) include (amount_centimes);
create index commission_rules_lookup on ledger.commission_rules (scope, vendor_id, category_slug, valid_from desc);
create unique index commission_rules_begin_once on ledger.commission_rules
  (scope, vendor_id, category_slug, valid_from) nulls not distinct;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are never changed or deleted: reverse the journal instead'
    using errcode = 'restrict_violation';
end $$;

-- The entries that one statement adds sum to zero, so every journal does: the check reads the new entries only and
-- its cost does not grow.
create function ledger.check_balance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal_id having sum(amount_centimes) <> 0) then
    raise exception 'a journal does not sum to zero' using errcode = 'check_violation';
  end if;
  if exists (
    select from added e where not exists (select from ledger.accounts a where a.id = e.account_id)
  ) then
    raise exception 'an entry names an account that is not there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function ledger.count_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    perform platform.skip_counter('ledger:');
  else
    perform platform.count_by('ledger:' || account_id, count(*), sum(amount_centimes)::bigint)
    from added group by account_id;
  end if;
  return null;
end $$;

-- A commission rule that was in force is never changed or deleted, only ended: sales refer to it. Two rules of one
-- vendor, category or of the operator never start at the same time.
create function ledger.guard_commission_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.valid_from <= current_timestamp then
      raise exception 'a rule that has held is ended, not deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'valid_until') <> (to_jsonb(old) - 'valid_until') then
    raise exception 'a rule is ended and another one written, never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create view ledger.balances as
select a.id as account_id, a.kind, a.vendor_id, coalesce(c.amount, 0) as amount_centimes, coalesce(c.count, 0) as entry_count
from ledger.accounts a left join platform.counted c on c.name = 'ledger:' || a.id;
comment on view ledger.balances is 'Current balance of each account: debits are positive.';

create trigger journals_are_immutable before update or delete on ledger.journals
  for each statement execute function ledger.refuse_change();
create trigger entries_are_immutable before update or delete on ledger.entries
  for each statement execute function ledger.refuse_change();

-- All entries of a journal come in one statement, so the sum is checked at its end.
create trigger entries_sum_to_zero after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.check_balance();

-- Instead of a foreign key of the entries: every sale posts to the same few accounts, and key locks on their rows
-- would serialize all buyers. check_balance looks an account up; accounts never change.
create trigger accounts_are_immutable before update or delete on ledger.accounts
  for each statement execute function ledger.refuse_change();
create trigger entries_counted after insert on ledger.entries
  referencing new table as added for each statement execute function ledger.count_entries();
create trigger entries_counted_off after truncate on ledger.entries
  for each statement execute function ledger.count_entries();
create trigger commission_rules_are_kept before update or delete on ledger.commission_rules
  for each row execute function ledger.guard_commission_rule();
