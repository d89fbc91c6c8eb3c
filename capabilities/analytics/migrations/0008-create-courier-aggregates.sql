-- Owner: analytics. Parcels are kept as sums by courier, each order in them exactly once and as it is now:
-- counted_couriers says what an order adds. A parcel moves, changes its courier or has its cash handed over
-- without a fact of its order: whatever writes it, the order is noted here in the same transaction.
create table analytics.courier_contributions (
  order_id  uuid primary key references orders.orders (id) on delete cascade,
  vendor_id uuid not null,
  placed_on date not null,
  wilaya    text not null check (wilaya ~ '^[0-9]{2}$'),
  parts     jsonb not null check (jsonb_typeof(parts) = 'array')
) with (fillfactor = 85);
create index courier_contributions_of_shop on analytics.courier_contributions (vendor_id);
comment on table analytics.courier_contributions is 'What each order adds to the sums by courier, as it was last counted.';

create table analytics.courier_aggregates (
  span               text not null check (span in ('day', 'month')),
  -- The shop of zeros stands for all shops, '' for all wilayas; the courier '' for parcels of nobody yet.
  vendor_id          uuid not null,
  wilaya             text not null check (wilaya ~ '^([0-9]{2})?$'),
  courier_code       text not null,
  starts_on          date not null check (span = 'day' or extract(day from starts_on) = 1),
  ordered            integer not null default 0 check (ordered >= 0),
  confirmed          integer not null default 0 check (confirmed >= 0),
  shipped            integer not null default 0 check (shipped >= 0),
  delivered          integer not null default 0 check (delivered >= 0),
  returned           integer not null default 0 check (returned >= 0),
  remitted           integer not null default 0 check (remitted >= 0),
  remitted_centimes  bigint not null default 0 check (remitted_centimes >= 0),
  primary key (vendor_id, span, wilaya, starts_on, courier_code)
) with (fillfactor = 70);
comment on table analytics.courier_aggregates is 'Parcels by the day or month their order was placed: for each courier, of each shop and wilaya and of all.';

create table analytics.changed_parcels (
  id       bigint generated always as identity primary key,
  order_id uuid not null
);
comment on table analytics.changed_parcels is 'Orders of which a parcel changed since it was last counted.';

create function analytics.track_parcel_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics.changed_parcels (order_id) select distinct order_id from now_are;
  else
    insert into analytics.changed_parcels (order_id)
    select distinct n.order_id from now_are n join were w on w.id = n.id
    where (n.state, n.courier_code, n.collect_centimes, n.purpose)
      is distinct from (w.state, w.courier_code, w.collect_centimes, w.purpose);
  end if;
  return null;
end $$;
create trigger parcels_noted_in after insert on orders.parcels
  referencing new table as now_are for each statement execute function analytics.track_parcel_changes();
create trigger parcels_noted_again after update on orders.parcels
  referencing new table as now_are old table as were for each statement execute function analytics.track_parcel_changes();

-- It held parts of the same sums, and nothing was ever written to it.
drop table analytics.daily_couriers;
