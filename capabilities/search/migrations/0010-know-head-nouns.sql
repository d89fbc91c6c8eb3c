-- Owner: capabilities/search. Invariant: a word is a head noun here while a listing is named by it, or until the next rebuild.

-- An unknown word rather stands for what a product is than for a brand or a place beside it.
alter table search.vocabulary add column is_head boolean not null default false;
comment on column search.vocabulary.is_head is 'Whether a listing is named by the word, as what it is.';

-- In the order of the words, so that two changes cannot deadlock.
create function search.index_heads(words text[]) returns void language sql as $$
  with entry as (
    select word from search.vocabulary where word = any (words) and not is_head order by word for update)
  update search.vocabulary v set is_head = true from entry where v.word = entry.word
$$;

create or replace function search.rebuild_vocabulary() returns void language plpgsql as $$
begin
  delete from search.vocabulary;
  insert into search.vocabulary (word, documents)
  select word, ndoc from ts_stat('select words from search.listings')
  where length(word) between 3 and 24 and word !~ '[^a-zء-ي]';
  perform search.index_heads((select array_agg(word) from ts_stat('select words from search.listings', 'a')));
  perform search.index_described(
    (select array_agg(word) from ts_stat('select described from search.listings where described is not null')));
end $$;

create or replace function search.on_words_added() returns trigger language plpgsql as $$
begin
  if current_setting('search.paused', true) = 'on' then return null; end if;
  perform search.index_vocabulary((select array_agg(distinct w) from added, unnest(tsvector_to_array(words)) w));
  perform search.index_heads((select array_agg(distinct lexeme) from added, unnest(words) where weights @> '{A}'));
  perform search.index_described((select array_agg(distinct w) from added, unnest(tsvector_to_array(described)) w));
  return null;
end $$;

create or replace function search.on_words_changed() returns trigger language plpgsql as $$
begin
  perform search.index_vocabulary(tsvector_to_array(new.words));
  perform search.index_heads((select array_agg(lexeme) from unnest(new.words) where weights @> '{A}'));
  perform search.index_described(tsvector_to_array(new.described));
  return null;
end $$;

drop function search.near_words(text);
create function search.near_words(typed text)
returns table (word text, nearness text, documents integer, is_head boolean) language sql stable as $$
  (select v.word, 'sound', v.documents, v.is_head from search.vocabulary v
   where not v.described and v.phonetic_key = any (search.phonetic_keys(typed))
   order by v.is_head desc, v.documents desc, abs(length(v.word) - length(typed)), v.word limit 24)
  union all
  (select v.word, 'slip', v.documents, v.is_head from search.vocabulary v
   where not v.described and v.deletion_variants && search.deletion_variants(typed)
   order by abs(length(v.word) - length(typed)), v.is_head desc, v.documents desc, v.word limit 40)
  union all
  (select v.word, 'start', v.documents, v.is_head from search.vocabulary v
   where not v.described and length(typed) > 3 and v.word > typed and v.word < typed || chr(1114111)
   order by v.is_head desc, v.documents desc, v.word limit 5)
$$;

select search.index_heads((select array_agg(word) from ts_stat('select words from search.listings', 'a')));
