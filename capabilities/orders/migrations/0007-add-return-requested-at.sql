-- A buyer finds every purchase with a return, also one that was only asked for or refused. Nullable without a default: no rewrite.
set local lock_timeout = '5s';

alter table orders.orders add column return_requested_at timestamptz;
comment on column orders.orders.return_requested_at is 'When its buyer first asked for a return, whatever became of it; set by returns.';
