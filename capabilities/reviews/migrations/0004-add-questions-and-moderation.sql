-- Owner: reviews. What somebody asks is shown at once unless it gave a contact, which then waits for the
-- team; a shop has one answer to it. Anything shown may be reported, by a guest too, and what was hidden
-- has its reason.
alter table reviews.questions
  add column was_masked boolean not null default false,
  add column published_at timestamptz,
  add column hidden_at timestamptz,
  add check (state <> 'published' or published_at is not null),
  add check ((state = 'hidden') = (hidden_at is not null)),
  add check (hidden_reason in ('insult', 'personal_data', 'off_topic', 'advertising', 'false', 'law', 'other'));
create index questions_unanswered on reviews.questions (vendor_id, created_at desc, id)
  where state = 'published' and answer_count = 0;
create index questions_by_asker on reviews.questions (asker_id, created_at desc, id) where asker_id is not null;
create index questions_waiting on reviews.questions (created_at, id) where state = 'pending';
create index questions_hidden on reviews.questions (hidden_at, id) where state = 'hidden';
create unique index answers_one_of_shop on reviews.answers (question_id) where is_vendor;

create index reviews_waiting on reviews.reviews (created_at, id) where state = 'pending';
create index reviews_hidden on reviews.reviews (hidden_at, id) where state = 'hidden';
alter table reviews.review_history
  drop constraint review_history_change_check,
  add check (change in ('written', 'edited', 'held', 'published', 'hidden', 'shown', 'answered'));

-- A shop itself may be reported, and a shop sees that it reported a review, never that others did.
alter table reviews.reports
  add column shop_id uuid references vendors.vendors (id) on delete cascade,
  add column is_by_vendor boolean not null default false,
  drop constraint reports_check,
  add constraint reports_check check (num_nonnulls(review_id, question_id, product_id, shop_id) = 1),
  drop constraint reports_reason_check,
  add check (reason in ('insult', 'personal_data', 'advertising', 'false', 'counterfeit', 'forbidden', 'fraud', 'other'));
update reviews.reports set is_by_vendor = true where review_id is not null;
create unique index reports_once_a_question on reviews.reports (question_id, reporter_id)
  where question_id is not null and reporter_id is not null;
create unique index reports_once_a_product on reviews.reports (product_id, reporter_id)
  where product_id is not null and reporter_id is not null;
create unique index reports_once_a_shop on reviews.reports (shop_id, reporter_id)
  where shop_id is not null and reporter_id is not null;
create index reports_of_a_review on reviews.reports (review_id) where state = 'open' and review_id is not null;
create index reports_of_a_question on reviews.reports (question_id) where state = 'open' and question_id is not null;
create index reports_of_a_product on reviews.reports (product_id) where state = 'open' and product_id is not null;
create index reports_of_a_shop on reviews.reports (shop_id) where state = 'open' and shop_id is not null;
