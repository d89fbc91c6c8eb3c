-- Owner: capabilities/search. Invariant: a phrase is a sentence about a trouble or a plan, in the words of one of four habits.

update search.intents i set phrases = i.phrases || array(
  select phrase from unnest(string_to_array(more.phrases, '|')) phrase where phrase <> all (i.phrases))
from (values
  ('Coupure de courant', 'lumiere coupee|lumiere coupe|courant coupe|electricite coupe|power goes out|power keeps going|power is out|الضو مقطوع|الضوء مقطوع|الكهرباء مقطوعة|do ma9tou3|ado maktou3'),
  ('Soin du corps', 'mains seches|mains abimees|yedi nachfin|yeddi nachfin|يديا ناشفين|يدي ناشفين|hands are dry'),
  ('Grillades', 'organise barbecue|barbecue entre amis|barbecue dimanche|soiree barbecue|having a barbecue|barbecue night|نديرو شوا|سهرة شواء|ndirou chwa'),
  ('Histoire du soir', 'fille veut pas dormir|fils veut pas dormir|endormir enfant|endormir bebe|coucher les enfants|put kids to bed|kids wont sleep|ينام ولدي|باش يرقدو الدراري|yerg9dou drari|bach yer9dou drari'),
  ('Éveil et apprentissage', 'fils aime dessiner|fille aime dessiner|يحب يتعلم|y7eb yet3alem'),
  ('Voyage', 'billet avion|prendre avion|catch a flight|نركب الطيارة|nerkeb tayara'),
  ('Cuisine', 'learn to cook|apprendre a cuisiner|apprendre cuisiner|نتعلم نطيب|nt3alem ntayeb'),
  ('Football', 'fils aime le foot|fils aime foot|son loves football|ولدي يحب البالون|weldi y7eb balon'),
  ('Soin de la peau', 'skin is dry|my skin is dry|peau est seche|بشرتي ناشفة|bechrti nachfa'),
  ('Arrosage', 'garden is dry|jardin est sec|planter tomates|planter des tomates|الجنان يابس|jnan yabes'),
  ('Thé et café entre amis', 'aime boire du cafe|loves coffee|coffee lover|tea lover|يحب القهوة|يحب التاي|y7eb 9ahwa|y7eb latay')
) as more (name_fr, phrases)
where i.name_fr = more.name_fr;
