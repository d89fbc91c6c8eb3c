-- Roles are listed in kernel/staff-roles.ts, which validates a code where it comes in: a new role needs no migration.
set local lock_timeout = '5s';

alter table vendors.staff drop constraint staff_role_check;
alter table vendors.staff add constraint staff_role_code check (role ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
alter table vendors.staff_invitations drop constraint staff_invitations_role_check;
alter table vendors.staff_invitations add constraint staff_invitations_role_code
  check (role ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
