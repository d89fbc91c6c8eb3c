-- What the gateway took where it is not what was asked: the money is never ignored, and is given back as far as it does not buy.
set local lock_timeout = '5s';

alter table payments.intents add column captured_centimes bigint check (captured_centimes > 0);
comment on column payments.intents.captured_centimes is 'Amount that the gateway took; null where it is the amount that was asked.';
alter table payments.intents drop constraint intents_check;
alter table payments.intents add constraint intents_refunded_within_captured
  check (refunded_centimes between 0 and coalesce(captured_centimes, amount_centimes)) not valid;
create index intents_of_other_sums on payments.intents (captured_at desc, id desc) where captured_centimes is not null;

alter table payments.refunds drop constraint refunds_reason_check;
alter table payments.refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'late', 'duplicate', 'returned', 'parcel_returned', 'other_sum')) not valid;
