-- A parcel may be lost, stolen or damaged on its way: it is neither delivered nor back, and its pieces are gone.
set local lock_timeout = '5s';

alter table orders.parcels add column lost_at timestamptz;
comment on column orders.parcels.lost_at is 'When it was last reported as lost; it may be found and delivered or returned later.';
alter table orders.parcels add column loss_kind text check (loss_kind in ('lost', 'stolen', 'damaged_in_transit'));
alter table orders.parcels drop constraint parcels_state_check;
alter table orders.parcels add constraint parcels_state_check check (state in (
  'preparing', 'ready', 'handed_over', 'in_transit', 'at_wilaya', 'waiting_for_customer',
  'out_for_delivery', 'attempt_failed', 'postponed', 'alert', 'delivered', 'cash_at_courier',
  'remitted', 'returning', 'return_to_collect', 'returned', 'checked', 'lost'));
alter table orders.parcels add constraint parcels_are_lost_at
  check (state <> 'lost' or (lost_at is not null and loss_kind is not null));
alter table orders.parcel_history drop constraint parcel_history_reason_check;
alter table orders.parcel_history add constraint parcel_history_reason_check check (reason in (
  'phone_unreachable', 'no_answer', 'wrong_number', 'absent_postponed', 'absent_failed',
  'cancelled_by_customer', 'duplicate_order', 'not_ordered', 'wrong_product', 'missing_product',
  'damaged_product', 'cannot_pay', 'wrong_wilaya', 'wrong_commune', 'no_show',
  'missing_document', 'forbidden_product', 'dangerous_product', 'false_declaration',
  'lost', 'stolen', 'damaged_in_transit'));
