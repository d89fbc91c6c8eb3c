-- Owner: capabilities/search. Invariant: what is similar to a product is public, of its category, and not the product.

create function search.any_of(words text[]) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal(word), ' | ')::tsquery from unnest(words) word
$$;

-- The same kind of thing first (a word of one head noun), by the words that both names have; then the best of the
-- category.
create function search.similar_products(like_id uuid) returns table (product_id uuid, place bigint)
language sql stable as $$
  with own as materialized (
    select l.category_slug,
      search.any_of(array(select lexeme from unnest(l.names) where weights @> '{A}' and lexeme !~ '[0-9]')) as heads,
      search.any_of(array(select lexeme from unnest(l.names) where length(lexeme) > 2 and lexeme !~ '[0-9]')) as name
    from search.listings l where l.product_id = like_id),
  best as materialized (
    select l.product_id, l.names, l.quality from own
    cross join lateral (
      select * from search.listings k
      where k.category_slug = own.category_slug and k.product_id <> like_id
      order by k.quality desc, k.product_id desc limit 300) l),
  ranked as (
    select best.product_id, best.quality, coalesce(best.names @@ own.heads, false) as is_kin,
      coalesce(ts_rank('{0, 0, 0.5, 1}', best.names, own.name), 0) as likeness
    from best cross join own)
  select r.product_id,
    row_number() over (order by is_kin desc, case when is_kin then likeness * 10 else 0 end + quality desc, r.product_id desc)
  from ranked r
  order by 2 limit 4
$$;
