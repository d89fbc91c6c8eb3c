-- Return policies and public holidays are changed by admins: who did, when, and what applied before.
set local lock_timeout = '5s';

alter table returns.return_policies
  add column follows_operator boolean not null default false,
  add column created_by uuid,
  add constraint return_policies_of_vendors check (vendor_id is not null or not follows_operator);
comment on column returns.return_policies.follows_operator is 'From this day on the vendor has the operator''s policy again.';

-- A feast of the moon may fall on a day that is a holiday already.
alter table returns.holidays drop constraint holidays_pkey;
alter table returns.holidays add primary key (day, name);

create table returns.holiday_history (
  id         uuid primary key,
  name       text not null check (length(trim(name)) > 0),
  change     text not null check (change in ('proposed', 'added', 'confirmed', 'moved', 'removed')),
  from_on    date,
  to_on      date,
  day_count  smallint not null check (day_count > 0),
  changed_by uuid not null,
  changed_at timestamptz not null,
  check ((change in ('proposed', 'added')) = (from_on is null)),
  check ((change = 'removed') = (to_on is null))
);
comment on table returns.holiday_history is 'Changes of public holidays: first day before and after, and who decided it.';
create index holiday_history_newest on returns.holiday_history (changed_at desc, id desc);
create trigger holiday_history_is_unchangeable before update or delete on returns.holiday_history
  for each row execute function returns.refuse_change();

insert into returns.holidays (day, name, is_expected, source)
select first + n, name, true, 'loi 63-278; calendrier Oumm al-Qoura'
from (values
  (date '2029-02-14', 3, 'Aïd el-Fitr'), (date '2029-04-24', 3, 'Aïd el-Adha'),
  (date '2029-05-14', 1, 'Awal Moharram'), (date '2029-05-23', 1, 'Achoura'),
  (date '2029-07-24', 1, 'Mawlid Ennabaoui'),
  (date '2030-02-04', 3, 'Aïd el-Fitr'), (date '2030-04-13', 3, 'Aïd el-Adha'),
  (date '2030-05-04', 1, 'Awal Moharram'), (date '2030-05-13', 1, 'Achoura'),
  (date '2030-07-13', 1, 'Mawlid Ennabaoui')) as feast (first, days, name),
  generate_series(0, days - 1) as n
on conflict do nothing;
