-- Owner: catalog. A rare word among a million names is gathered by its index, at a bounded cost
-- whatever the word: beyond `most` products it only says that there are many.
create function catalog.product_ids_by_terms(asked tsquery, most integer) returns setof uuid
language sql stable parallel safe rows 100
-- The index tells of a word that very many carry only in part, which is enough to see that they are many.
set gin_fuzzy_search_limit = 4000
set enable_seqscan = off
as $$ select id from catalog.products where search_terms @@ asked limit most $$;
