-- Documents are issued by the hundred. One whose lines were written with it is checked once, by its own trigger; a line
-- that is added later is still checked.
create or replace function documents.check_invoice_of_part() returns trigger language plpgsql as $$
begin
  if not exists (select from documents.invoices i where i.id = new.invoice_id and i.xmin = pg_current_xact_id()::xid) then
    perform documents.check_sums(new.invoice_id);
  end if;
  return null;
end $$;
