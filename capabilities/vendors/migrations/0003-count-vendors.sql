-- Owner: vendors. How many shops there are of each state is counted as they change, never by reading them.
create function vendors.count_vendors() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('shops:' || verification_status, count(*))
    from added group by verification_status;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('shops:' || verification_status, -count(*))
    from removed group by verification_status;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('shops:');
  else
    perform platform.count_by('shops:' || old.verification_status, -1),
      platform.count_by('shops:' || new.verification_status, 1);
  end if;
  return null;
end $$;
create trigger shops_counted_in after insert on vendors.vendors
  referencing new table as added for each statement execute function vendors.count_vendors();
create trigger shops_counted_out after delete on vendors.vendors
  referencing old table as removed for each statement execute function vendors.count_vendors();
create trigger shops_counted_off after truncate on vendors.vendors
  for each statement execute function vendors.count_vendors();
create trigger shops_counted_again after update of verification_status on vendors.vendors
  for each row when (old.verification_status <> new.verification_status)
  execute function vendors.count_vendors();
select platform.count_by('shops:' || verification_status, count(*))
from vendors.vendors group by verification_status;
