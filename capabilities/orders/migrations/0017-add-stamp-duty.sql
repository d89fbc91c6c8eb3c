-- Stamp duty of cash: shown at checkout, asked for by the parcels.
set local lock_timeout = '5s';

alter table orders.orders add column stamp_duty_centimes bigint not null default 0 check (stamp_duty_centimes >= 0);
comment on column orders.orders.stamp_duty_centimes is
  'Duty of a cash payment as the buyer was shown it, not in the total; its parcels never ask for more.';

alter table orders.parcels add column stamp_duty_centimes bigint not null default 0,
  add constraint parcels_collect_stamp_duty check (stamp_duty_centimes between 0 and collect_centimes) not valid;
comment on column orders.parcels.stamp_duty_centimes is
  'Part of what the parcel collects, by the scale of the day it was handed over.';
