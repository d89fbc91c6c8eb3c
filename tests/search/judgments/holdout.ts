import { need } from './types.ts'

/** Holdout set: written after synonyms and weights were fixed, and never to be tuned on. */
export const HOLDOUT_QUERIES = [
  need('smartphone-numa-s5:3 support-telephone-ventouse:1', {
    fr: ['telephones portables pas cher', 'smartfone'],
    en: ['smart phones', 'android phone'],
    ar: ['هواتف ذكية', 'هاتف نوما'],
    darija: ['tilephone', 'tiliphoun jdid'],
  }),
  need('miel-500:3', {
    fr: ['mièl', 'pot de miel', 'meil'],
    en: ['natural honey', 'honney'],
    ar: ['عسل صافي', 'العسل الطبيعي'],
    darija: ['3asal', 'l3sel', '3ssel'],
  }),
  need('parfum-jasmin-50:3 parfum-musc-50:3 parfum-oud-50:3', {
    fr: ['parfum pas cher', 'parfume', 'parffum'],
    en: ['perfumes', 'women perfume'],
    ar: ['عطر نسائي', 'عطور رجالية', 'العطور'],
    darija: ['3oter', '3atr', 'barfum'],
  }),
  need('tajine-peint-32:3', {
    fr: ['tajine terre cuite', 'tajin', 'tajines'],
    en: ['tagines', 'moroccan tagine'],
    ar: ['طواجن', 'طاجين فخار'],
    darija: ['tagin', 'tajine mzayen'],
  }),
  need('couscous-1kg:3 couscoussier-inox:1', {
    fr: ['couscous roule main', 'kouskous'],
    en: ['hand rolled couscous', 'couscus'],
    ar: ['كسكسي مفتول', 'كُسكُسي'],
    darija: ['kouskous', 'kosksi', 'kseksou'],
  }),
  need('lave-linge-8kg:3', {
    fr: ['lave-linge 8 kg', 'machines a laver', 'lave ligne'],
    en: ['washing machines', 'wash machine'],
    ar: ['غسالات', 'غساله اطلس'],
    darija: ['ghasala', 'machine laver 8kg'],
  }),
  need('burnous-laine:3', {
    fr: ['burnou', 'burnous blanc'],
    en: ['burnus', 'white burnous'],
    ar: ['برانيس', 'برنوس ابيض'],
    darija: ['barnouss', 'bornous'],
  }),
  need('savon-noir-olive:3 savon-laurier:3', {
    fr: ['savonnette', 'savon artisanal'],
    en: ['natural soaps', 'sope'],
    ar: ['صابونة', 'صابون طبيعي'],
    darija: ['sabouna', 'ssaboun'],
  }),
  need('ballon-football-t5:3', {
    fr: ['ballon de foot', 'balon', 'ballons'],
    en: ['foot ball', 'footbal'],
    ar: ['كرة القدم', 'كورة'],
    darija: ['ballon t3 football', 'balon'],
  }),
  need('pc-portable-numa-book:3', {
    fr: ['ordinateurs portables', 'pc portabel', 'ordi portable'],
    en: ['laptops', 'lap top', 'numa book'],
    ar: ['حواسيب', 'حاسوب نوما', 'حاسوب متنقل'],
    darija: ['laptob', 'pc portabl'],
  }),
  need('theiere-gravee:3 cafetiere-moka-6:1', {
    fr: ['theiere argent', 'teiere', 'theières'],
    en: ['teapots', 'silver tea pot'],
    ar: ['أباريق شاي', 'ابريق الشاي'],
    darija: ['brik latay', 'tayera'],
  }),
  need('sac-cuir-cognac:3 sac-cuir-vert:3 sac-a-dos-ville:1', {
    fr: ['sacs a main femme', 'sac cuire', 'sac de medea'],
    en: ['leather handbags', 'hand bag'],
    ar: ['حقائب نسائية', 'حقيبه جلديه'],
    darija: ['sac jald', 'sac a main nsa'],
  }),
  need('halteres-hexagonaux:3 kettlebells-8-16:2 pack-halteres-gourdes:2', {
    fr: ['haltère', 'poids musculation', 'altère'],
    en: ['dumbells', 'gym weights'],
    ar: ['اثقال رياضية', 'أثقال كمال الأجسام'],
    darija: ['haltères', 'alter'],
  }),
  need('huile-olive-1l:3 huile-olive-citron:3 savon-noir-olive:1', {
    fr: ["l'huile d'olive kabyle", 'huile d olives', 'huile olve'],
    en: ['olive oils', 'olive oil 1l'],
    ar: ['زيت زيتون القبائل', 'زيت الزيتون البكر'],
    darija: ['zit zitoun kbayli', 'zzit zitoun'],
  }),
  need(
    'roman-les-toits-blancs:3 roman-le-chant-des-dunes:3 roman-le-verger:3 roman-la-maison-aux-etoiles:3 coffret-romans-nedjma:2',
    {
      fr: ['romans algeriens', 'un roman', 'ramon'],
      en: ['algerian novel', 'novells'],
      ar: ['رواية جزائرية', 'الروايات'],
      darija: ['riwaya dz', 'roumane'],
    },
  ),
  need('batterie-70ah:3 batterie-90ah:3 booster-demarrage-2000a:1', {
    fr: ['batterie 70ah', 'baterie voiture', 'batterie vehicule'],
    en: ['car batteries', 'atlas battery'],
    ar: ['بطاريات السيارات', 'بطارية اطلس'],
    darija: ['batri karoussa', 'batrie loto'],
  }),
  need('creme-solaire-spf50:3 creme-visage-50:1', {
    fr: ['creme solaire spf 50', 'écran solaire', 'creme soleil'],
    en: ['sun screen', 'sunscreens', 'spf50'],
    ar: ['واقي من الشمس', 'كريم واقي الشمس'],
    darija: ['krim solaire', 'ecran total'],
  }),
  need('tapis-ghardaia-rouge:3 tapis-kilim-noir:3 tapis-yoga-6mm:1', {
    fr: ['tapis laine', 'tappis', 'tapis traditionnel'],
    en: ['wool rug', 'carpets'],
    ar: ['زربيه صوف', 'الزرابي'],
    darija: ['zarabi', 'zerbiya souf', 'zerbya'],
  }),
]
