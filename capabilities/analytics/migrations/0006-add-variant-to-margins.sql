-- Owner: analytics. A variant may cost the shop something else than its product, also when that is said
-- after it was sold: so the sums are kept by variant too. What was counted keeps the costs that it had.
alter table analytics.margin_aggregates add column variant_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table analytics.margin_aggregates alter column variant_id drop default;
alter table analytics.margin_aggregates drop constraint margin_aggregates_pkey;
truncate analytics.margin_aggregates;
alter table analytics.margin_aggregates add primary key (vendor_id, placed_on, product_id, variant_id);
comment on table analytics.margin_aggregates is 'Sold, given back, taken by the marketplace, and what the goods cost: by shop, day of the order and variant.';
comment on column analytics.margin_aggregates.variant_id is 'Zeros where it is gone, as for the product.';

-- Lines were counted in the order of their positions.
update analytics.margin_contributions c set lines = (
  select coalesce(jsonb_agg(l.line || jsonb_build_object('variant_id',
    coalesce(i.variant_id, '00000000-0000-0000-0000-000000000000')) order by l.at), '[]')
  from jsonb_array_elements(c.lines) with ordinality as l (line, at)
  left join (select variant_id, row_number() over (order by position) as at
    from orders.order_items where order_id = c.order_id) i on i.at = l.at);

insert into analytics.margin_aggregates (vendor_id, placed_on, product_id, variant_id, quantity, returned_quantity,
  quantity_without_cost, sold_centimes, returned_centimes, commission_centimes, vat_centimes, pending_centimes, cost_centimes)
select c.vendor_id, c.placed_on, l.product_id, l.variant_id, sum(l.quantity), sum(l.returned_quantity),
  sum(l.quantity_without_cost), sum(l.sold_centimes), sum(l.returned_centimes), sum(l.commission_centimes),
  sum(l.vat_centimes), sum(l.pending_centimes), sum(l.cost_centimes)
from analytics.margin_contributions c
cross join lateral jsonb_to_recordset(c.lines) as l (product_id uuid, variant_id uuid, quantity integer,
  returned_quantity integer, quantity_without_cost integer, sold_centimes bigint, returned_centimes bigint,
  commission_centimes bigint, vat_centimes bigint, pending_centimes bigint, cost_centimes bigint)
group by 1, 2, 3, 4;
