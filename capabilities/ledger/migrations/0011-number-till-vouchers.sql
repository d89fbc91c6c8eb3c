-- What is paid to a buyer out of the till has a voucher, numbered without a gap in each year.
set local lock_timeout = '5s';

create table ledger.till_vouchers (
  year       smallint not null check (year between 2020 and 2200),
  number     integer not null check (number > 0),
  reference  text not null generated always as ('PC-' || year::text || '-' || lpad(number::text, 6, '0')) stored unique,
  journal_id uuid not null unique references ledger.journals (id),
  primary key (year, number)
);
comment on table ledger.till_vouchers is 'Vouchers of refunds in cash, in an unbroken series by year.';

-- What takes from the till holds its lock until commit, so a rollback returns the number.
create function ledger.guard_till_voucher() returns trigger language plpgsql as $$
begin
  if new.number <> 1 + coalesce((select max(number) from ledger.till_vouchers where year = new.year), 0) then
    raise exception 'vouchers are numbered one after the other' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger till_vouchers_are_numbered before insert on ledger.till_vouchers
  for each row execute function ledger.guard_till_voucher();
create trigger till_vouchers_are_immutable before update or delete on ledger.till_vouchers
  for each statement execute function ledger.refuse_change();
