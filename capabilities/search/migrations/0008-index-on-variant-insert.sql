-- Owner: search. A product is listed when its variants come, never before: nothing is looked for when
-- it is added alone. A word that is known already is not sounded out again to find that it is.
drop trigger products_listed on catalog.products;

create or replace function search.index_vocabulary(words text[]) returns void language sql as $$
  insert into search.vocabulary (word)
  select distinct word from unnest(words) as said (word)
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]'
    and not exists (select from search.vocabulary known where known.word = said.word)
  order by word
  on conflict do nothing
$$;
