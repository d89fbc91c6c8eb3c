-- Beside the columns of each language, which what is further down still reads: 0004 drops them.
alter table territory.wilayas add column name platform.complete_text;
update territory.wilayas set name = jsonb_build_object('fr', name_fr, 'en', name_en, 'ar', name_ar);
alter table territory.wilayas alter column name set not null;

alter table territory.communes add column name platform.localized_text check (name ?& array['fr', 'ar']);
update territory.communes set name = jsonb_build_object('fr', name_fr, 'ar', name_ar);
alter table territory.communes alter column name set not null;
