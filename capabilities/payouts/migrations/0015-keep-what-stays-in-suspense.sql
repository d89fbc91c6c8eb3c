-- What the posting of a remittance left in the clearing account (471), and why another sum came: nothing named either.
set local lock_timeout = '5s';

alter table payouts.remittances add column suspense_centimes bigint, add column received_note text;
-- All of its journals were posted in one statement, at one time; their memos begin with that of the remittance's own.
update payouts.remittances r set suspense_centimes = (
  select coalesce(sum(e.amount_centimes), 0)
  from ledger.journals w
  join ledger.journals j on j.posted_at = w.posted_at and (j.id = w.id or starts_with(j.memo, w.memo || ' '))
  join ledger.entries e on e.journal_id = j.id
  join ledger.accounts a on a.id = e.account_id and a.kind = 'courier_clearing'
  where w.id = r.journal_id)
where r.state = 'posted';
