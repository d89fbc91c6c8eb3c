-- Owner: documents. The database itself gives invoice numbers, adds up lines, and refuses to touch
-- what was issued; a mistake in the code cannot break a series.

-- The counter's row is locked until the invoice is committed, so that numbers follow the dates and
-- a rolled back invoice gives its number back.
create function documents.next_invoice_number() returns trigger language plpgsql as $$
declare
  counter documents.series;
begin
  new.year := extract(year from new.issued_on);
  insert into documents.series as s (vendor_id, kind, year, last_number, last_issued_on)
  values (new.vendor_id, new.kind, new.year, 1, new.issued_on)
  on conflict (vendor_id, kind, year) do update
    set last_number = s.last_number + 1, last_issued_on = greatest(s.last_issued_on, new.issued_on)
  returning s.* into counter;
  if new.issued_on < counter.last_issued_on then
    raise exception 'an invoice of % cannot follow one of %', new.issued_on, counter.last_issued_on
      using errcode = 'check_violation';
  end if;
  if new.number is not null and new.number <> counter.last_number then
    raise exception 'the next number is %, not %', counter.last_number, new.number
      using errcode = 'check_violation';
  end if;
  new.series_id := counter.id;
  new.number := counter.last_number;
  return new;
end $$;
create trigger invoices_take_a_number before insert on documents.invoices
  for each row execute function documents.next_invoice_number();

create function documents.guard_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.last_number <> old.last_number + 1 or new.last_issued_on < old.last_issued_on
     or (new.id, new.kind, new.year) <> (old.id, old.kind, old.year)
     or new.vendor_id is distinct from old.vendor_id then
    raise exception 'a series only moves on by one' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger series_move_by_one before update or delete on documents.series
  for each row execute function documents.guard_series();

create function documents.check_series() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from documents.invoices i where i.series_id = new.id and i.number = new.last_number)
     or (tg_op = 'INSERT' and new.last_number <> 1) then
    raise exception 'number % of a series has no invoice', new.last_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger series_have_no_gap after insert or update on documents.series
  deferrable initially deferred for each row execute function documents.check_series();

create function documents.check_sums(wanted uuid) returns void language plpgsql as $$
declare
  invoice documents.invoices;
  lines   bigint;
  base    bigint;
  vat     bigint;
begin
  select * into invoice from documents.invoices where id = wanted;
  select count(*), coalesce(sum(l.total_centimes), 0) into lines, base
  from documents.invoice_lines l where l.invoice_id = wanted;
  select coalesce(sum(v.vat_centimes), 0) into vat from documents.invoice_vat v where v.invoice_id = wanted;
  if (lines, base, vat) <> (invoice.line_count, invoice.subtotal_centimes, invoice.vat_centimes)
     or exists (
       select 1
       from (select l.vat_bp, sum(l.total_centimes) as base from documents.invoice_lines l
             where l.invoice_id = wanted group by l.vat_bp) of_lines
       full join (select v.vat_bp, v.base_centimes as base from documents.invoice_vat v
                  where v.invoice_id = wanted) of_rates using (vat_bp)
       where of_lines.base is distinct from of_rates.base)
  then
    raise exception 'the sums of invoice % are not those of its lines', invoice.reference
      using errcode = 'check_violation';
  end if;
end $$;

-- At the commit, when all is there; and again when anybody adds a line later, which then fails.
create function documents.check_invoice() returns trigger language plpgsql as $$
begin
  perform documents.check_sums(new.id);
  return null;
end $$;
create constraint trigger invoices_add_up after insert on documents.invoices
  deferrable initially deferred for each row execute function documents.check_invoice();

create function documents.check_invoice_of_part() returns trigger language plpgsql as $$
begin
  perform documents.check_sums(new.invoice_id);
  return null;
end $$;
create constraint trigger invoice_lines_add_up after insert on documents.invoice_lines
  deferrable initially deferred for each row execute function documents.check_invoice_of_part();
create constraint trigger invoice_vat_adds_up after insert on documents.invoice_vat
  deferrable initially deferred for each row execute function documents.check_invoice_of_part();

create function documents.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were issued', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger invoices_are_never_deleted before delete on documents.invoices
  for each row execute function documents.refuse_change();
create trigger invoice_lines_are_kept before update or delete on documents.invoice_lines
  for each row execute function documents.refuse_change();
create trigger invoice_vat_is_kept before update or delete on documents.invoice_vat
  for each row execute function documents.refuse_change();

-- Two things may still happen to an invoice, each once: it is cancelled, and when the law no longer
-- asks for them its buyer's name and address go.
create function documents.guard_invoice() returns trigger language plpgsql as $$
declare
  -- `reference` is computed after this trigger, from columns that are compared.
  may_change constant text[] := array['cancelled_at', 'cancel_reason', 'buyer',
    'buyer_erased_at', 'reference'];
begin
  if (to_jsonb(new) - may_change) <> (to_jsonb(old) - may_change)
     or (old.cancelled_at is not null and (new.cancelled_at, new.cancel_reason)
           is distinct from (old.cancelled_at, old.cancel_reason))
     or (new.buyer is not null and new.buyer is distinct from old.buyer)
     or (old.buyer_erased_at is not null and new.buyer_erased_at is distinct from old.buyer_erased_at) then
    raise exception 'an issued invoice is cancelled or corrected, never changed'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger invoices_are_kept before update on documents.invoices
  for each row execute function documents.guard_invoice();
