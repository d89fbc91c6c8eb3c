-- Where the money of a card refund by hand came from, and when the books had it.
set local lock_timeout = '5s';

alter table payments.refund_settlements
  add column paid_from text not null default 'gateway' check (paid_from in ('gateway', 'bank', 'till')),
  add column posted_at timestamptz,
  add column voucher text unique check (voucher is null or paid_from = 'till');
comment on column payments.refund_settlements.posted_at is 'When its payment was posted; what is paid from the till is reserved in it until then.';
comment on column payments.refund_settlements.voucher is 'Number of the voucher of what left the till.';
