-- Owner: returns. A variant that is deleted is taken out of these: found by it, not by reading them all.
create index return_items_by_variant on returns.return_items (variant_id) where variant_id is not null;
create index exchanges_by_variant on returns.exchanges (variant_id) where variant_id is not null;
create index returns_by_wanted_variant on returns.returns (wanted_variant_id) where wanted_variant_id is not null;
