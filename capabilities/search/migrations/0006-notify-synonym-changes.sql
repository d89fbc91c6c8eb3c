-- Owner: search. A synonym that is changed holds at once in every process: whoever keeps the table hears of
-- it first, then the pages that were read with it are dropped.
create function search.notify_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('search.synonyms', '');
  perform pg_notify('cache', 'synonyms');
  return null;
end $$;
create trigger synonyms_announced after insert or update or delete or truncate on search.synonyms
  for each statement execute function search.notify_synonyms_changed();

-- What found nothing these weeks is looked for by its day.
create index daily_terms_without_result on search.daily_terms (searched_on, term) where results = 0;
