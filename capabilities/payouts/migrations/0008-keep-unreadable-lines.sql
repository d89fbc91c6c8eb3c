-- A line that cannot be read never stops its statement: it is stored as it was written, corrected by a person, and compared then.
set local lock_timeout = '5s';

alter table payouts.remittance_lines add column file_line integer check (file_line > 0);
comment on column payouts.remittance_lines.file_line is 'Its line in the file; null in statements of before.';
alter table payouts.remittance_lines add column unreadable jsonb check (jsonb_typeof(unreadable) = 'object');
comment on column payouts.remittance_lines.unreadable is 'What was written where it could not be read, by column; null once it is corrected.';

alter table payouts.remittance_lines drop constraint remittance_lines_reason_check;
alter table payouts.remittance_lines add constraint remittance_lines_reason_check check (reason in (
  'unreadable', 'unknown_parcel', 'duplicate_line', 'already_remitted', 'not_delivered', 'short_paid', 'over_paid',
  'fee_differs', 'other_courier', 'carried_by_vendor'));
alter table payouts.remittance_lines add constraint remittance_lines_are_readable
  check ((unreadable is null) = (reason is distinct from 'unreadable') or state = 'open');
