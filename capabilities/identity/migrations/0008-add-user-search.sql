-- Owner: identity. A profile carries its role and its search terms, so that the list of
-- people is read along one index; an account that was deactivated remembers what it was.

-- Text as people type it in a hurry: small letters, no accent, no sign between words.
create function identity.fold(input text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    translate(
      regexp_replace(lower(normalize(coalesce(input, ''), NFKD)),
        '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u02bc''’]', '', 'g'),
      'ةىٱ', 'هيا'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u007f]+', ' ', 'g'))
$$;
create function identity.search_terms_of(input text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(identity.fold(input), ' '), ''))
$$;
-- Each word typed is the beginning of one; null when nothing was typed that is a word.
create function identity.parse_search(typed text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery
  from unnest(array_remove(string_to_array(identity.fold(typed), ' '), '')) word
$$;

alter table identity.profiles
  add column role text not null default 'customer' check (role in ('customer', 'vendor', 'admin')),
  add column search_terms tsvector generated always as (identity.search_terms_of(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))) stored;
update identity.profiles p set role = r.role
from identity.user_roles r where r.user_id = p.user_id;
create index profiles_by_role on identity.profiles (role, created_at desc, user_id desc);
create index profiles_by_search_terms on identity.profiles using gin (search_terms);

create function identity.sync_profile_role() returns trigger language plpgsql as $$
begin
  update identity.profiles set role = case when tg_op = 'DELETE' then 'customer' else new.role end
  where user_id = case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  return null;
end $$;
create trigger profiles_follow_roles after insert or update of role or delete on identity.user_roles
  for each row execute function identity.sync_profile_role();

create function identity.init_profile_role() returns trigger language plpgsql as $$
begin
  new.role := coalesce((select role from identity.user_roles where user_id = new.user_id), 'customer');
  return new;
end $$;
create trigger profiles_begin_with_role before insert on identity.profiles
  for each row execute function identity.init_profile_role();

create function identity.count_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('people:' || role, count(*)) from added group by role;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('people:' || role, -count(*)) from removed group by role;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('people:');
  else
    perform platform.count_by('people:' || old.role, -1), platform.count_by('people:' || new.role, 1);
  end if;
  return null;
end $$;
create trigger profiles_counted_in after insert on identity.profiles
  referencing new table as added for each statement execute function identity.count_users();
create trigger profiles_counted_out after delete on identity.profiles
  referencing old table as removed for each statement execute function identity.count_users();
create trigger profiles_counted_off after truncate on identity.profiles
  for each statement execute function identity.count_users();
create trigger profiles_counted_again after update of role on identity.profiles
  for each row when (old.role <> new.role) execute function identity.count_users();
select platform.count_by('people:' || role, count(*)) from identity.profiles group by role;

create table identity.deactivations (
  user_id        uuid primary key references identity.users (id) on delete cascade,
  email          text,
  banned_until   timestamptz,
  deactivated_at timestamptz not null,
  deactivated_by uuid
);
comment on table identity.deactivations is 'Accounts that an administrator closed, and what reopening gives back.';
