-- The voucher of a refund that was paid out of the till; null also of those before.
alter table returns.refunds add column voucher text unique;
