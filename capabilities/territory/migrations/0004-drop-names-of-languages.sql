-- After: search/0027-read-localized-texts.sql
alter table territory.wilayas drop column name_fr, drop column name_en, drop column name_ar;
alter table territory.communes drop column name_fr, drop column name_ar;
