-- A refund of an order that was cancelled after it had left is approved by another admin first, by returns.
set local lock_timeout = '5s';

alter table payments.refunds drop constraint refunds_reason_check;
alter table payments.refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'cancelled_after_shipping', 'late', 'duplicate', 'returned', 'parcel_returned', 'other_sum')) not valid;
