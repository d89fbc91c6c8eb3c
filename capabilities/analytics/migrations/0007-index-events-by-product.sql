-- Owner: analytics. A product that is deleted is taken out of the events: found by it, not by reading them all.
create index events_by_product on analytics.events (product_id) where product_id is not null;
