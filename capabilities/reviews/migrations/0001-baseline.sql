-- Owner: capabilities/reviews. Invariant: only a buyer who received the product reviews it, once; hidden content has a reason.
create schema reviews;

create table reviews.reviews (
  id            uuid primary key,
  vendor_id     uuid not null references vendors.vendors (id),
  product_id    uuid references catalog.products (id) on delete set null,
  order_item_id uuid not null unique references orders.order_items (id),
  buyer_id      uuid references identity.users (id) on delete set null,
  author        text not null check (length(trim(author)) between 1 and 60),
  language      text not null check (language in ('fr', 'en', 'ar')),
  rating        smallint not null check (rating between 1 and 5),
  vendor_rating smallint check (vendor_rating between 1 and 5),
  text          text check (length(trim(text)) between 1 and 4000),
  state         text not null default 'pending' check (state in ('pending', 'published', 'hidden')),
  hidden_reason text check (hidden_reason in ('insult', 'personal_data', 'off_topic', 'advertising', 'false', 'law', 'other')),
  answer        text check (length(trim(answer)) between 1 and 2000),
  answered_by   uuid references identity.users (id) on delete set null,
  answered_at   timestamptz,
  created_at    timestamptz not null,
  edited_at     timestamptz check (edited_at >= created_at),
  published_at  timestamptz,
  hidden_at     timestamptz,
  -- Kept with its text when the review is edited.
  title         text check (length(trim(title)) between 1 and 120),
  -- Optimistic lock: raised by each act of a person: an edit, an answer, a decision of an admin.
  version       integer not null default 0 check (version >= 0),
  unique (product_id, buyer_id),
  check (state <> 'published' or published_at is not null),
  check ((state = 'hidden') = (hidden_reason is not null)),
  check ((state = 'hidden') = (hidden_at is not null)),
  check ((answer is null) = (answered_at is null)),
  check (answered_by is null or answer is not null)
);
comment on table reviews.reviews is 'Ratings and reviews of buyers on delivered products, and the vendor''s answer.';

create table reviews.review_photos (
  review_id     uuid not null references reviews.reviews (id) on delete cascade,
  position      smallint not null,
  file_id       uuid not null references media.files (id),
  small_file_id uuid not null references media.files (id),
  primary key (review_id, position),
  check (position between 0 and 2)
);
comment on table reviews.review_photos is 'Photos of a review, three at most, each in two sizes.';

create table reviews.questions (
  id            uuid primary key,
  vendor_id     uuid not null references vendors.vendors (id),
  product_id    uuid not null references catalog.products (id) on delete cascade,
  asker_id      uuid references identity.users (id) on delete set null,
  author        text not null,
  language      text not null check (language in ('fr', 'en', 'ar')),
  text          text not null check (length(trim(text)) between 3 and 1000),
  state         text not null default 'pending' check (state in ('pending', 'published', 'hidden')),
  hidden_reason text,
  answer_count  integer not null default 0 check (answer_count >= 0),
  created_at    timestamptz not null,
  -- A question with contact details waits for an admin; all others are published at once.
  was_masked    boolean not null default false,
  published_at  timestamptz,
  hidden_at     timestamptz,
  version       integer not null default 0 check (version >= 0),
  check ((state = 'hidden') = (hidden_reason is not null)),
  check (state <> 'published' or published_at is not null),
  check ((state = 'hidden') = (hidden_at is not null)),
  check (hidden_reason in ('insult', 'personal_data', 'off_topic', 'advertising', 'false', 'law', 'other'))
);
comment on table reviews.questions is 'Public questions about a product.';

create table reviews.answers (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id),
  question_id uuid not null references reviews.questions (id) on delete cascade,
  author_id   uuid references identity.users (id) on delete set null,
  author      text not null,
  is_vendor   boolean not null,
  text        text not null check (length(trim(text)) between 1 and 2000),
  created_at  timestamptz not null
);
comment on table reviews.answers is 'Answers to questions, by the vendor or by other buyers.';

create table reviews.reports (
  id           uuid primary key,
  vendor_id    uuid not null references vendors.vendors (id),
  review_id    uuid references reviews.reviews (id) on delete cascade,
  question_id  uuid references reviews.questions (id) on delete cascade,
  product_id   uuid references catalog.products (id) on delete cascade,
  reporter_id  uuid references identity.users (id) on delete set null,
  reason       text not null,
  note         text,
  state        text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  decided_by   uuid,
  decided_at   timestamptz,
  created_at   timestamptz not null,
  -- A report can be about a vendor. A vendor sees its own reports of reviews, never those of others.
  shop_id      uuid references vendors.vendors (id) on delete cascade,
  is_by_vendor boolean not null default false,
  -- Optimistic lock: raised by a decision of an admin and when it is undone.
  version      integer not null default 0 check (version >= 0),
  check (num_nonnulls(review_id, question_id, product_id, shop_id) = 1),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (reason in ('insult', 'personal_data', 'advertising', 'false', 'counterfeit', 'forbidden', 'fraud', 'other'))
);
comment on table reviews.reports is 'Reports of users about a review, a question, a product or a vendor.';

create table reviews.review_history (
  id          uuid primary key,
  vendor_id   uuid not null,
  review_id   uuid not null references reviews.reviews (id),
  change      text not null,
  from_rating smallint,
  from_text   text,
  actor_role  text not null check (actor_role in ('buyer', 'vendor', 'admin', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null,
  from_title  text,
  check (change in ('written', 'edited', 'held', 'published', 'hidden', 'shown', 'answered'))
);
comment on table reviews.review_history is 'Changes of a review with its former text.';

create index reviews_by_product on reviews.reviews (product_id, created_at desc, id) where state = 'published';
create index reviews_by_vendor on reviews.reviews (vendor_id, created_at desc, id);
create index reviews_by_buyer on reviews.reviews (buyer_id, created_at desc) where buyer_id is not null;
create index reviews_unanswered on reviews.reviews (vendor_id, created_at desc, id)
  where state = 'published' and answer is null;
create index reviews_waiting on reviews.reviews (created_at, id) where state = 'pending';
create index reviews_hidden on reviews.reviews (hidden_at, id) where state = 'hidden';
create unique index review_photos_by_file on reviews.review_photos (file_id);
create unique index review_photos_by_small_file on reviews.review_photos (small_file_id);
create index questions_by_product on reviews.questions (product_id, created_at desc) where state = 'published';
create index questions_by_vendor on reviews.questions (vendor_id, created_at desc);
create index questions_unanswered on reviews.questions (vendor_id, created_at desc, id)
  where state = 'published' and answer_count = 0;
create index questions_by_asker on reviews.questions (asker_id, created_at desc, id) where asker_id is not null;
create index questions_waiting on reviews.questions (created_at, id) where state = 'pending';
create index questions_hidden on reviews.questions (hidden_at, id) where state = 'hidden';
create index answers_by_question on reviews.answers (question_id, created_at);
create index answers_by_vendor on reviews.answers (vendor_id, created_at desc);
create unique index answers_one_of_shop on reviews.answers (question_id) where is_vendor;
create index reports_open on reviews.reports (created_at) where state = 'open';
create index reports_by_vendor on reviews.reports (vendor_id, created_at desc);

-- One report per user and review.
create unique index reports_once on reviews.reports (review_id, reporter_id)
  where review_id is not null and reporter_id is not null;

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
create index review_history_by_review on reviews.review_history (review_id, happened_at);
create index review_history_by_vendor on reviews.review_history (vendor_id, happened_at desc);

-- The order must have been delivered to this buyer by this vendor.
create function reviews.check_purchase() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1
    from orders.order_items i
    join orders.orders o on o.id = i.order_id
    join orders.purchases p on p.id = o.purchase_id
    where i.id = new.order_item_id and o.vendor_id = new.vendor_id and o.delivered_at is not null
      and i.product_id is not distinct from new.product_id
      and (new.buyer_id is null or p.buyer_id = new.buyer_id)) then
    raise exception 'only a delivered line is reviewed, by its buyer' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- An erasure may remove texts; nothing else of the history changes.
create function reviews.guard_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.from_text is null and new.from_title is null
     and (to_jsonb(new) - 'from_text' - 'from_title') = (to_jsonb(old) - 'from_text' - 'from_title') then
    return new;
  end if;
  raise exception 'the history of a review is kept as it was' using errcode = 'restrict_violation';
end $$;

-- The pages that show the review are invalidated.
create function reviews.invalidate_answer_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', concat_ws(E'\n', 'product:' || new.product_id, 'vendor:' || new.vendor_id));
  return null;
end $$;

create trigger reviews_follow_a_delivery before insert on reviews.reviews
  for each row execute function reviews.check_purchase();
create trigger review_history_is_kept before update or delete on reviews.review_history
  for each row execute function reviews.guard_history();
create trigger answers_are_told after update of answer on reviews.reviews
  for each row when (old.answer is distinct from new.answer) execute function reviews.invalidate_answer_cache();
