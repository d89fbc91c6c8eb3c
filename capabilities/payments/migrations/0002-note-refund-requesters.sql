-- The admin whose cancellation made the refund due; another one records that it was made by hand (four-eyes rule).
alter table payments.refunds add column requested_by uuid;
