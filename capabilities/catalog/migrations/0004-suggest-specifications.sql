-- Owner: catalog. A category suggests names of specifications, each in up to three languages; null
-- is one whose names nobody has chosen yet.
alter table catalog.categories add column suggested_specifications jsonb
  check (jsonb_typeof(suggested_specifications) = 'array' and jsonb_array_length(suggested_specifications) <= 20);
comment on column catalog.categories.suggested_specifications is
  'What buyers ask of its products; null until somebody has chosen.';

-- Names are never blank, in whichever language.
alter table catalog.categories add check (
  trim(name_fr) <> '' and trim(name_en) <> '' and trim(name_ar) <> '');
