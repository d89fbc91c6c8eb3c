import type { Sizes } from './order-history.ts'

const DELIVERED = `create table bench.delivered as
   select (row_number() over (order by md5(o.id::text)))::integer as k, o.id, o.order_number, o.vendor_id, p.buyer_id, o.delivered_at,
     i.id as item_id, i.product_id, i.variant_id, i.quantity, (select min(pa.id::text)::uuid from orders.parcels pa where pa.order_id = o.id) as parcel_id
   from orders.orders o join orders.purchases p on p.id = o.purchase_id
   join orders.order_items i on i.order_id = o.id and i.position = 0
   where o.status = 'delivered' and o.id not in (select id from bench.source_orders) and o.placed_at > now() - interval '700 days';
 create unique index on bench.delivered (k);
 analyze bench.delivered`

/** The demo's returns copied to other orders; open ones only to recent orders. */
const returns = (count: number): string => `
  create table bench.picked_returns as
   with known as (select array_agg(id order by id) as every, array_agg(id order by id) filter (where state in ('settled', 'refused', 'withdrawn')) as over
     from returns.returns)
   select d.k, d.id as order_id, d.order_number, d.vendor_id, d.buyer_id, d.item_id, d.variant_id, d.parcel_id, r.id as source,
     coalesce(r.delivered_on, r.requested_on) - d.delivered_at::date as days
   from bench.delivered d cross join known
   join returns.returns r on r.id = case when d.delivered_at > now() - interval '30 days' then every[1 + d.k % cardinality(every)]
     else over[1 + d.k % cardinality(over)] end
   where d.k <= ${count};
  create index on bench.picked_returns (source);
  insert into returns.returnable_lines (order_item_id, vendor_id, delivered_quantity, returned_quantity)
   select d.item_id, d.vendor_id, d.quantity, case when d.k <= ${count} then 1 else 0 end from bench.delivered d on conflict do nothing`

type Table = { table: string; key: string; set: Record<string, string> }
const RETURN_TABLES: Table[] = [
  {
    table: 'returns.returns',
    key: 'id',
    set: {
      order_id: 'p.order_id',
      number: `p.order_number || '-R1'`,
      buyer_id: 'p.buyer_id',
      parcel_id: 'p.parcel_id',
      terms_id: 's.terms_id',
      tracking: `s.tracking || '-' || p.k`,
      wanted_variant_id: 'p.variant_id',
    },
  },
  {
    table: 'returns.return_items',
    key: 'return_id',
    set: { order_item_id: 'p.item_id', variant_id: 'p.variant_id' },
  },
  { table: 'returns.refunds', key: 'return_id', set: { order_id: 'p.order_id' } },
  { table: 'returns.status_history', key: 'return_id', set: { actor_id: 's.actor_id' } },
]

const returnCopies = RETURN_TABLES.map(({ table, key, set }): [string, string] => [
  table,
  `do $do$ declare columns text; shown text; begin
     select string_agg(quote_ident(attname), ', ' order by attnum), string_agg(case
       ${Object.entries({
         ...set,
         vendor_id: 'p.vendor_id',
         created_by: 's.created_by',
         approved_by: 's.approved_by',
       })
         .map(
           ([column, value]) => `when attname = '${column}' then '${value.replaceAll("'", "''")}'`,
         )
         .join(' ')}
       when atttypid = 'uuid'::regtype then format('bench.id(s.%I, p.k, p.days)', attname)
       when atttypid = 'timestamptz'::regtype then format('s.%I - make_interval(days => p.days)', attname)
       when atttypid = 'date'::regtype then format('s.%I - p.days', attname)
       else format('s.%I', attname) end, ', ' order by attnum) into columns, shown
     from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
     execute format('insert into ${table} (%s) select %s from ${table} s join bench.picked_returns p on p.source = s.${key}', columns, shown);
   end $do$`,
])

export const seedAfterDelivery = ({
  returns: count,
  carts,
  emails,
  codes,
  audit,
  people,
}: Sizes): [name: string, sql: string][] => [
  ['delivered', DELIVERED],
  ['returns', returns(count)],
  ...returnCopies,
  [
    'reviews',
    `insert into reviews.reviews (id, vendor_id, product_id, order_item_id, buyer_id, author, language, rating, vendor_rating, text, state,
       created_at, published_at, answer, answered_at)
     select bench.id(d.item_id, 2, 0), d.vendor_id, d.product_id, d.item_id, d.buyer_id, bench.last_name(d.k), 'fr', 1 + d.k % 5, 1 + d.k % 5,
       'Conforme à la photo, livré en deux jours.', case when d.k % 500 = 0 then 'pending' else 'published' end, d.delivered_at + interval '2 days',
       case when d.k % 500 <> 0 then d.delivered_at + interval '2 days' end, case when d.k % 3 = 0 then 'Merci !' end,
       case when d.k % 3 = 0 then d.delivered_at + interval '3 days' end
     from bench.delivered d where d.buyer_id is not null and d.product_id is not null and d.k <= 150000 on conflict do nothing;
     insert into reviews.questions (id, vendor_id, product_id, asker_id, author, language, text, state, answer_count, created_at, published_at)
     select bench.id(d.item_id, 3, 0), d.vendor_id, d.product_id, bench.person(d.k % ${people}), bench.last_name(d.k), 'fr', 'Est-ce que la taille est normale ?',
       case when d.k % 100 = 0 then 'pending' else 'published' end, 0, d.delivered_at, case when d.k % 100 <> 0 then d.delivered_at end
     from bench.delivered d where d.product_id is not null and d.k <= 30000 on conflict do nothing;
     insert into reviews.reports (id, vendor_id, product_id, reporter_id, reason, state, decided_by, decided_at, created_at)
     select bench.id(d.item_id, 4, 0), d.vendor_id, d.product_id, bench.person(d.k % ${people}), 'counterfeit',
       case when d.k % 10 = 0 then 'open' else 'dismissed' end, case when d.k % 10 <> 0 then bench.person(1) end,
       case when d.k % 10 <> 0 then d.delivered_at end, d.delivered_at
     from bench.delivered d where d.product_id is not null and d.k <= 10000 on conflict do nothing`,
  ],
  [
    'messages',
    `insert into messaging.threads (id, vendor_id, kind, order_id, buyer_id, subject, language, state, seller_unread, last_message_at, created_at)
     select bench.id(d.id, 5, 0), d.vendor_id, 'order', d.id, coalesce(d.buyer_id, bench.person(d.k % ${people})), 'Ma commande', 'fr', 'open',
       case when d.k % 20 = 0 then 1 else 0 end, d.delivered_at, d.delivered_at from bench.delivered d where d.k <= 60000;
     insert into messaging.threads (id, kind, guest_name, guest_email, subject, language, state, seller_unread, last_message_at, created_at, answered_at)
     select bench.id(d.id, 6, 0), 'contact', bench.last_name(d.k), 'p' || d.k || '@client.example', 'Une commande', 'fr',
       case when d.k % 50 = 0 then 'open' else 'answered' end, case when d.k % 50 = 0 then 1 else 0 end, d.delivered_at, d.delivered_at,
       case when d.k % 50 <> 0 then d.delivered_at end from bench.delivered d where d.k <= 10000;
     insert into messaging.messages (id, vendor_id, thread_id, author_role, body, sent_at)
     select bench.id(t.id, 1, 0), t.vendor_id, t.id, 'buyer', 'Bonjour, où est mon colis ?', t.created_at from messaging.threads t`,
  ],
  [
    'calls',
    `insert into phone_confirmation.call_tasks (id, vendor_id, order_id, phone, state, attempts, decided_at, created_at, expires_at)
     select bench.id(o.id, 7, 0), o.vendor_id, o.id, p.phone, 'confirmed', 1, o.confirmed_at, o.placed_at, o.placed_at + interval '3 days'
     from orders.orders o join orders.purchases p on p.id = o.purchase_id where o.confirmed_at is not null on conflict do nothing;
     insert into phone_confirmation.calls (id, vendor_id, task_id, agent_id, channel, outcome, started_at, ended_at)
     select bench.id(t.id, 8, 0), t.vendor_id, t.id, s.agent_id, s.channel, s.outcome, t.created_at, t.decided_at
     from phone_confirmation.call_tasks t, (select * from phone_confirmation.calls where callback_at is null order by ended_at is null limit 1) s
     where t.state = 'confirmed' and t.decided_at > now() - interval '200 days'`,
  ],
  [
    'carts',
    `insert into cart.abandoned_carts (id, session_id, customer_name, customer_email, customer_phone, language, cart_items, subtotal_centimes,
       shipping_address, recovered, recovered_at, last_updated)
     select gen_random_uuid(), gen_random_uuid(), s.customer_name, 'p' || n || '@client.example', s.customer_phone, s.language, s.cart_items,
       s.subtotal_centimes, s.shipping_address, n % 7 = 0, case when n % 7 = 0 then left_at end, left_at
     from generate_series(1, ${carts}) n
     join (select *, row_number() over (order by id) - 1 as at, count(*) over () as many from cart.abandoned_carts) s
       on s.at = n % s.many,
     lateral (select now() - make_interval(secs => n * 300) as left_at) d`,
  ],
  [
    'codes',
    `insert into promotions.promo_codes (id, code, vendor_id, kind, percent_bp, minimum_centimes, starts_at, ends_at, uses, is_active, created_at)
     select bench.id('019b76da-a800-7000-8000-0000000c0de5', n, n / 8), 'CODE' || n, case when n % 3 > 0 then v.vendor_id end, 'percentage', 1000, 0,
       now() - make_interval(days => n / 8), case when n % 2 = 0 then now() - make_interval(days => n / 10 - 30) end, n % 90, n % 11 > 0,
       now() - make_interval(days => n / 8)
     from generate_series(1, ${codes}) n join (select vendor_id, row_number() over (order by vendor_id) as at, count(*) over () as many
       from (select distinct vendor_id from bench.goods) g) v on v.at = 1 + n % many on conflict do nothing;
     insert into search.synonyms (id, language, term, expansions)
     select gen_random_uuid(), 'fr', 'mot ' || n, array['produit ' || n] from generate_series(1, ${codes}) n on conflict do nothing;
     insert into search.daily_terms (searched_on, language, term, searches, results)
     select current_date - d, 'fr', case when n % 4 = 0 then 'rien ' else 'mot ' end || n, 1 + (n * d) % 40, case when n % 4 = 0 then 0 else n % 500 end
     from generate_series(0, 89) d, generate_series(1, 1500) n on conflict do nothing`,
  ],
  [
    'audit',
    `insert into audit.entries (id, created_at, actor_id, actor_role, action, subject_type, subject_id, before, after, ip, request_id)
     select bench.id(s.id, n, d.days), s.created_at - make_interval(days => d.days, secs => n % 977), s.actor_id, s.actor_role, s.action, s.subject_type,
       s.subject_id, s.before, s.after, s.ip, s.request_id
     from (select *, count(*) over () as many from audit.entries) s, generate_series(1, ${audit}) n,
       lateral (select floor(n * 700.0 * many / ${audit})::integer - 15 as days) d where n <= ${audit} / many;
     insert into privacy.access_log (id, created_at, actor_id, route, kind, subjects)
     select bench.id('019b76da-a800-7000-8000-0000000acce5', n, n / 600), now() - make_interval(secs => n * 150), bench.person(n % 5), 'GET /api/v1/admin/users',
       'user', array[bench.person(n % ${people})::text] from generate_series(1, ${emails}) n;
     insert into privacy.data_requests (id, number, kind, state, name, email, language, received_at, received_on, legal_days, legal_source, due_on,
       verified_at, verified_how, answered_at, answer)
     select bench.id('019b76da-a800-7000-8000-0000000da7a5', n, n / 8), 'D-' || upper(lpad(to_hex(n), 8, '0')), (array['access', 'erasure', 'portability'])[1 + n % 3],
       case when n < 60 then 'received' else 'answered' end, bench.last_name(n), 'p' || n || '@client.example', 'fr', at, at::date, 10, 'law 18-07 art. 35',
       at::date + 10, case when n >= 60 then at end, case when n >= 60 then 'mail_code' end, case when n >= 60 then at end, case when n >= 60 then 'Voici.' end
     from (select n, now() - make_interval(hours => n * 4) as at from generate_series(1, 4000) n) r on conflict do nothing`,
  ],
  [
    'post',
    `insert into platform.dev_emails (id, "to", subject, text, html, sent_at)
     select gen_random_uuid(), 'p' || n || '@client.example', 'Votre commande', 'Bonjour', '<p>Bonjour</p>', now() - make_interval(secs => n * 300)
     from generate_series(1, ${emails}) n;
     insert into platform.outbox (id, type, aggregate, payload, published_at, fanned_out_at) overriding system value
     select 1000000000 + n, 'orders.placed', 'order', '{}', now() - make_interval(secs => n * 3), now() from generate_series(1, ${emails}) n;
     insert into platform.outbox_deliveries (event_id, subscriber, state, attempts, next_at, delivered_at)
     select 1000000000 + n, 'analytics', 'delivered', 1, now(), now() from generate_series(1, ${emails}) n;
     insert into analytics.daily_web_vitals (day, route, metric, device, samples)
     select current_date - d, '/' || r, m, v, array(select 1 + (d * r + b) % 50 from generate_series(0, 19) b order by b)
     from generate_series(0, 89) d, generate_series(1, 30) r, unnest(array['fcp', 'lcp', 'cls', 'bytes']) m, unnest(array['phone', 'desktop']) v
     on conflict do nothing`,
  ],
]
