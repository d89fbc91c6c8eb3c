-- One rewrite of each table. Languages without text, or with blanks, are left out.
alter table vendors.vendors alter column description_fr type platform.localized_text using jsonb_strip_nulls(jsonb_build_object(
  'fr', case when description_fr ~ '[^[:space:]]' then description_fr end,
  'en', case when description_en ~ '[^[:space:]]' then description_en end,
  'ar', case when description_ar ~ '[^[:space:]]' then description_ar end));
alter table vendors.vendors rename column description_fr to description;
alter table vendors.vendors
  alter column description set default '{}', alter column description set not null,
  drop column description_en, drop column description_ar;

alter table vendors.closures alter column message_fr type platform.localized_text using jsonb_strip_nulls(jsonb_build_object(
  'fr', case when message_fr ~ '[^[:space:]]' then message_fr end,
  'en', case when message_en ~ '[^[:space:]]' then message_en end,
  'ar', case when message_ar ~ '[^[:space:]]' then message_ar end));
alter table vendors.closures rename column message_fr to message;
alter table vendors.closures
  alter column message set default '{}', alter column message set not null,
  drop column message_en, drop column message_ar;
