-- Owner: returns. Who asks to be forgotten leaves the steps of their returns, but neither their
-- account nor their words in them.
create function returns.guard_status_history() returns trigger language plpgsql as $$
declare
  may_go constant text[] := array['actor_id', 'reason'];
begin
  if tg_op = 'UPDATE' and old.actor_role = 'buyer' and num_nonnulls(new.actor_id, new.reason) = 0
     and to_jsonb(new) - may_go = to_jsonb(old) - may_go then
    return new;
  end if;
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
drop trigger status_history_is_kept on returns.status_history;
create trigger status_history_is_kept before update or delete on returns.status_history
  for each row execute function returns.guard_status_history();
