-- Owner: capabilities/search. Invariant: a place is known by its spellings and by what is made there.

-- Spellings and nicknames.
update search.intents i set phrases = i.phrases || array(
  select phrase from unnest(string_to_array(more.phrases, '|')) phrase where phrase <> all (i.phrases))
from (values
  ('Kabylie', 'pays kabyle|tamurt|tamourt|leqbayl|bled leqbayel|blad l9bayel|blad lqbayel|بلاد القبايل|القبايل|قبايل|لقبايل|kabyl|kabil|kabila|kabyla|beni yenni|at yenni|بني يني|maatka|maatkas|معاتقة'),
  ('M’Zab', 'le mzab|vallee du mzab|guerrara|beni isguen|غرداية وميزاب|المزاب|بني يزقن|mozabit|ghardayia|gardaia|gardaya'),
  ('Aurès', 'chaouie|chawi|chawiya|khenchela|babar|الشاوية|بلاد الشاوية|خنشلة|aures nemencha|ليزوريس|lizoress'),
  ('Sahara', 'algerie du sud|sud de l algerie|janoub|jnoub|ljanoub|djanoub|tamanrasset|tam|adrar|timimoun|djanet|ouargla|el oued|souf|oued souf|bechar|taghit|touat|gourara|saharienne|sahraoui|sahrawi|بلاد الصحرا|الصحرا|صحرا|صحراوية|جنوبي|تمنراست|أدرار|تيميمون|جانت|ورقلة|الوادي|سوف|وادي سوف|بشار|توارق|الطوارق|طوارق|tuareg|touareg|south algeria|southern algeria|desert algerien'),
  ('Mitidja', 'boufarik|boufarick|بوفاريك|ville des roses|مدينة الورود|mitija'),
  ('Oran', 'wahrani|wahraniya|oranais|oranaise|وهراني|وهرانية|el bahia|wahren|لباهية|oranie'),
  ('Alger', 'alger la blanche|la blanche|casbah d alger|la casbah d alger|kasbah|old algiers|old town of algiers|vieil alger|vieille ville d alger|algiers casbah|el djazair|lalgerois|algeroise|3asimi|3asimia|dzayer l9dima|9asba|qasba|l9asba|القصبة القديمة|قصبة الجزائر|البهجة|el bahdja|bahdja|دزاير|دزاير لقديمة|عاصمي|عاصمية|bab el oued|باب الواد'),
  ('Constantine', 'ville des ponts|sirta|9sentini|qsantini|constantinois|constantinoise|قسنطيني|قسنطينية|مدينة الجسور|cirta|ksantina|9assantina'),
  ('Béjaïa', 'bejaoui|bougie|vgayeth|bgayeth|بجايا|la soummam|vallee de la soummam|akbou'),
  ('Tizi Ouzou', 'tizi wezou|tizi ouzzou|تيزى وزو|grande kabylie|haute kabylie'),
  ('Tlemcen', 'tlemcenien|tlemcenienne|tlemsania|تلمسانية|perle du maghreb|msirda'),
  ('Annaba', 'bone|annabi|3annabi|عنابي|el kala|القالة'),
  ('Biskra', 'tolga|biskria|بسكري|بسكرية|les ziban|zibane|طولقا|reine des zibans'),
  ('Médéa', 'medeen|lemdia|lmediya|المدية|titteri|berrouaghia'),
  ('Sétif', 'setifien|staifi|stayfi|سطايفي|عين الفوارة'),
  ('Algérie', 'produit algerien|produits algeriens|fabrique en algerie|made in dz|bladna|bladi|ta3 bladna|بلادنا|بلادي|جزائري|جزائرية|انتاج محلي|صنع محلي|algerien|algerienne|algerian')
) as more (name_fr, phrases)
where i.name_fr = more.name_fr and i.kind = 'place';

-- "East" and "west" are other words in French; a souvenir from somewhere is first of all from there.
update search.intents set phrases = array(select p from unnest(phrases) p where p not in ('est', 'ouest', 'west', 'sud', 'l est', 'l ouest'))
where kind = 'place' and name_fr in ('Constantine', 'Oran', 'Sahara');
update search.intents set is_broad = true where name_fr = 'Touriste et émigré';

-- What is made there, and found where no product says where it is from.
insert into search.intents (id, kind, name_fr, name_en, name_ar, phrases, terms, position)
select gen_random_uuid(), 'subject', 'Artisanat : ' || i.name_fr, 'Crafts: ' || i.name_en, 'حرف: ' || i.name_ar, i.phrases,
  string_to_array(craft.terms, '|'), row_number() over () + (select coalesce(max(position), 0) from search.intents)
from (values
  ('Kabylie', 'bracelets kabyles|fibule kabyle|huile olive|bijoux|fibule|robe kabyle|poterie|tajine|vase berbère|savon olive|couscous|burnous|miel|figues'),
  ('Tizi Ouzou', 'bracelets kabyles|fibule kabyle|bijoux|poterie|tajine|vase berbère|robe kabyle|huile olive|lampe céramique|miel'),
  ('Béjaïa', 'huile olive|savon olive|figues|poterie|harissa|miel|couscous'),
  ('M’Zab', 'tapis berbère|tapis kilim|coussins berbères|tapis|coussins|burnous|dattes|fauteuil coussin tissé'),
  ('Aurès', 'bijoux|tapis|miel|poterie|burnous|couscous|huile olive'),
  ('Sahara', 'dattes|oud sahara|deglet nour|thé tassili|tapis berbère|fennec|caravanier|makrout|bijoux touareg|chèche|burnous|thé'),
  ('Constantine', 'théière gravée|lanterne laiton|plateau cuivre|table basse plateau|dinanderie|cafetière|gandoura|eau de rose|eau fleur oranger|makrout'),
  ('Tlemcen', 'caftan|karakou|tapis|burnous|bijoux|huile nigelle|huile argan|épices|babouches'),
  ('Alger', 'puzzle casbah|café casbah|chats casbah|karakou|caftan|cuisine algérie|baklawa|lanterne|carnets zellige'),
  ('Médéa', 'sac main cuir|babouches cuir|ceinture cuir|maroquinerie|sac main|babouches|sac dos'),
  ('Biskra', 'dattes|deglet nour|makrout|miel|sirop dattes'),
  ('Annaba', 'corail|bijoux|fibule'),
  ('Mitidja', 'gazouz|limonade|jus|oranges|eau fleur oranger'),
  ('Oran', 'darbouka|tambourin|gazouz'),
  ('Sétif', 'couscous|semoule|burnous|qachabiya|baklawa'),
  ('Algérie', 'dattes|huile olive|caftan|burnous|tajine|théière|couscous|fibule|bracelets kabyles|tapis berbère|babouches|makrout|savon noir|poterie')
) as craft (name_fr, terms)
join search.intents i on i.name_fr = craft.name_fr and i.kind = 'place'
where not exists (select from search.intents known where known.name_fr = 'Artisanat : ' || i.name_fr);
