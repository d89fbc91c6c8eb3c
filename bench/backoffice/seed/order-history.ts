import { FAMILY_NAMES } from '#demo/catalog/index.ts'

export type Sizes = {
  orders: number
  people: number
  audit: number
  returns: number
  carts: number
  emails: number
  codes: number
}

/** Days of order history; the demo's own history covers the last part. */
const SPREAD_DAYS = 270
/** Days during which an order may still be open. */
const OPEN_DAYS = 25
/** Smallest share of the orders for the demo vendor, the biggest one. */
const BIGGEST_SHARE = 0.02

const listed = (names: readonly string[]): string =>
  `array[${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]`

/** Copies keep the proportions of statuses, an order's rows consistent, and ids in time order. */
export const seedOrderHistory = ({ orders, people }: Sizes): [name: string, sql: string][] => [
  [
    'functions',
    `create schema if not exists bench;
     create or replace function bench.id(id uuid, n integer, days integer) returns uuid
     language sql immutable as $$
       select (lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint - days * 86400000::bigint), 12, '0')
         || '7' || substr(md5(id::text || n::text), 1, 3) || '8' || substr(md5(id::text || n::text), 4, 15))::uuid
     $$;
     create or replace function bench.person(k bigint) returns uuid language sql immutable as $$
       select ('019b76da' || 'a8007' || substr(md5('person' || k::text), 1, 3) || '8' || substr(md5('person' || k::text), 4, 15))::uuid
     $$;
     create or replace function bench.last_name(k bigint) returns text language sql immutable as $$
       select (array['', 'Ben', 'Aït ', 'Ould ', 'Sidi '])[1 + k % 5]
         || (${listed(FAMILY_NAMES.map(({ latin }) => latin))})[1 + (k / 5) % ${FAMILY_NAMES.length}]
     $$;
     create or replace function bench.drawn(seed text, most bigint) returns bigint language sql immutable as $$
       select (hashtextextended(seed, 0) & 9007199254740991) % most
     $$`,
  ],
  [
    'sources',
    `create table bench.source_orders as
       select o.id, o.purchase_id,
         bool_and(o.status in ('delivered', 'cancelled')) over (partition by o.purchase_id) as done
       from orders.orders o;
     create table bench.source_purchases as
       select purchase_id as id, bool_and(done) as done, row_number() over (order by purchase_id) as at
       from bench.source_orders group by purchase_id;
     create table bench.source_parcels as
       select p.id, o.done from orders.parcels p join bench.source_orders o on o.id = p.order_id;
     create table bench.source_journals as
       select j.id, coalesce(o.done, true) as done
       from ledger.journals j left join bench.source_orders o on o.id = j.order_id;
     analyze bench.source_orders, bench.source_purchases, bench.source_parcels, bench.source_journals`,
  ],
  [
    'copies',
    `create table bench.copies as
       select n::integer, days, make_interval(days => days, secs => n % 977) as back,
         days < ${OPEN_DAYS} - fresh as recent
       from (select greatest(extract(day from now() - max(placed_at)) - 1, 0)::integer as fresh from orders.orders) f,
         generate_series(1, ceil(${orders}::numeric / (select count(*) from bench.source_orders where done))) n,
         lateral (select floor(n * ${SPREAD_DAYS}
           / ceil(${orders}::numeric / (select count(*) from bench.source_orders where done)))::integer - fresh as days) d;
     create unique index on bench.copies (n);
     analyze bench.copies`,
  ],
  [
    'shops',
    // Vendors are replaced at random; the demo vendor often stays itself, to be the biggest.
    `create table bench.shops as
     with known as (select id, user_id = (select id from identity.users where email = 'vendeur@yova.example') as sells
         from vendors.vendors where id in (select vendor_id from orders.orders)),
       all_shops as (select array_agg(id order by id) as ids, count(*) as many from vendors.vendors where is_public)
     select c.n, k.id as source, case when k.sells and bench.drawn('own' || c.n, 1000) < 1000 * ${BIGGEST_SHARE} * (select count(*) from bench.source_orders)
           / (select count(*) from orders.orders where vendor_id = k.id) then k.id
         else ids[1 + bench.drawn(k.id::text || c.n, many)] end as id
     from bench.copies c, known k, all_shops;
     create unique index on bench.shops (n, source);
     analyze bench.shops`,
  ],
  [
    'goods',
    `create table bench.goods as
     select vendor_id, k::integer, id as product_id, name ->> 'fr' as name,
       (select v.id from catalog.variants v where v.product_id = p.id order by v.position limit 1) as variant_id
     from (select id, vendor_id, name, row_number() over (partition by vendor_id order by id) - 1 as k
       from catalog.products where status = 'active') p where k < 60;
     create unique index on bench.goods (vendor_id, k);
     analyze bench.goods`,
  ],
  [
    'people',
    `insert into identity.users (id, email, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
     select bench.person(k), 'p' || k || '@client.example', born, '{"provider": "email", "providers": ["email"]}', '{}', born, born
     from (select k, now() - make_interval(secs => k * 63072000.0 / ${people}) as born from generate_series(0, ${people} - 1) k) p
     on conflict do nothing;
     insert into identity.profiles (id, user_id, first_name, last_name, email, phone, wilaya, language, created_at, updated_at)
     select gen_random_uuid(), u.id, (array['Amel', 'Yacine', 'Lamia', 'Karim', 'Nadia', 'Sofiane', 'Imène', 'Walid', 'Meriem', 'Rachid'])[1 + k % 10],
       bench.last_name(k), u.email, '05' || lpad((k * 7919 % 100000000)::text, 8, '0'), lpad((1 + k % 58)::text, 2, '0'), 'fr', u.created_at, u.created_at
     from generate_series(0, ${people} - 1) k join identity.users u on u.id = bench.person(k) on conflict do nothing;
     insert into identity.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     select gen_random_uuid(), u.id, 'email', u.id::text, jsonb_build_object('sub', u.id, 'email', u.email), u.created_at, u.created_at
     from generate_series(0, ${people} - 1) k join identity.users u on u.id = bench.person(k) on conflict do nothing`,
  ],
]
