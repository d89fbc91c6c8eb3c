-- What visitors who agreed to it choose after a search, as counts per day: no person, address or session.
create table search.daily_choices (
  chosen_on  date not null,
  term       text not null,
  product_id uuid not null references catalog.products (id) on delete cascade,
  clicks     integer not null default 0 check (clicks >= 0),
  baskets    integer not null default 0 check (baskets >= 0),
  primary key (chosen_on, term, product_id)
);
comment on table search.daily_choices is 'Per day, folded query and product: how often it was opened or put in a cart after that search.';
create index daily_choices_by_product on search.daily_choices (product_id);

create table search.daily_shown_terms (
  shown_on date not null,
  language text not null check (language in ('fr', 'en', 'ar')),
  term     text not null,
  times    integer not null check (times > 0),
  primary key (shown_on, language, term)
);
comment on table search.daily_shown_terms is 'Per day: how often visitors who agreed to it saw results of a folded query.';

create table search.term_boosts (
  term       text not null,
  product_id uuid not null references catalog.products (id) on delete cascade,
  boost      real not null check (boost > 0),
  primary key (term, product_id)
);
comment on table search.term_boosts is 'What choices add to the rank of a product for a folded query; computed nightly.';
create index term_boosts_by_product on search.term_boosts (product_id);
