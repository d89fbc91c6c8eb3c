-- Owner: capabilities/search. Invariant: a shop is named here exactly while it is public.

-- Shops by their name, for suggestions.
create table search.shop_names (
  vendor_id     uuid primary key references vendors.vendors (id) on delete cascade,
  business_name text not null,
  words         tsvector not null
);
comment on table search.shop_names is 'Words of the names of public shops.';
create index shop_names_by_words on search.shop_names using gin (words);

create function search.name_shop() returns trigger language plpgsql as $$
begin
  delete from search.shop_names where vendor_id = new.id;
  if new.is_public then
    insert into search.shop_names
    values (new.id, new.business_name, to_tsvector('simple', search.words_of(new.business_name)));
  end if;
  return null;
end $$;
create trigger shops_named_at_first after insert on vendors.vendors
  for each row when (new.is_public) execute function search.name_shop();
create trigger shops_named after update on vendors.vendors for each row
  when (old.is_public is distinct from new.is_public or old.business_name <> new.business_name)
  execute function search.name_shop();
insert into search.shop_names
select id, business_name, to_tsvector('simple', search.words_of(business_name)) from vendors.vendors where is_public;

-- The words typed so far, the last one as a beginning; null without any.
create function search.beginning_query(typed text) returns tsquery language sql immutable parallel safe as $$
  select (string_agg(quote_literal(word), ' & ') || ':*')::tsquery
  from unnest(string_to_array(search.strip_article(search.fold(typed)), ' ')) with ordinality as entry (word, at)
  where word <> ''
$$;

create function search.shops_named(typed text) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('id', vendor_id, 'business_name', business_name)), '[]') from (
    select vendor_id, business_name from search.shop_names
    where length(search.fold(typed)) > 1 and words @@ search.beginning_query(typed)
    order by business_name limit 3) named
$$;

-- Frequent searches that go on as typed, then the last word as it goes on in most listings.
create function search.completions(requested text, typed text) returns json language sql stable as $$
  with entry as (select search.fold(typed) as folded),
  popular as (
    select p.term, 0 as rank, p.position as n from search.popular_terms p, entry
    where p.language = requested and search.fold(p.term) like entry.folded || '%' and search.fold(p.term) <> entry.folded
    order by p.position limit 4),
  begun as (
    select trim(coalesce(substring(entry.folded from '^(.* )[^ ]+$'), '') || v.word) as term, 1 as rank,
      row_number() over (order by v.documents desc, v.word) as n
    from entry, search.vocabulary v
    where length(substring(entry.folded from '[^ ]+$')) > 1 and not v.described
      and v.word > substring(entry.folded from '[^ ]+$') and v.word < substring(entry.folded from '[^ ]+$') || chr(1114111)
    order by v.documents desc, v.word limit 8)
  select coalesce(json_agg(term order by rank, n), '[]') from (
    select distinct on (search.fold(term)) term, rank, n
    from (select * from popular union all select * from begun) both_ways
    order by search.fold(term), rank, n) each_once
  where rank = 0 or n <= 4 - (select count(*) from popular)
$$;
