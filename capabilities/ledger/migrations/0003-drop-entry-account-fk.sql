-- Owner: ledger. Every sale posts to the same few accounts: a foreign key would lock each of those rows
-- for each entry and make all buyers meet there. An account stays for ever, so looking is enough.
create trigger accounts_are_immutable before update or delete on ledger.accounts
  for each statement execute function ledger.refuse_change();

alter table ledger.entries drop constraint entries_account_id_fkey;

create or replace function ledger.check_balance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal_id having sum(amount_centimes) <> 0) then
    raise exception 'a journal does not sum to zero' using errcode = 'check_violation';
  end if;
  if exists (
    select from added e where not exists (select from ledger.accounts a where a.id = e.account_id)
  ) then
    raise exception 'an entry names an account that is not there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
