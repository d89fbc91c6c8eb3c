-- A payout waits for open returns and for the buyer's days to return; both are set by returns.
set local lock_timeout = '5s';

alter table orders.orders add column open_return_count integer not null default 0 check (open_return_count >= 0);
comment on column orders.orders.open_return_count is 'Its returns that are neither refused, withdrawn nor settled; set by returns.';
alter table orders.orders add column returnable_until date;
comment on column orders.orders.returnable_until is 'Last day on which its buyer may ask for a return, in working days; set by returns.';
