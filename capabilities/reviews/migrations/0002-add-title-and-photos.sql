-- Owner: reviews. A review may have a title, kept with its text when it is edited; three pictures at
-- most, each in two sizes and in one review only.
alter table reviews.reviews add column title text check (length(trim(title)) between 1 and 120);
alter table reviews.review_history add column from_title text;

create or replace function reviews.guard_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.from_text is null and new.from_title is null
     and (to_jsonb(new) - 'from_text' - 'from_title') = (to_jsonb(old) - 'from_text' - 'from_title') then
    return new;
  end if;
  raise exception 'the history of a review is kept as it was' using errcode = 'restrict_violation';
end $$;

alter table reviews.review_photos
  add column small_file_id uuid not null references media.files (id),
  drop constraint review_photos_position_check,
  add check (position between 0 and 2);
create unique index review_photos_by_file on reviews.review_photos (file_id);
create unique index review_photos_by_small_file on reviews.review_photos (small_file_id);
comment on table reviews.review_photos is 'Pictures of a review, three at most, each in two sizes.';
