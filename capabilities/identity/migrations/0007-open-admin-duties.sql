-- Duties are listed in kernel/admin-duties.ts; each start writes those of the list that are new into this table, from
-- which the trigger gives a new admin all of them. A new duty needs no migration.
set local lock_timeout = '5s';

create table identity.duties (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,29}$')
);
comment on table identity.duties is 'The duties that an admin can have, from the list of the product.';
insert into identity.duties (code) select distinct duty from identity.admin_duties
union select unnest(array['finance', 'support', 'catalogue', 'moderation', 'marketing', 'administration']);

alter table identity.admin_duties drop constraint admin_duties_duty_check;
alter table identity.admin_duties add foreign key (duty) references identity.duties (code);

create or replace function identity.sync_admin_duties() returns trigger language plpgsql security definer as $$
begin
  if new.role = 'admin' then
    insert into identity.admin_duties (user_id, duty, granted_at, granted_by)
    select new.user_id, code, new.granted_at, new.granted_by from identity.duties
    on conflict do nothing;
  else
    delete from identity.admin_duties where user_id = new.user_id;
  end if;
  return null;
end $$;
