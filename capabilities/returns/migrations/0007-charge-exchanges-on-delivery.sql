-- A dearer exchange is charged when it is delivered: what its whole dinars add is stored until then.
set local lock_timeout = '5s';

alter table returns.exchanges add column rounding_centimes bigint not null default 0;
comment on column returns.exchanges.rounding_centimes is 'The part of a positive difference that makes whole dinars of it.';
