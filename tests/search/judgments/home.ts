import { need } from './types.ts'

export const HOME = [
  need('tajine-peint-32:3', {
    fr: ['tajine', 'tajine peint', 'tagine'],
    en: ['tagine', 'tajine pot', 'hand painted tagine'],
    ar: ['طاجين', 'طاجين مزخرف', 'الطاجين'],
    darija: ['tajin', 'tadjin', 'tajin mzawe9'],
  }),
  need('vase-et-coupe-kabyles:3', {
    fr: ['vase', 'vase berbere', 'vaze'],
    en: ['vase', 'berber vase', 'bowl'],
    ar: ['مزهرية', 'مزهريه امازيغية'],
    darija: ['vase kbayli', 'mazhariya'],
  }),
  need('lampe-chevet-ceramique:3 lanterne-laiton:1', {
    fr: ['lampe', 'lampe de chevet', 'lampe ceramique'],
    en: ['lamp', 'bedside lamp', 'bedside lmap'],
    ar: ['مصباح', 'مصباح سرير', 'لمبة'],
    darija: ['lamba', 'mosba7', 'lampa'],
  }),
  need('mugs-gres-2:3 theiere-gravee:1 cafetiere-moka-6:1', {
    fr: ['mug', 'tasse a cafe', 'tasses'],
    en: ['mugs', 'coffee cups', 'cup'],
    ar: ['كوب', 'فنجان'],
    darija: ['kissan', 'fendjal'],
  }),
  need('tapis-ghardaia-rouge:3 tapis-kilim-noir:3 tapis-yoga-6mm:1', {
    fr: ['tapis', 'tapi', 'tapis salon'],
    en: ['rug', 'carpet', 'rugs'],
    ar: ['زربية', 'زرابي', 'سجاد'],
    darija: ['zerbia', 'zarbiya', 'zrabi'],
  }),
  need('tapis-ghardaia-rouge:3 tapis-kilim-noir:2', {
    fr: ['tapis berbere', 'tapis rouge', 'tapis ghardaia'],
    en: ['berber rug', 'red rug'],
    ar: ['زربية أمازيغية', 'زربية غرداية'],
    darija: ['zerbia ghardaia', 'zerbiya 7amra'],
  }),
  need('coussins-berberes-2:3 fauteuil-salon-coussin:1', {
    fr: ['coussin', 'cousins berberes'],
    en: ['cushion', 'pillow'],
    ar: ['وسادة', 'مخدة'],
    darija: ['mkhada', 'oussada'],
  }),
  need('theiere-gravee:3 cafetiere-moka-6:1', {
    fr: ['theiere', 'théiere gravee', 'theire'],
    en: ['teapot', 'tea pot', 'engraved teapot'],
    ar: ['إبريق شاي', 'ابريق', 'براد شاي'],
    darija: ['berrad', 'brik atay', 'barrad'],
  }),
  need('couscoussier-inox:3', {
    fr: ['couscoussier', 'couscousier', 'couscoussier inox'],
    en: ['couscous steamer', 'couscous pot'],
    ar: ['كسكاس', 'الكسكاس'],
    darija: ['keskas', 'kaskas', 'keskess'],
  }),
  need('cafetiere-moka-6:3', {
    fr: ['cafetiere', 'cafetière italienne', 'caftiere'],
    en: ['moka pot', 'coffee maker'],
    ar: ['ابريق موكا', 'موكا'],
    darija: ['kafatyera', 'cafetira'],
  }),
  need('fauteuil-salon-coussin:3', {
    fr: ['fauteuil', 'fauteille', 'canape'],
    en: ['armchair', 'sofa', 'arm chair'],
    ar: ['أريكة', 'كنبة', 'فوتاي'],
    darija: ['fotay', 'canapi'],
  }),
  need('blender-15l:3', {
    fr: ['blender', 'mixeur', 'blander'],
    en: ['blender', 'mixer', 'juice blender'],
    ar: ['خلاط', 'خلاط كهربائي'],
    darija: ['khalat', 'blandeur', 'miksour'],
  }),
  need('horloge-frise-berbere:3', {
    fr: ['horloge', 'horloge murale', 'orloge'],
    en: ['wall clock', 'clock'],
    ar: ['ساعة حائط', 'ساعه حائط'],
    darija: ['sa3a ta3 7it', 'sa3at 7ayt'],
  }),
  need('serviettes-coton-4:3', {
    fr: ['serviette', 'serviette de bain', 'servietes'],
    en: ['towel', 'bath towels', 'cotton towels'],
    ar: ['مناشف', 'منشفة', 'فوطة'],
    darija: ['fouta', 'menchfa', 'serviyat'],
  }),
  need('table-basse-ronde:3', {
    fr: ['table basse', 'table', 'table salon'],
    en: ['coffee table', 'round table'],
    ar: ['طاولة', 'طاولة صالون', 'مائدة'],
    darija: ['tabla', 'mayda', 'tawla'],
  }),
  need('lave-linge-8kg:3', {
    fr: ['lave linge', 'machine a laver', 'lavelinge'],
    en: ['washing machine', 'washer'],
    ar: ['غسالة', 'غسالة ملابس', 'الغسالة'],
    darija: ['ghassala', 'machina laver', 'ghesala'],
  }),
  need(
    'theiere-gravee:3 couscoussier-inox:3 cafetiere-moka-6:3 horloge-frise-berbere:3 table-basse-ronde:3 bracelets-kabyles:3 fibule-ronde-kabyle:3 lanterne-laiton:3',
    { fr: ['dinanderie cirta', 'cirta'], en: ['dinanderie'], darija: ['cirta'] },
  ),
]
