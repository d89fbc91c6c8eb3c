-- The duties of an admin, beside the role. A new admin holds all of them unless fewer were chosen, and none without the
-- role: a trigger keeps both true, whichever program writes the role.
create table identity.admin_duties (
  user_id    uuid not null references identity.user_roles (user_id) on delete cascade,
  duty       text not null check (duty in
    ('finance', 'support', 'catalogue', 'moderation', 'marketing', 'administration')),
  granted_at timestamptz not null,
  granted_by uuid,
  primary key (user_id, duty)
);
comment on table identity.admin_duties is 'What each admin may do in the back office.';

insert into identity.admin_duties (user_id, duty, granted_at, granted_by)
select r.user_id, duty, r.granted_at, r.granted_by
from identity.user_roles r, unnest(array
  ['finance', 'support', 'catalogue', 'moderation', 'marketing', 'administration']) duty
where r.role = 'admin';

create function identity.sync_admin_duties() returns trigger language plpgsql as $$
begin
  if new.role = 'admin' then
    insert into identity.admin_duties (user_id, duty, granted_at, granted_by)
    select new.user_id, duty, new.granted_at, new.granted_by from unnest(array
      ['finance', 'support', 'catalogue', 'moderation', 'marketing', 'administration']) duty
    on conflict do nothing;
  else
    delete from identity.admin_duties where user_id = new.user_id;
  end if;
  return null;
end $$;

create trigger duties_begin_with_role after insert on identity.user_roles
  for each row execute function identity.sync_admin_duties();
create trigger duties_follow_role after update of role on identity.user_roles
  for each row when (old.role <> new.role) execute function identity.sync_admin_duties();
create trigger a_duty_changed after insert or update or delete on identity.admin_duties
  for each row execute function identity.notify_session_state_changed();

-- When another person or a program last made the account or changed its role, duties, address or password. Four-eyes
-- rule: for three days after it the account neither approves money nor has its proposals approved.
alter table identity.users add column managed_at timestamptz;

-- An admin who is the only one with the duty finance approves alone, three days after all admins were informed.
create table identity.sole_approvals (
  subject_type text not null,
  subject_id   uuid not null,
  announced_by uuid not null references identity.users (id) on delete cascade,
  announced_at timestamptz not null,
  primary key (subject_type, subject_id, announced_by)
);
comment on table identity.sole_approvals is 'Announcements that the only admin for finance approves an own proposal.';
create index sole_approvals_by_user on identity.sole_approvals (announced_by);
