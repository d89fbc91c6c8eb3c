-- Owner: capabilities/search. Invariant: a phrase says more than a word that fills it ("the" is left out of a query).

-- « Accessoires thé » would be read as any accessories.
update search.intents set phrases = array_remove(array_remove(array_remove(phrases, 'accessoires the'), 'service a the'), 'service the')
where name_fr = 'Service à thé et café';
-- A slow network asks for a router before anything else.
update search.intents set terms = '{routeur,wi fi}' || array_remove(terms, 'routeur') where name_fr = 'Internet à la maison';

update search.intents i set phrases = i.phrases || array(
  select phrase from unnest(string_to_array(more.phrases, '|')) phrase where phrase <> all (i.phrases))
from (values
  ('Panne de voiture', 'car breakdown|auto breakdown|عطب سيارة|عطب طوموبيل|عطب سياره|panne auto|panne loto|panne moto|panne vehicule|موتور ساخن|سيارتي معطلة|سيارتي ما تمشيش|سيارتي لا تشتغل|سيارتي تسخن|كروستي ما تمشيش|tomobilti ma tmchich|karosti ma temchich'),
  ('Accessoires de voiture', 'accessoires vehicule|moto accessories|اكسسوارات طوموبيل|اكسسوارات لوطو|سيارتي|لسيارتي|طوموبيلتي|كروستي|tomobilti|lototi|karosti|karrosti'),
  ('Accessoires de téléphone', 'accessoires mobile|mobile accessories|smartphone accessories|اكسسوارات تيليفون|اكسسوارات موبايل|اكسسوارات بورطابل'),
  ('Internet à la maison', 'wifi lent maison|wifi faible maison|wifi coupe maison|home wifi|house wifi|ويفي الدار|wifi dar|wifi fel dar'),
  ('Entretien de la voiture', 'غسل سيارتي|نغسل سيارتي|تنظيف سيارتي|nghsel tomobilti|naghsel karosti'),
  ('Soin de la peau', 'peau tire|skin feels tight|بشرة مشدودة'),
  ('Bébé en voiture', 'chaise bebe voiture|siege bebe|siege enfant|fauteuil auto bebe|baby seat|baby car seat|child seat|child car seat|car seat|كرسي سيارة|كرسي الرضيع|كرسي رضيع|kursi bebe|korsi bebe|korsi drari'),
  ('Cuisine', 'machine de cuisine|aide cuisine|robot de cuisine')
) as more (name_fr, phrases)
where i.name_fr = more.name_fr;

insert into search.intents (id, kind, name_fr, name_en, name_ar, phrases, terms, position)
select gen_random_uuid(), 'occasion', 'Mal de dos', 'Back pain', 'آلام الظهر',
  string_to_array('mal au dos|mal de dos|douleur dos|douleurs dos|dos bloque|back pain|backache|my back hurts|sore back|وجع الظهر|الم الظهر|ظهري يوجع|ظهري يوجعني|wja3 dhar|wje3 dhar|dahri youja3|dahri yewja3|dhahri youja3ni', '|'),
  string_to_array('tapis de yoga|coussins|huile d’argan|fauteuil', '|'),
  1 + (select coalesce(max(position), 0) from search.intents);

-- Borrowed words of every day; their other letters are folded (rules/borrowed-words.ts).
insert into search.synonyms as known (id, language, term, expansions, is_spoken)
select gen_random_uuid(), 'ar', term, string_to_array(expansions, '|'), true from (values
  ('قاطو', 'gâteaux de fête|baklawa|makrout'), ('قوند', 'gants|قفازات'), ('قوندات', 'gants|قفازات'), ('لي قون', 'gants|قفازات'),
  ('صاك آدو', 'sac à dos'), ('صاكادو', 'sac à dos'), ('صاك ا دو', 'sac à dos'), ('كارطابل', 'sac à dos'), ('كرطابل', 'sac à dos'),
  ('صاكامان', 'sac à main'), ('صاك مان', 'sac à main'), ('صاك نسا', 'sac à main'), ('بوشات', 'sac à main'),
  ('ميكسور', 'blender'), ('مكسار', 'blender'), ('بلاندار', 'blender'), ('بلوندور', 'blender'), ('موليناكس', 'blender'),
  ('سيشوار', 'sèche cheveux'), ('صيشوار', 'sèche cheveux'), ('سشوار', 'sèche cheveux'),
  ('كاسكيط', 'casquette'), ('سبادري', 'baskets'), ('سبرديلة', 'baskets'), ('باسكات', 'baskets'), ('طينيس', 'baskets'), ('تينيس', 'baskets|raquette de tennis'),
  ('سونتيرة', 'ceinture'), ('سانتورة', 'ceinture'), ('صانتير', 'ceinture'), ('صمطة', 'ceinture'),
  ('لينات', 'lunettes'), ('لونات', 'lunettes'), ('نواظر', 'lunettes'), ('نظاظر', 'lunettes'),
  ('بيرسوز', 'perceuse'), ('بارسوز', 'perceuse'), ('شينيول', 'perceuse'), ('كافتيار', 'cafetière'), ('قهواجية', 'cafetière'),
  ('تيو', 'tuyau'), ('طويو', 'tuyau'), ('اسبيراتور', 'aspirateur'), ('اسبيراتير', 'aspirateur'), ('بوستر', 'booster'),
  ('باطري', 'batterie'), ('بطري', 'batterie'), ('طيليفون', 'smartphone|téléphone'), ('طابي', 'tapis'), ('تابي', 'tapis'),
  ('صرفيطة', 'serviettes'), ('سربيتة', 'serviettes'), ('صيرفيات', 'serviettes'), ('بيزل', 'puzzle'), ('بوزل', 'puzzle'),
  ('ليقو', 'briques'), ('كوسان', 'coussins'), ('كوسينات', 'coussins'), ('فوطاي', 'fauteuil'), ('فوتاي', 'fauteuil'),
  ('طونت', 'tente'), ('تانت', 'tente'), ('قيطون', 'tente')
) as entry (term, expansions)
on conflict do nothing;
