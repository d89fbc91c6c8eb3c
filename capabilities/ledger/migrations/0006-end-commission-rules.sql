-- Owner: ledger. A commission rule that has held is never deleted or changed, only ended: what was sold
-- under it names it. Of one shop, category or the whole marketplace, no two rules begin at once.
create function ledger.guard_commission_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.valid_from <= current_timestamp then
      raise exception 'a rule that has held is ended, not deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'valid_until') <> (to_jsonb(old) - 'valid_until') then
    raise exception 'a rule is ended and another one written, never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger commission_rules_are_kept before update or delete on ledger.commission_rules
  for each row execute function ledger.guard_commission_rule();
create unique index commission_rules_begin_once on ledger.commission_rules
  (scope, vendor_id, category_slug, valid_from) nulls not distinct;
