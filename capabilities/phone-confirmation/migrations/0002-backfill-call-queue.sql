-- Owner: confirmation. Orders that waited before there was a call list are on it, each once; what a
-- caller noted of a buyer goes when the buyer is forgotten, and nothing else of a call ever changes.
insert into phone_confirmation.call_tasks (id, vendor_id, order_id, phone, next_call_at, created_at, expires_at)
select gen_random_uuid(), o.vendor_id, o.id, p.phone, now(), now(), now() + interval '72 hours'
from orders.orders o
join orders.purchases p on p.id = o.purchase_id
join vendors.vendors v on v.id = o.vendor_id
where o.status = 'pending' and v.requires_phone_confirmation
  and p.payment_method in ('cash_on_delivery', 'card_on_delivery');

create function phone_confirmation.guard_call() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
drop trigger calls_are_kept on phone_confirmation.calls;
create trigger calls_are_kept before update or delete on phone_confirmation.calls
  for each row execute function phone_confirmation.guard_call();
