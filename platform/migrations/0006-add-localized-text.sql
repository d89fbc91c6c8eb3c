-- Content that is translated is stored as {"fr": "Table", "ar": "طاولة"}, so that a further language needs no column
-- (docs/decisions/0096). Keys have the shape of a language code; a language that nothing was written in is left out.
create domain platform.localized_text as jsonb
  constraint localized_text_is_object check (jsonb_typeof(value) = 'object')
  constraint localized_text_has_languages check (not value @? '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$"))')
  constraint localized_text_is_filled check (not value @? 'strict $.* ? (@.type() != "string" || !(@ like_regex "[^[:space:]]"))');
comment on domain platform.localized_text is 'Text by language code; languages without text are absent.';

-- A further complete language replaces this constraint once its texts are there.
create domain platform.complete_text as platform.localized_text
  constraint complete_text_has_languages check (value ?& array['fr', 'en', 'ar']);
comment on domain platform.complete_text is 'Text in every complete language.';

-- Of all languages in one text, the default one first.
create function platform.texts_of(localized jsonb) returns text language sql immutable parallel safe as $$
  select string_agg(value, ' ' order by key = 'fr' desc, key desc) from jsonb_each_text(localized)
$$;
