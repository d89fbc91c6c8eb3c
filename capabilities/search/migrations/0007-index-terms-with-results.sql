-- Owner: search. Which searches found nothing is told by the last day on which each did find something:
-- one look for each of them, however many were searched.
create index daily_terms_with_result on search.daily_terms (term, searched_on) where results > 0;
