-- Owner: capabilities/fulfillment. Invariant: a parcel is sent to a courier once; an order waits for one courier at a time.
create schema fulfillment;

create table fulfillment.shipments (
  id              uuid primary key,
  vendor_id       uuid not null references vendors.vendors (id),
  order_id        uuid not null references orders.orders (id),
  courier_code    text not null references shipping.couriers (code),
  requested_by    uuid not null,
  state           text not null default 'waiting' check (state in ('waiting', 'created', 'failed', 'withdrawn')),
  -- Chosen by the vendor from the courier's list when our commune could not be matched.
  courier_commune text,
  pickup_point_id uuid references shipping.pickup_points (id),
  attempts        integer not null default 0 check (attempts >= 0),
  claimed_until   timestamptz,
  failure_code    text check (failure_code in ('not_connected', 'credentials_refused', 'unavailable', 'over_quota',
                    'refused', 'commune_unknown', 'pickup_point_unknown', 'too_expensive', 'order_changed')),
  failure_message text,
  tracking        text,
  label_url       text,
  label_file      text,
  last_status     text,
  last_event_at   timestamptz,
  payment_status  text,
  is_settled      boolean not null default false,
  last_tracked_at timestamptz,
  created_at      timestamptz not null,
  sent_at         timestamptz,
  check ((state = 'created') = (tracking is not null)),
  check ((state = 'created') = (sent_at is not null)),
  check (state <> 'failed' or failure_code is not null),
  check (not is_settled or state = 'created')
);
comment on table fulfillment.shipments is 'Requests to couriers to carry a parcel, their outcome, and the tracking status.';

create unique index shipments_open on fulfillment.shipments (order_id) where state in ('waiting', 'failed');
create index shipments_by_order on fulfillment.shipments (order_id, created_at);
create index shipments_to_track on fulfillment.shipments (vendor_id, courier_code, last_tracked_at nulls first)
  where state = 'created' and not is_settled;
create unique index shipments_by_tracking on fulfillment.shipments (courier_code, tracking) where tracking is not null;
