-- Beside the columns of each language, which what is further down still reads: 0007 drops them.
alter table catalog.categories add column name platform.complete_text;
update catalog.categories set name = jsonb_build_object('fr', name_fr, 'en', name_en, 'ar', name_ar);
alter table catalog.categories alter column name set not null;

-- Products are rewritten once, without their triggers and without dead rows: as computed columns, which 0007 makes plain.
-- What is computed from names, and its ten indexes, would be made twice: 0007 makes it again.
create function catalog.localized(fr text, en text, ar text) returns jsonb language sql immutable parallel safe as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'fr', case when fr ~ '[^[:space:]]' then fr end,
    'en', case when en ~ '[^[:space:]]' then en end,
    'ar', case when ar ~ '[^[:space:]]' then ar end))
$$;
alter table catalog.products
  drop column search_terms, drop column name_key_fr, drop column name_key_en, drop column name_key_ar,
  add column name platform.localized_text not null
    generated always as (catalog.localized(name_fr, name_en, name_ar)) stored,
  add column description platform.localized_text not null
    generated always as (catalog.localized(description_fr, description_en, description_ar)) stored;
