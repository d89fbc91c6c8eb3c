-- Couriers write tracking numbers in capitals or not; a statement names the same parcel either way.
-- The number leads: before the first analyze the planner takes an index on the courier for a whole scan.
set local lock_timeout = '5s';

create index parcels_by_upper_tracking on orders.parcels (upper(tracking), courier_code) where tracking is not null;
