-- Owner: content. A banner is shown in the languages that were chosen: all of them unless some were left out.
alter table content.banners add column languages text[] not null default '{fr,en,ar}'
  check (cardinality(languages) > 0 and languages <@ array['fr', 'en', 'ar']);
