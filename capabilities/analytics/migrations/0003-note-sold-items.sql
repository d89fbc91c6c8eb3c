-- What each order was counted as sold by product; empty rows of before were counted with all their items.
set local lock_timeout = '5s';

alter table analytics.order_contributions add column sold jsonb check (jsonb_typeof(sold) = 'object');
comment on column analytics.order_contributions.sold is 'Pieces by product that the sales counters have of it, without cancelled ones.';
