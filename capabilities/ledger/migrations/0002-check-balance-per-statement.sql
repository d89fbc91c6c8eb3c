-- Owner: ledger. What one statement adds to a journal sums to zero, so every journal always does:
-- the check looks at the new entries alone and costs the same however many stand before them.
create or replace function ledger.check_balance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal_id having sum(amount_centimes) <> 0) then
    raise exception 'a journal does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
