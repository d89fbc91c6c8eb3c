-- Couriers write tracking numbers in capitals or not; a statement names the same parcel either way.
set local lock_timeout = '5s';

create index parcels_by_upper_tracking on orders.parcels (courier_code, upper(tracking)) where tracking is not null;
