-- Owner: payouts. What was submitted to a second pair of eyes is what is paid.

-- A batch's payouts and their lines move only while it is a draft; afterwards a payout's state may
-- go on, and its lines may be given free, but no amount, no account and no shop changes.
create function payouts.is_draft(wanted uuid) returns boolean language sql stable as $$
  select b.state = 'draft' from payouts.batches b where b.id = wanted
$$;

create function payouts.guard_payout() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['state', 'journal_id', 'bank_reference', 'fail_reason',
    'paid_at', 'failed_at', 'cancelled_at'];
begin
  if tg_op = 'INSERT' then
    if payouts.is_draft(new.batch_id) then return new; end if;
  elsif payouts.is_draft(old.batch_id) then
    if tg_op = 'DELETE' then return old; end if;
    if payouts.is_draft(new.batch_id) then return new; end if;
  elsif tg_op = 'UPDATE' and (to_jsonb(new) - may_change) = (to_jsonb(old) - may_change) then
    return new;
  end if;
  raise exception 'a batch that left its draft keeps its payouts' using errcode = 'restrict_violation';
end $$;
create trigger payouts_are_kept before insert or update or delete on payouts.payouts
  for each row execute function payouts.guard_payout();

create function payouts.guard_line() returns trigger language plpgsql as $$
declare
  batch uuid;
begin
  select p.batch_id into batch from payouts.payouts p
  where p.id = case when tg_op = 'INSERT' then new.payout_id else old.payout_id end;
  if payouts.is_draft(batch) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.released_at is null
     and (to_jsonb(new) - 'released_at') = (to_jsonb(old) - 'released_at') then
    return new;
  end if;
  raise exception 'a batch that left its draft keeps its lines' using errcode = 'restrict_violation';
end $$;
create trigger payout_lines_are_kept before insert or update or delete on payouts.payout_lines
  for each row execute function payouts.guard_line();

create function payouts.guard_batch() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft'
     and (new.kind, new.payout_count, new.total_centimes, new.created_by)
         is distinct from (old.kind, old.payout_count, old.total_centimes, old.created_by) then
    raise exception 'a batch that left its draft keeps its sum' using errcode = 'restrict_violation';
  end if;
  if new.state = 'draft' and old.state not in ('draft', 'submitted') then
    raise exception 'an approved batch does not become a draft again' using errcode = 'restrict_violation';
  end if;
  if old.state = 'draft' and new.state = 'submitted' and (
       exists (select 1 from payouts.payouts p where p.batch_id = new.id
               and p.amount_centimes <> (select coalesce(sum(l.amount_centimes), 0)
                                         from payouts.payout_lines l where l.payout_id = p.id))
       or (select (count(*), coalesce(sum(p.amount_centimes), 0)) from payouts.payouts p
           where p.batch_id = new.id) <> (new.payout_count::bigint, new.total_centimes::numeric)) then
    raise exception 'the batch is not the sum of its payouts, or a payout not of its lines'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger batches_add_up before update on payouts.batches
  for each row execute function payouts.guard_batch();

create function payouts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger batches_are_never_deleted before delete on payouts.batches
  for each row execute function payouts.refuse_change();
create trigger status_history_is_kept before update or delete on payouts.status_history
  for each row execute function payouts.refuse_change();
