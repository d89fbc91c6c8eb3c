import { need } from './types.ts'

const NOVELS =
  'roman-les-toits-blancs:3 roman-le-chant-des-dunes:3 roman-le-verger:3 roman-la-maison-aux-etoiles:3 coffret-romans-nedjma:2'
const CHILDREN =
  'album-les-chats-de-la-casbah:3 album-le-petit-caravanier:3 conte-lila-et-le-fennec:3'

export const LEISURE = [
  need('casque-velo:3', {
    fr: ['casque velo', 'casque de vélo'],
    en: ['bike helmet', 'helmet', 'bicycle helmet'],
    ar: ['خوذة', 'خوذة دراجة', 'خوذه'],
    darija: ['casque vilo', 'khouda', 'kask velo'],
  }),
  need('gants-boxe-djurdjura:3', {
    fr: ['gants de boxe', 'gant boxe', 'boxe'],
    en: ['boxing gloves', 'boxing', 'boxing glove'],
    ar: ['قفازات ملاكمة', 'قفاز ملاكمة', 'ملاكمة'],
    darija: ['gants boxe', 'lyouka boxe', 'gan boxe'],
  }),
  need('tente-3-places:3 tente-2-places-legere:3', {
    fr: ['tente', 'tente camping', 'tentes'],
    en: ['tent', 'camping tent', 'tents'],
    ar: ['خيمة', 'خيام', 'خيمه تخييم'],
    darija: ['khayma', 'khaima', 'guitoun'],
  }),
  need('halteres-hexagonaux:3 kettlebells-8-16:2 pack-halteres-gourdes:2', {
    fr: ['halteres', 'haltere', 'musculation', 'alteres'],
    en: ['dumbbells', 'dumbell', 'weights'],
    ar: ['أثقال', 'اثقال', 'دمبل'],
    darija: ['haltir', 'athkal', 'halteres'],
  }),
  need('ballon-football-t5:3', {
    fr: ['ballon', 'ballon foot', 'balon de football'],
    en: ['football', 'soccer ball', 'ball'],
    ar: ['كرة قدم', 'كره القدم', 'بالون'],
    darija: ['balou', 'ballon', 'kourat 9adam', 'baloun'],
  }),
  need('raquette-tennis-adulte:3 raquette-tennis-junior:3', {
    fr: ['raquette', 'raquette tennis', 'raquete'],
    en: ['tennis racket', 'racket', 'tennis raquet'],
    ar: ['مضرب تنس', 'مضرب', 'تنس'],
    darija: ['raket', 'raquette tenis', 'madrab tenis'],
  }),
  need('gourdes-isothermes-2:3 pack-halteres-gourdes:1', {
    fr: ['gourde', 'gourde isotherme', 'thermos'],
    en: ['water bottle', 'insulated bottle', 'bottle'],
    ar: ['قارورة ماء', 'قارورة حافظة', 'قرعة'],
    darija: ['gourda', '9ar3a', 'garoura'],
  }),
  need('tapis-yoga-6mm:3 pack-halteres-gourdes:1', {
    fr: ['tapis yoga', 'tapis de sport', 'tapis de yoga'],
    en: ['yoga mat', 'mat'],
    ar: ['سجادة يوغا', 'يوغا', 'سجاده يوقا'],
    darija: ['tapi yoga', 'tapis sport', 'yoga'],
  }),
  need('briques-construction:3 anneaux-et-cubes:1 anneaux-et-cubes-pastel:1', {
    fr: ['lego', 'briques', 'jeu de construction', 'brique construction'],
    en: ['lego', 'building bricks', 'building blocks'],
    ar: ['ليغو', 'مكعبات', 'مكعبات بناء'],
    darija: ['ligo', 'lego', 'briques'],
  }),
  need('darbouka-et-tambourin:3', {
    fr: ['darbouka', 'derbouka', 'tambour'],
    en: ['darbuka', 'drum', 'tambourine'],
    ar: ['دربوكة', 'دربوكه', 'دف'],
    darija: ['derbouka', 'darbuka', 'bendir'],
  }),
  need('peluche-fennec:3 peluche-renard-gris:3', {
    fr: ['peluche', 'peluches', 'doudou'],
    en: ['plush', 'teddy', 'stuffed animal', 'soft toy'],
    ar: ['دمية', 'دمى', 'دميه'],
    darija: ['peluch', 'poupia', 'dobdoub'],
  }),
  need('puzzle-casbah-500:3 puzzle-casbah-1000:3', {
    fr: ['puzzle', 'puzle', 'puzzle casbah'],
    en: ['puzzle', 'jigsaw', 'puzzles'],
    ar: ['بازل', 'بازل القصبة', 'بوزل'],
    darija: ['puzel', 'bazel', 'puzzle'],
  }),
  need('voiture-bois-rouge:3 voiture-bois-bleue:3 train-bois-3-wagons:1', {
    fr: ['voiture jouet', 'voiture en bois', 'petite voiture'],
    en: ['toy car', 'wooden car', 'wood car'],
    ar: ['سيارة لعبة', 'سيارة خشبية', 'سياره خشب'],
    darija: ['tonobil la3ba', 'loto khcheb', 'tomobile jouet'],
  }),
  need('train-bois-3-wagons:3', {
    fr: ['train', 'train en bois', 'petit train'],
    en: ['toy train', 'train', 'wooden train'],
    ar: ['قطار', 'قطار خشبي'],
    darija: ['tren', 'train', '9itar'],
  }),
  need('xylophone-arc-en-ciel:3', {
    fr: ['xylophone', 'xilophone'],
    en: ['xylophone', 'rainbow xylophone'],
    ar: ['إكسيليفون', 'اكسيليفون'],
    darija: ['xilofon', 'ksilofoun'],
  }),
  need(
    'peluche-fennec:3 peluche-renard-gris:3 puzzle-casbah-500:3 puzzle-casbah-1000:3 briques-construction:3 voiture-bois-rouge:3 voiture-bois-bleue:3 anneaux-et-cubes:3 anneaux-et-cubes-pastel:3 train-bois-3-wagons:3 xylophone-arc-en-ciel:3 darbouka-et-tambourin:3',
    {
      fr: ['jouet', 'jouets enfant', 'jouets'],
      en: ['toys', 'toy', 'kids toys'],
      ar: ['ألعاب', 'العاب اطفال', 'لعب'],
      darija: ['jouet', 'al3ab', 'l3ab drari'],
    },
  ),
  need(NOVELS, {
    fr: ['roman', 'romans', 'roman algerien'],
    en: ['novel', 'novels'],
    ar: ['رواية', 'روايات', 'روايه'],
    darija: ['riwaya', 'roman', 'riwayat'],
  }),
  need(CHILDREN, {
    fr: ['livre enfant', 'conte', 'album enfant', 'histoire enfant'],
    en: ['children book', 'kids book', 'tale', 'picture book'],
    ar: ['قصة', 'قصص أطفال', 'حكاية', 'قصص'],
    darija: ['9issa', '7kaya', 'ktab drari', 'qissas'],
  }),
  need('livre-cuisine-algerie:3 livre-gateaux-de-fete:3 coffret-romans-nedjma:1', {
    fr: ['livre cuisine', 'livre de recettes', 'recettes'],
    en: ['cookbook', 'recipes', 'cooking book', 'recipe book'],
    ar: ['كتاب طبخ', 'وصفات', 'كتب الطبخ'],
    darija: ['ktab tyab', 'livre cuisine', 'ktab tabkh'],
  }),
  need('livre-gateaux-de-fete:3 livre-cuisine-algerie:2 baklawa-plateau:1', {
    fr: ['livre gateaux', 'recettes gateaux'],
    en: ['cake recipes', 'pastry book'],
    ar: ['كتاب حلويات', 'حلويات العيد'],
    darija: ['ktab 7alawiyat', 'livre gato'],
  }),
  need('carnets-zellige-3:3', {
    fr: ['carnet', 'cahier', 'carnets'],
    en: ['notebook', 'notebooks', 'note book'],
    ar: ['كراسة', 'كراس', 'كراسات'],
    darija: ['karass', 'kornet', 'cahier'],
  }),
  need('conte-lila-et-le-fennec:3 peluche-fennec:3', {
    fr: ['fennec'],
    en: ['fennec', 'fenec'],
    ar: ['الفنك', 'فنك'],
    darija: ['fenek', 'fennec'],
  }),
  need(
    'coffret-oran-memoires:2 coffret-romans-nedjma:3 roman-les-toits-blancs:3 roman-le-chant-des-dunes:3 roman-le-verger:3 roman-la-maison-aux-etoiles:3 album-les-chats-de-la-casbah:3 album-le-petit-caravanier:3 conte-lila-et-le-fennec:3 livre-cuisine-algerie:3 livre-gateaux-de-fete:3',
    {
      fr: ['livre', 'livres', 'bouquin'],
      en: ['books', 'book'],
      ar: ['كتاب', 'كتب', 'الكتب'],
      darija: ['kteb', 'ktab', 'livre'],
    },
  ),
]
