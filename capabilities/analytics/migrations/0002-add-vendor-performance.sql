-- Computed by a job, because counting ninety days of orders would take too long while a page waits.
create table analytics.vendor_performance (
  vendor_id   uuid primary key references vendors.vendors (id) on delete cascade,
  orders      integer not null check (orders > 0),
  cancelled   integer not null check (cancelled between 0 and orders),
  ended       integer not null check (ended >= 0),
  late        integer not null check (late between 0 and ended),
  refused     integer not null check (refused between 0 and ended),
  delivered   integer not null check (delivered >= 0),
  returned    integer not null check (returned >= 0),
  computed_at timestamptz not null
);
comment on table analytics.vendor_performance is 'Orders of the last ninety days by vendor: cancelled by it, late, refused at the door, returned.';
