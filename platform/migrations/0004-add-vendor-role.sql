-- Requests of the vendor space run as this role, whose policies show the vendor's rows only (docs/decisions/0092).
-- The owner of the tables, which runs everything else, is above policies. Roles belong to the cluster: another
-- database that is migrated at the same time may make it first.
do $$
begin
  begin
    if to_regrole('yova_vendor') is null then
      create role yova_vendor nologin;
    end if;
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end;
  begin
    perform set_config('role', 'yova_vendor', true);
  exception when insufficient_privilege or invalid_parameter_value then
    begin
      execute format('grant yova_vendor to %I', session_user);
      perform set_config('role', 'yova_vendor', true);
    exception when others then
      raise exception 'the database user % may not run as yova_vendor, ask an administrator of the database: %',
        session_user, format('create role yova_vendor nologin; grant yova_vendor to %I;', session_user);
    end;
  end;
  perform set_config('role', 'none', true);
end $$;

alter default privileges grant usage on schemas to yova_vendor;
alter default privileges grant select, insert, update, delete on tables to yova_vendor;
alter default privileges grant usage on sequences to yova_vendor;

do $$
declare
  place text;
begin
  for place in
    select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
  loop
    execute format('grant usage on schema %I to yova_vendor', place);
    execute format('grant select, insert, update, delete on all tables in schema %I to yova_vendor', place);
    execute format('grant usage on all sequences in schema %I to yova_vendor', place);
  end loop;
end $$;

create function platform.current_vendor() returns uuid language sql stable parallel safe
  return nullif(current_setting('yova.vendor', true), '')::uuid;

-- The one place that makes policies: which rows a vendor has, null for none, and which ones it may also read.
-- A condition that looks into a parent table sees what the policy of the parent leaves; as a scalar subquery,
-- because `exists` may be planned as a hash of the whole parent table. Where one statement makes a row and its
-- parent, its snapshot has no parent yet: `made_with_parent` checks no new row.
create function platform.isolate(
  place regclass, own text, readable text default null, made_with_parent boolean default false
) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', place);
  execute format('drop policy if exists yova_vendor on %s', place);
  execute format('drop policy if exists yova_vendor_reads on %s', place);
  if own is not null then
    execute format('create policy yova_vendor on %s to yova_vendor using (%s) with check (%s)',
      place, own, case when made_with_parent then 'true' else own end);
  end if;
  if readable is not null then
    execute format('create policy yova_vendor_reads on %s for select to yova_vendor using (%s)', place, readable);
  end if;
end $$;

-- Counters, read models and guards see every row, also in a change that a vendor makes.
create function platform.run_triggers_as_owner(place regnamespace) returns void language plpgsql as $$
declare
  trigger_function regprocedure;
begin
  for trigger_function in
    select oid from pg_proc where pronamespace = place and prorettype = 'trigger'::regtype and not prosecdef
  loop
    execute format('alter function %s security definer', trigger_function);
  end loop;
end $$;
