-- Owner: search. The page of a product shows it, its shop and the first of its category; what becomes of
-- any other product is nothing to it. Tells every process; see platform/http/cache.ts. A notification
-- carries 8 000 bytes, so the three kinds of names go apart.
create or replace function search.invalidate_cache(ids uuid[]) returns void language plpgsql as $$
declare
  said text;
begin
  if cardinality(ids) > 150 then
    perform pg_notify('cache', '*');
  elsif cardinality(ids) > 0 then
    perform pg_notify('cache', E'products\n' || (select string_agg('product:' || id, E'\n') from unnest(ids) id));
    select string_agg('shelf:' || slug, E'\n') into said from (
      select category_slug as slug from search.listings where product_id = any (ids)
      union select category_slug from catalog.products where id = any (ids)) shelves;
    if length(said) > 7000 then
      perform pg_notify('cache', '*');
    elsif said is not null then
      perform pg_notify('cache', said);
    end if;
    select string_agg(distinct 'vendor:' || vendor_id, E'\n') into said
    from catalog.products where id = any (ids);
    if said is not null then
      perform pg_notify('cache', said);
    end if;
  end if;
end $$;
