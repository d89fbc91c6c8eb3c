-- No journal is dated in a closed month, or in a year whose December is closed, by any caller.
set local lock_timeout = '5s';

create function documents.refuse_closed_date() returns trigger language plpgsql as $$
begin
  if exists (select from documents.vat_closings c where c.reopened_at is null and c.month in (
      date_trunc('month', new.accounted_on)::date, make_date(extract(year from new.accounted_on)::integer, 12, 1))) then
    raise exception 'the books of % are closed', new.accounted_on using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger journals_are_dated_in_open_months before insert on ledger.journals
  for each row when (new.accounted_on is not null) execute function documents.refuse_closed_date();
