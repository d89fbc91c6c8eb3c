-- Owner: payments. A parcel of a paid order that came back to its shop is a reason of its own: unlike a
-- buyer's return nobody decides it, and unlike a cancellation the rest of the order stands.
alter table payments.refunds drop constraint refunds_reason_check;
alter table payments.refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'late', 'twice', 'returned', 'parcel_returned'));
