/** Each query finds the rows that violate the invariant. */
export const DEMO_INVARIANTS: [invariant: string, ...queries: string[]][] = [
  [
    'the sum of the movements of a stock is the stock, and was never below zero',
    `select v.id from catalog.variants v
    left join catalog.stock_movements m on m.variant_id = v.id
    group by v.id having coalesce(sum(m.quantity), 0) <> v.on_hand`,
    `select variant_id from (
    select variant_id, sum(quantity) over (partition by variant_id order by happened_at, id) as left_over
    from catalog.stock_movements) s where left_over < 0`,
    `select o.id from orders.orders o join orders.order_items i on i.order_id = o.id
    left join catalog.stock_movements m on m.reference = o.id and m.variant_id = i.variant_id
    group by o.id, i.id, i.quantity, o.holds_stock
    having coalesce(sum(m.quantity), 0) <> case when o.holds_stock or exists (
      select from orders.parcels p where p.order_id = o.id and p.state = 'lost') then -i.quantity else 0 end`,
  ],
  [
    'sales are the pieces that orders hold',
    `select p.id from catalog.products p
    left join (select i.product_id, sum(i.quantity) as sold from orders.order_items i
      join orders.orders o on o.id = i.order_id where o.status <> 'cancelled' group by 1) s on s.product_id = p.id
    where p.sales_count <> coalesce(s.sold, 0)`,
  ],
  [
    'the totals of a purchase are those of its orders, and of an order those of its lines',
    `select p.id from orders.purchases p join orders.orders o on o.purchase_id = p.id
    group by p.id having p.total_centimes <> sum(o.total_centimes)`,
    `select o.id from orders.orders o join orders.order_items i on i.order_id = o.id
    group by o.id having o.subtotal_centimes <> sum(i.total_centimes)`,
    `select c.id from promotions.promo_codes c
    left join promotions.redemptions u on u.promo_code_id = c.id and u.released_at is null
    group by c.id having c.uses <> count(u.id) or c.revenue_centimes <> coalesce(sum(u.revenue_centimes), 0)
      or c.discount_centimes <> coalesce(sum(u.discount_centimes), 0)`,
  ],
  [
    'every proposed search finds something',
    `select language, term from search.popular_terms t where not exists (
    select from search.listings where words @@ plainto_tsquery('simple', search.strip_article(search.fold(t.term))))`,
  ],
]
