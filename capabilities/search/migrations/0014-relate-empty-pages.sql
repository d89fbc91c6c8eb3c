-- Owner: capabilities/search. Invariant: what an empty page proposes has to do with what was typed, where an intent says so.

-- Mineral water is no eau de parfum, and a deodorant is not sold because its translation is.
update search.synonyms set expansions = '{"eau minérale","مياه معدنية"}'
where term = 'eau minerale' and expansions @> '{eau}';
update search.synonyms set is_substitute = true where term = 'deodorant' and 'déodorant' = any (expansions);

-- Terms that are not sold today find nothing; an empty page proposes what else suits the same need.
update search.intents i set terms = i.terms || array(
  select term from unnest(string_to_array(more.terms, '|')) term where term <> all (i.terms))
from (values
  ('Mode homme', 'pantalon|jean|costume|veste|pull|t-shirt|short|chaussures|sandales|cravate|casquette|chaussettes|portefeuille|qamis|survêtement'),
  ('Mode femme', 'robe|jupe|pantalon|abaya|hijab|voile|foulard|veste|pull|chaussures|sandales|collants|collier|bague|boucles d’oreilles|djellaba|gandoura'),
  ('Vêtements d’hiver', 'doudoune|bonnet|gants|bottes|chaussettes|parapluie'),
  ('Froid et hiver', 'chauffage|poêle à gaz|bouillotte|couette|gants|bonnet'),
  ('Plage et été', 'piscine|ventilateur|climatiseur|chapeau|tongs|glacière|bouée'),
  ('Cuisine', 'réfrigérateur|four|micro-ondes|cuisinière|mixeur|friteuse|bouilloire|assiettes|couteaux|cuillères|verres|plateau|grille-pain|airfryer|congélateur|robot'),
  ('Ménage', 'balai|éponge|serpillière|lessive|javel|aspirateur robot|fer à repasser|poubelle|seau|détergent'),
  ('Nouvelle maison', 'réfrigérateur|lit|matelas|canapé|armoire|chaise|rideaux|climatiseur|four|congélateur'),
  ('Chambre à coucher', 'lit|matelas|couette|draps|oreiller|armoire|rideaux|commode'),
  ('Décoration', 'rideaux|canapé|chaise|étagère|bougies|cadre|papier peint|plante'),
  ('Bébé', 'poussette|couches|biberon|lait infantile|berceau|tétine|lit bébé|porte-bébé|chaise haute|lingettes'),
  ('Enfant', 'poupée|trottinette|vélo|toboggan|dinosaure|pâte à modeler|lego|drone'),
  ('Rentrée scolaire', 'calculatrice|règle|cartable|tablier|crayons|feutres|dictionnaire|tablette'),
  ('Bureau et télétravail', 'imprimante|écran|clavier|souris|chaise|bureau|clé usb|disque dur|webcam|tablette'),
  ('Jeux vidéo', 'console|clavier|souris|écran|volant|chaise'),
  ('Musique', 'guitare|piano|violon|flûte|micro|oud instrument|baffle'),
  ('Bricolage', 'perceuse|scie|clou|vis|pince|mètre|échelle|peinture|ciment|pinceau|clé|ponceuse|tronçonneuse|soudure'),
  ('Éclairage', 'ampoule|led|lustre|projecteur|guirlande|torche|bougies'),
  ('Jardinage', 'tondeuse|engrais|terreau|pelle|râteau|sécateur|serre|barbecue|parasol|balançoire'),
  ('Entretien de la voiture', 'cire|chiffon|désodorisant|liquide lave-glace|filtre|karcher'),
  ('Accessoires de voiture', 'housse|tapis de voiture|gps|autoradio|pneu|jante|rétroviseur|essuie-glace|moto|scooter|casque moto|pare-soleil'),
  ('Accessoires de téléphone', 'chargeur|coque|câble|iphone|tablette|carte mémoire|carte sim|verre trempé'),
  ('Sport à la maison', 'tapis de course|vélo d’appartement|corde à sauter|banc de musculation|élastique|protéine|rameur'),
  ('Football', 'maillot|crampons|but|protège-tibias|gants de gardien'),
  ('Soin de la peau', 'masque|gommage|lotion|vitamine c|coton|nettoyant'),
  ('Soin des cheveux', 'lisseur|brosse|peigne|masque cheveux|teinture|henné|perruque|fer à lisser|tondeuse cheveux'),
  ('Hammam et bain', 'gel douche|peignoir|dentifrice|brosse à dents|déodorant|papier toilette'),
  ('Barbe et rasage', 'rasoir|tondeuse|mousse à raser|après-rasage'),
  ('Petit déjeuner et goûter', 'lait|pain|beurre|confiture|céréales|chocolat|biscuits|oeufs|yaourt|fromage|jus'),
  ('Repas algérien', 'viande|poulet|poisson|riz|pâtes|semoule|pommes de terre|tomates|légumes|pizza|sel|farine|fruits|merguez|oignons'),
  ('Prière et pèlerinage', 'coran|chapelet|qamis|encens|siwak'),
  ('Lecture', 'magazine|bande dessinée|dictionnaire|coran|journal'),
  ('Films et séries', 'projecteur|antenne|démodulateur|support mural')
) as more (name_fr, terms)
where i.name_fr = more.name_fr;

-- Frequent searches that name one of the related things first; then those that are written most like the typed one.
create function search.near_terms(requested text, typed text, related tsquery) returns json
language sql stable as $$
  with entry as (select search.grams(search.fold(typed)) as grams)
  select coalesce(json_agg(term), '[]') from (
    select term from search.popular_terms p cross join entry
    where p.language = requested
    order by setweight(to_tsvector('simple', search.words_of(term)), 'A') @@ related desc nulls last,
      search.similarity(search.grams(search.fold(term)), entry.grams) desc, position limit 5) near
$$;

-- The best listings that are named by a related thing.
create function search.related_listings(related tsquery, most integer) returns setof search.listings
language sql stable as $$
  select l.* from (
    select * from search.listings order by quality desc, product_id desc limit 2000) l
  where l.names @@ related
  order by l.quality desc, l.product_id desc limit most
$$;

create function search.near_categories(requested text, typed text, related tsquery) returns json
language sql stable as $$
  with entry as (select search.grams(search.fold(typed)) as grams),
  found as (select category_slug, count(*) as count from search.related_listings(related, 200) group by 1)
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name)), '[]') from (
    select c.slug, case requested when 'ar' then c.name_ar when 'en' then c.name_en else c.name_fr end as name
    from catalog.categories c cross join entry
    left join search.listing_counts n on n.scope = 'category:' || c.slug
    left join found f on f.category_slug = c.slug
    where c.is_visible and n.count > 0
      and not exists (select from catalog.categories child where child.parent_slug = c.slug)
    order by f.count desc nulls last,
      search.similarity(search.grams(search.fold(concat_ws(' ', c.name_fr, c.name_en, c.name_ar))), entry.grams) desc,
      n.count desc, c.position
    limit 4) near
$$;
