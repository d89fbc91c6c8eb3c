-- Where only one admin has the duty finance, that admin approves alone, three days after all admins were informed.
alter table payouts.batches add column is_sole_approval boolean not null default false;
alter table payouts.batches drop constraint batches_check;
alter table payouts.batches add constraint batches_four_eyes check (is_sole_approval or approved_by <> created_by);
alter table payouts.remittances add column is_sole_approval boolean not null default false;
alter table payouts.remittances drop constraint remittances_check6;
alter table payouts.remittances add constraint remittances_four_eyes check (is_sole_approval or posted_by <> imported_by);

-- Who decided the refunds of an order outside its returns: another admin pays them.
create table payouts.refund_decisions (
  id         uuid primary key,
  order_id   uuid not null references orders.orders (id) on delete cascade,
  decided_by uuid not null,
  decided_at timestamptz not null,
  paid_at    timestamptz
);
comment on table payouts.refund_decisions is 'Refunds that admins decided outside returns, until they are paid.';
create index refund_decisions_by_order on payouts.refund_decisions (order_id);
