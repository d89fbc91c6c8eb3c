-- Payout schedules have a history: a row counts from its first day until the next one of the same vendor, or of the operator.
set local lock_timeout = '5s';

alter table payouts.payout_schedules
  add column valid_from date not null default '2020-01-01',
  add column follows_operator boolean not null default false,
  add column pays_only_remitted boolean,
  add column created_by uuid;
alter table payouts.payout_schedules drop constraint payout_schedules_vendor_id_key;
alter table payouts.payout_schedules
  add constraint payout_schedules_first_day unique nulls not distinct (vendor_id, valid_from),
  add constraint payout_schedules_of_vendors check (vendor_id is not null or (not follows_operator and pays_only_remitted is null));

comment on table payouts.payout_schedules is 'Payout schedules by first day: frequency, minimum amount, days after delivery; rows without a vendor are the operator''s.';
comment on column payouts.payout_schedules.follows_operator is 'From this day on the vendor is paid by the operator''s schedule again.';
comment on column payouts.payout_schedules.pays_only_remitted is 'Whether payouts wait for couriers'' remittances; null: as the setting payOnlyRemitted.';
