-- What a vendor is owed or owes beside its orders: charges, manual journals. The next batch takes it.
create table payouts.vendor_adjustments (
  id              uuid primary key,
  vendor_id       uuid not null references vendors.vendors (id),
  amount_centimes bigint not null check (amount_centimes <> 0),
  reference       text not null,
  reason          text not null check (length(trim(reason)) > 0),
  recorded_at     timestamptz not null
);
comment on table payouts.vendor_adjustments is 'Amounts beside orders that the ledger owes a vendor (positive) or claims from it, until a payout takes them.';
create index vendor_adjustments_by_vendor on payouts.vendor_adjustments (vendor_id);
create trigger vendor_adjustments_are_immutable before update or delete on payouts.vendor_adjustments
  for each row execute function payouts.refuse_change();

alter table payouts.payout_lines add column adjustment_id uuid references payouts.vendor_adjustments (id);
create unique index payout_lines_adjustment_once on payouts.payout_lines (adjustment_id) where released_at is null;
