alter table search.intents
  drop constraint intents_name_fr_check, drop constraint intents_name_en_check, drop constraint intents_name_ar_check;
alter table search.intents alter column name_fr type platform.complete_text
  using jsonb_build_object('fr', name_fr, 'en', name_en, 'ar', name_ar);
alter table search.intents rename column name_fr to name;
alter table search.intents drop column name_en, drop column name_ar;
