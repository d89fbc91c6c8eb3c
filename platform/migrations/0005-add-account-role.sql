-- Requests of the account run as this role, whose policies show the rows of one person only (docs/decisions/0092).
do $$
begin
  begin
    if to_regrole('yova_account') is null then
      create role yova_account nologin;
    end if;
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end;
  begin
    perform set_config('role', 'yova_account', true);
  exception when insufficient_privilege or invalid_parameter_value then
    begin
      execute format('grant yova_account to %I', session_user);
      perform set_config('role', 'yova_account', true);
    exception when others then
      raise exception 'the database user % may not run as yova_account, ask an administrator of the database: %',
        session_user, format('create role yova_account nologin; grant yova_account to %I;', session_user);
    end;
  end;
  perform set_config('role', 'none', true);
end $$;

create function platform.current_account() returns uuid language sql stable parallel safe
  return nullif(current_setting('yova.account', true), '')::uuid;

-- What the account was not given it cannot name: a schema without rows of shops and persons, mostly to read.
create function platform.open_to_account(place regnamespace, rights text default 'select') returns void
language plpgsql as $$
begin
  execute format('grant usage on schema %s to yova_account', place);
  execute format('grant %s on all tables in schema %s to yova_account', rights, place);
  execute format('alter default privileges in schema %s grant %s on tables to yova_account', place, rights);
end $$;
select platform.open_to_account('platform', 'select, insert, update, delete');

-- As platform.isolate, for the rows of a person, and gives the account the table.
create function platform.isolate_account(
  place regclass, own text, readable text default null, made_with_parent boolean default false
) returns void language plpgsql as $$
begin
  execute format('grant usage on schema %s to yova_account',
    (select relnamespace::regnamespace from pg_class where oid = place));
  execute format('grant %s on %s to yova_account',
    case when own is null then 'select' else 'select, insert, update, delete' end, place);
  execute format('alter table %s enable row level security', place);
  execute format('drop policy if exists yova_account on %s', place);
  execute format('drop policy if exists yova_account_reads on %s', place);
  if own is not null then
    execute format('create policy yova_account on %s to yova_account using (%s) with check (%s)',
      place, own, case when made_with_parent then 'true' else own end);
  end if;
  if readable is not null then
    execute format('create policy yova_account_reads on %s for select to yova_account using (%s)', place, readable);
  end if;
end $$;
