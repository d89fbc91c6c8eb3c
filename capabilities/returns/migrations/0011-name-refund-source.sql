-- Where the money of a paid refund came from; null where it was paid before the till, or by a gateway.
alter table returns.refunds add column paid_from text check (paid_from in ('till', 'bank'));
