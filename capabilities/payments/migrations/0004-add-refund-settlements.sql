-- What admins record as paid back by hand: one records it, another confirms it. The payment of a refund is recorded once at a time.
create table payments.refund_settlements (
  id               uuid primary key,
  refund_id        uuid not null references payments.refunds (id),
  reference        text not null check (length(trim(reference)) > 0),
  paid_on          date not null,
  state            text not null default 'recorded' check (state in ('recorded', 'confirmed', 'rejected', 'withdrawn')),
  recorded_by      uuid not null,
  recorded_at      timestamptz not null,
  decided_by       uuid,
  decided_at       timestamptz,
  reject_reason    text,
  is_sole_approval boolean not null default false,
  constraint refund_settlements_four_eyes check (state <> 'confirmed' or is_sole_approval or decided_by <> recorded_by),
  constraint refund_settlements_withdrawn_by_recorder check (state <> 'withdrawn' or decided_by = recorded_by),
  check ((state = 'recorded') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'rejected') = (reject_reason is not null))
);
comment on table payments.refund_settlements is 'Card refunds that were paid by hand, recorded by one admin and confirmed by another.';
create unique index refund_settlements_open on payments.refund_settlements (refund_id) where state in ('recorded', 'confirmed');
create index refund_settlements_by_refund on payments.refund_settlements (refund_id, recorded_at desc);
