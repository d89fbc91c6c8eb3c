-- What a vendor says about a parcel of an operator's courier is a claim: it keeps its state until the courier, an admin or the buyer confirms it.
set local lock_timeout = '5s';

alter table orders.parcels add column delivery_claimed_at timestamptz;
alter table orders.parcels add column delivery_claimed_by uuid;
alter table orders.parcels add column delivery_denied_at timestamptz;
alter table orders.parcels add column delivery_rejected_at timestamptz;
comment on column orders.parcels.delivery_claimed_at is 'When its vendor reported the delivery; null once that is confirmed, withdrawn or rejected.';
comment on column orders.parcels.delivery_denied_at is 'When the buyer answered that it did not arrive.';
comment on column orders.parcels.delivery_rejected_at is 'When an admin rejected the last claim.';

create index parcels_by_delivery_claim on orders.parcels (order_id, delivery_claimed_at)
  where delivery_claimed_at is not null;
