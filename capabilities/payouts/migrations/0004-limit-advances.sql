-- What a payout may advance of cash that couriers have not remitted, where the operator allows advances.
set local lock_timeout = '5s';

alter table payouts.payout_schedules add column advance_centimes bigint not null default 0 check (advance_centimes >= 0);
comment on column payouts.payout_schedules.advance_centimes is 'Most that one payout pays before couriers have remitted it; used when payOnlyRemitted is off.';
