-- Owner: identity. People are put in order by what they are called and by their address, along one
-- index each; small letters without accents, so that Émile stands beside Emile.
create function identity.name_sort_key(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe as $$
  select left(identity.fold(coalesce(
    nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email, phone, '')), 120)
$$;
alter table identity.profiles
  add column name_sort_key text collate "C" generated always as
    (identity.name_sort_key(first_name, last_name, email, phone)) stored,
  add column email_sort_key text collate "C" generated always as (left(lower(coalesce(email, '')), 255)) stored;
create index profiles_in_name_order on identity.profiles (name_sort_key, user_id);
create index profiles_in_email_order on identity.profiles (email_sort_key, user_id);
create index profiles_of_role_in_name_order on identity.profiles (role, name_sort_key, user_id);
create index profiles_of_role_in_email_order on identity.profiles (role, email_sort_key, user_id);
