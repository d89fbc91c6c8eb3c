-- Owner: capabilities/search. Invariant: what goes with a thing is another product than the thing.

-- A novel named after cats is no food for them, and a dog is no cat.
update search.synonyms set expansions = '{croquettes}'
where term in ('croquette', 'kroket', 'makla 9tat', 'كروكيت', 'طعام القطط', 'اكل القطط') and 'croquettes' = any (expansions);
update search.synonyms set expansions = '{chien,croquettes}'
where term in ('kelb', 'chien', 'كلب', 'كلاب') and expansions = '{chat,chien,croquettes}';

insert into search.synonyms as known (id, language, term, expansions, is_spoken)
select gen_random_uuid(), language, term, string_to_array(expansions, '|'), false
from (values
  ('fr', 'huile voiture|huile auto|huile moto|huile vidange|huile pour voiture', 'huile moteur'),
  ('en', 'car oil|motor oil|motorcycle oil', 'huile moteur'),
  ('ar', 'زيت السيارة|زيت سيارة|زيت طوموبيل|زيت موتور|زيت الموتو', 'huile moteur'),
  ('darija', 'zit tomobil|zit loto|zit moto|zit motour', 'huile moteur'),
  ('fr', 'huile cuisine|huile alimentaire|huile table|huile salade', 'huile d’olive'),
  ('en', 'cooking oil|salad oil', 'huile d’olive'),
  ('ar', 'زيت الطبخ|زيت المائدة|زيت الماكلة', 'huile d’olive'),
  ('darija', 'zit tyab|zit makla|zit tab5', 'huile d’olive'),
  ('fr', 'vetements|vetement|habits|fringues', 'chemise|burnous|caftan|baskets|vêtements'),
  ('en', 'clothes|clothing|garments|outfit', 'chemise|burnous|caftan|baskets|vêtements')
) as entry (language, terms, expansions), unnest(string_to_array(terms, '|')) term
on conflict (language, term) do nothing;

update search.intents i set phrases = i.phrases || array(
  select phrase from unnest(string_to_array(more.phrases, '|')) phrase where phrase <> all (i.phrases))
from (values
  ('Soin des cheveux', 'shampoing cheveux|shampooing pour cheveux|shampoing enfant|shampoing bebe|hair shampoo|shampoo for hair|شامبو الشعر|شامبو للشعر|شامبوان شعر|shampoo cha3r|champoin cha3r|brosse a cheveux')
) as more (name_fr, phrases)
where i.name_fr = more.name_fr;
