-- Owner: reviews. What a shop answers is read where the review is: the pages that show it are made again.
create function reviews.invalidate_answer_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', concat_ws(E'\n', 'product:' || new.product_id, 'vendor:' || new.vendor_id));
  return null;
end $$;
create trigger answers_are_told after update of answer on reviews.reviews
  for each row when (old.answer is distinct from new.answer) execute function reviews.invalidate_answer_cache();

create index reviews_unanswered on reviews.reviews (vendor_id, created_at desc, id)
  where state = 'published' and answer is null;
-- Somebody reports a review once.
create unique index reports_once on reviews.reports (review_id, reporter_id)
  where review_id is not null and reporter_id is not null;
