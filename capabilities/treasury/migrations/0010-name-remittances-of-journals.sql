-- A manual journal that takes out of the clearing account what a remittance left in it names the remittance.
set local lock_timeout = '5s';

alter table treasury.manual_journals add column remittance_id uuid references payouts.remittances (id);
update treasury.manual_journals m set remittance_id = l.remittance_id
from payouts.remittance_lines l where l.id = m.remittance_line_id;
create index manual_journals_by_remittance on treasury.manual_journals (remittance_id) where remittance_id is not null;
