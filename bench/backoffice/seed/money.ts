const WEEK_OF = `floor(extract(epoch from o.delivered_at) / 604800)::integer`
const SETTLED = `o.status = 'delivered' and o.delivered_at < now() - interval '20 days'
  and o.total_centimes > o.commission_centimes`
const BATCH_STATES = `case weeks_ago when 0 then 'draft' when 1 then 'submitted' when 2 then 'approved'
  when 3 then 'sent' else 'settled' end`

export const MONEY: [name: string, sql: string][] = [
  [
    'accounts',
    `insert into ledger.accounts (id, kind, vendor_id)
     select gen_random_uuid(), 'vendor_payable', v.id from vendors.vendors v
     on conflict do nothing;
     insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
     select gen_random_uuid(), v.id, 'rib', '00799999' || lpad(row_number() over (order by v.id)::text, 12, '0'),
       v.business_name, v.created_at
     from vendors.vendors v on conflict do nothing`,
  ],
  [
    'payouts',
    `create table bench.weeks as
       select ${WEEK_OF} as week, max(${WEEK_OF}) over () - ${WEEK_OF} as weeks_ago,
         bench.id('019b76da-a800-7000-8000-00000000ba7c', ${WEEK_OF}, 0) as batch_id
       from orders.orders o where ${SETTLED} group by ${WEEK_OF};
     create table bench.payouts as
       select o.vendor_id, w.week, w.weeks_ago, w.batch_id, bench.id(o.vendor_id, w.week, w.weeks_ago * 7) as id,
         sum(o.total_centimes - o.commission_centimes) as amount
       from orders.orders o join bench.weeks w on w.week = ${WEEK_OF} where ${SETTLED}
       group by o.vendor_id, w.week, w.weeks_ago, w.batch_id;
     create index on bench.payouts (vendor_id, week);
     insert into payouts.batches (id, number, kind, state, payout_count, total_centimes, created_by, approved_by, file_sha256,
       created_at, submitted_at, approved_at, sent_at, settled_at)
     select batch_id, 'P-' || extract(year from at) || '-' || lpad(week::text, 5, '0'), 'rib', ${BATCH_STATES},
       many, amount, bench.person(1), case when weeks_ago > 1 then bench.person(2) end,
       case when weeks_ago > 2 then md5('a' || week) || md5('b' || week) end, at,
       case when weeks_ago > 0 then at end, case when weeks_ago > 1 then at end, case when weeks_ago > 2 then at end,
       case when weeks_ago > 3 then at end
     from (select batch_id, week, weeks_ago, count(*) as many, sum(amount) as amount, to_timestamp((week + 2) * 604800.0) as at
       from bench.payouts group by batch_id, week, weeks_ago) w;
     insert into payouts.payouts (id, vendor_id, batch_id, payout_account_id, account_number, account_holder, amount_centimes,
       from_on, until_on, state, journal_id, created_at, paid_at)
     select p.id, p.vendor_id, p.batch_id, a.id, a.number, a.holder, p.amount, to_timestamp(p.week * 604800.0)::date,
       to_timestamp(p.week * 604800.0)::date + 7, case when weeks_ago > 3 then 'paid' else 'planned' end,
       case when weeks_ago > 3 then gen_random_uuid() end, to_timestamp((p.week + 2) * 604800.0),
       case when weeks_ago > 3 then to_timestamp((p.week + 2) * 604800.0) end
     from bench.payouts p join vendors.payout_accounts a on a.vendor_id = p.vendor_id and a.retired_at is null
     where weeks_ago > 3 or weeks_ago = 0;
     insert into payouts.payout_lines (id, vendor_id, payout_id, order_id, kind, amount_centimes)
     select bench.id(o.id, 1, 0), o.vendor_id, p.id, o.id, 'sale', o.total_centimes - o.commission_centimes
     from orders.orders o join bench.payouts p on p.vendor_id = o.vendor_id and p.week = ${WEEK_OF}
     where ${SETTLED} and (p.weeks_ago > 3 or p.weeks_ago = 0);
     insert into payouts.open_orders (order_id, vendor_id, due_on, recorded_at)
     select o.id, o.vendor_id, o.delivered_at::date + 7, o.delivered_at from orders.orders o
     where o.status = 'delivered' and o.delivered_at >= now() - interval '20 days' on conflict do nothing`,
  ],
  [
    'remittances',
    `create table bench.remitted as
       select p.id as parcel_id, p.order_id, p.vendor_id, p.courier_code, o.order_number, p.collect_centimes as collected,
         floor(extract(epoch from p.delivered_at) / 604800)::integer as week,
         row_number() over (partition by p.courier_code, floor(extract(epoch from p.delivered_at) / 604800) order by p.id)::integer as at
       from orders.parcels p join orders.orders o on o.id = p.order_id
       where p.state = 'delivered' and p.courier_code is not null and p.delivered_at < now() - interval '10 days';
     delete from bench.remitted where at > 1500;
     insert into payouts.remittances (id, courier_code, reference, state, line_count, announced_centimes, received_centimes,
       received_on, imported_by, posted_by, journal_id, imported_at, matched_at, posted_at)
     select bench.id('019b76da-a800-7000-8000-00000000ca5b', hashtext(courier_code || week), 0), courier_code, 'R-' || week,
       case when old then 'posted' else 'matched' end, many, amount, amount, at::date, bench.person(1),
       case when old then bench.person(2) end, case when old then gen_random_uuid() end, at, at, case when old then at end
     from (select courier_code, week, count(*) as many, sum(collected) as amount, to_timestamp((week + 1) * 604800.0) as at,
         to_timestamp((week + 1) * 604800.0) < now() - interval '20 days' as old
       from bench.remitted group by courier_code, week) r;
     insert into payouts.remittance_lines (id, remittance_id, position, vendor_id, tracking, parcel_id, collected_centimes,
       fee_centimes, expected_collected_centimes, expected_fee_centimes, state, reason, resolved_by, resolved_at, order_number, order_id)
     select bench.id(parcel_id, 1, 0), bench.id('019b76da-a800-7000-8000-00000000ca5b', hashtext(courier_code || week), 0), at,
       vendor_id, upper(substr(parcel_id::text, 1, 8)) || at, parcel_id, case when short then collected - 100 else collected end,
       40000, collected, 40000, case when short then 'accepted' else 'matched' end, case when short then 'short_paid' end,
       case when short then bench.person(1) end, case when short then now() end, order_number, order_id
     from (select *, at % 50 = 0 and collected > 100 as short from bench.remitted) r`,
  ],
]
