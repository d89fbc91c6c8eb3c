-- Owner: catalog. How many products a category holds, whatever their state, is counted as they change, never by
-- reading them.
create function catalog.count_categories() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('category:' || category_slug, count(*)) from added group by category_slug;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('category:' || category_slug, -count(*)) from removed group by category_slug;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('category:');
  else
    perform platform.count_by('category:' || old.category_slug, -1),
      platform.count_by('category:' || new.category_slug, 1);
  end if;
  return null;
end $$;
create trigger categories_counted_in after insert on catalog.products
  referencing new table as added for each statement execute function catalog.count_categories();
create trigger categories_counted_out after delete on catalog.products
  referencing old table as removed for each statement execute function catalog.count_categories();
create trigger categories_counted_off after truncate on catalog.products
  for each statement execute function catalog.count_categories();
create trigger categories_counted_again after update of category_slug on catalog.products
  for each row when (old.category_slug <> new.category_slug)
  execute function catalog.count_categories();
select platform.count_by('category:' || category_slug, count(*))
from catalog.products group by category_slug;
