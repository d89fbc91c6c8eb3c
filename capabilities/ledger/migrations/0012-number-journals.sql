-- Closing a month numbers its journals for good, by series and year without a gap; until then they are provisional.
set local lock_timeout = '5s';

create table ledger.journal_numbers (
  series     text not null check (series in ('VE', 'BQ', 'CA', 'OD')),
  year       smallint not null check (year between 2000 and 2200),
  number     integer not null check (number > 0),
  reference  text not null generated always as
    (series || '-' || year::text || '-' || lpad(number::text, greatest(6, length(number::text)), '0')) stored unique,
  -- No foreign key: its key locks on a month of sales would wait for orders in work, and they for the closing.
  journal_id uuid not null unique,
  primary key (series, year, number)
);
comment on table ledger.journal_numbers is 'Definitive numbers of journals of closed months: sales, bank, till and other operations.';

-- The closing holds the lock on documents until commit, so a rollback returns its numbers.
create function ledger.guard_journal_numbers() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by series, year
    having min(number) <> 1 + coalesce((select max(n.number) from ledger.journal_numbers n
        where n.series = added.series and n.year = added.year and n.number < min(added.number)), 0)
      or max(number) - min(number) + 1 <> count(*)
  ) then
    raise exception 'journals are numbered without a gap' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger journal_numbers_have_no_gap after insert on ledger.journal_numbers
  referencing new table as added for each statement execute function ledger.guard_journal_numbers();
create trigger journal_numbers_are_immutable before update or delete on ledger.journal_numbers
  for each statement execute function ledger.refuse_change();
