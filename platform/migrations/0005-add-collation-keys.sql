-- Owner: platform. What a word is put in order by: small letters without accents, the letters of Arabic that
-- are written in several ways as one, so that Émile stands beside Emile and أحمد beside احمد.
create function platform.sort_key(input text) returns text language sql immutable parallel safe as $$
  select left(translate(
    regexp_replace(lower(normalize(trim(coalesce(input, '')), NFKD)),
      '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
    'ىٱ', 'يا'), 120)
$$;
