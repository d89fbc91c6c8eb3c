-- Owner: capabilities/payouts. Invariant: a parcel that the operator's courier has lost has one claim; what the courier pays for it is
-- its vendor's.
set local lock_timeout = '5s';

create table payouts.loss_claims (
  id                    uuid primary key,
  parcel_id             uuid not null unique references orders.parcels (id),
  order_id              uuid not null references orders.orders (id),
  vendor_id             uuid not null references vendors.vendors (id),
  courier_code          text not null references shipping.couriers (code),
  kind                  text not null check (kind in ('lost', 'stolen', 'damaged_in_transit')),
  value_centimes        bigint not null check (value_centimes >= 0),
  due_on                date not null,
  state                 text not null default 'open' check (state in ('open', 'answered', 'compensated', 'refused', 'withdrawn')),
  agreed_centimes       bigint check (agreed_centimes > 0),
  compensation_centimes bigint not null default 0 check (compensation_centimes >= 0),
  note                  text,
  answered_by           uuid,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  version               integer not null default 0,
  check ((state = 'answered') <= (agreed_centimes is not null)),
  check (state <> 'compensated' or compensation_centimes > 0)
);
comment on table payouts.loss_claims is 'Claims on couriers for lost parcels: value, deadline, the courier''s answer and what it paid.';
comment on column payouts.loss_claims.value_centimes is 'What the buyer would have paid for the goods in it.';
create index loss_claims_by_due on payouts.loss_claims (due_on, id) where state in ('open', 'answered');
create index loss_claims_by_creation on payouts.loss_claims (created_at desc, id desc);

alter table payouts.remittance_lines drop constraint remittance_lines_reason_check;
alter table payouts.remittance_lines add constraint remittance_lines_reason_check check (reason in (
  'unreadable', 'unknown_parcel', 'duplicate_line', 'already_remitted', 'not_delivered', 'short_paid', 'over_paid',
  'fee_differs', 'other_courier', 'carried_by_vendor', 'compensation'));
create index loss_claims_by_vendor on payouts.loss_claims (vendor_id);
create index loss_claims_by_order on payouts.loss_claims (order_id);
