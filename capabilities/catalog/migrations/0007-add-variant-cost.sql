-- Owner: catalog. A large one may cost the shop more than a small one: what is said of a variant holds
-- for it, what is said of the product for those of which nothing is said.
alter table catalog.variants add column cost_centimes bigint check (cost_centimes >= 0);
comment on column catalog.variants.cost_centimes is 'What the shop pays for a piece of this variant; null where the product''s holds.';
