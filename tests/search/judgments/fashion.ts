import { need } from './types.ts'

const BAGS = 'sac-cuir-cognac:3 sac-cuir-vert:3'

export const FASHION = [
  need(`${BAGS} sac-a-dos-ville:3`, {
    fr: ['sac', 'sacs'],
    en: ['bag', 'bags'],
    ar: ['حقيبة', 'حقائب', 'شنطة'],
    darija: ['sak', 'chkara', 'sac'],
  }),
  need(`${BAGS} sac-a-dos-ville:1`, {
    fr: ['sac a main', 'sac cuir', 'sac en cuire', 'sac femme'],
    en: ['handbag', 'leather bag', 'leather handbag', 'purse'],
    ar: ['حقيبة يد', 'حقيبة جلد', 'حقيبة نسائية'],
    darija: ['sac cuir', 'sak jeld', 'sac femme'],
  }),
  need('sac-cuir-vert:3 sac-cuir-cognac:1', {
    fr: ['sac vert', 'sac cuir vert'],
    en: ['green handbag'],
    ar: ['حقيبة خضراء'],
    darija: ['sac khdar'],
  }),
  need('sac-a-dos-ville:3', {
    fr: ['sac a dos', 'cartable', 'sac dos ville'],
    en: ['backpack', 'back pack', 'school bag'],
    ar: ['حقيبة ظهر', 'محفظة'],
    darija: ['cartable', 'sac a do', 'ma7fada'],
  }),
  need('ceinture-cuir:3 caftan-brode:1', {
    fr: ['ceinture', 'ceinture homme', 'ceinture cuir'],
    en: ['belt', 'leather belt', 'belts'],
    ar: ['حزام', 'حزام جلد', 'سمطة'],
    darija: ['7zam', 'semta', 'hzam'],
  }),
  need('babouches-jaunes:3', {
    fr: ['babouche', 'babouches', 'chausson cuir', 'babouch'],
    en: ['slippers', 'leather slippers', 'babouche'],
    ar: ['بلغة', 'بلغه', 'نعال'],
    darija: ['belgha', 'balgha', 'babouch'],
  }),
  need('burnous-laine:3', {
    fr: ['burnous', 'burnous laine', 'bernous'],
    en: ['burnous', 'wool burnous', 'cloak'],
    ar: ['برنوس', 'البرنوس', 'برنوص'],
    darija: ['bernous', 'barnous', 'bornos'],
  }),
  need('caftan-brode:3', {
    fr: ['caftan', 'robe', 'kaftan', 'robe de fete'],
    en: ['kaftan', 'dress', 'embroidered dress'],
    ar: ['قفطان', 'فستان', 'قفطان مطرز'],
    darija: ['9aftan', 'qaftan', 'robe', 'kasoua'],
  }),
  need('bracelets-kabyles:3 fibule-ronde-kabyle:2', {
    fr: ['bracelet', 'bracelet argent', 'bijoux kabyles', 'bijoux'],
    en: ['bracelet', 'silver bracelet', 'jewelry', 'jewellery'],
    ar: ['سوار', 'أساور', 'مجوهرات', 'سوار فضة'],
    darija: ['braslet', 'bijou kbayel', 'swar fadda', 'syagha'],
  }),
  need('fibule-ronde-kabyle:3 bracelets-kabyles:1', {
    fr: ['fibule', 'broche', 'fibule kabyle'],
    en: ['brooch', 'silver brooch'],
    ar: ['بزيمة', 'بروش'],
    darija: ['tabzimt', 'bzima', 'broch'],
  }),
  need('chemise-coton:3', {
    fr: ['chemise', 'chemise homme', 'chemise bleue', 'chemises'],
    en: ['shirt', 'cotton shirt', 'shirts', 'tshirt'],
    ar: ['قميص', 'قمصان', 'قميص قطن'],
    darija: ['chmiz', '9amis', 'chemiz', 'kamidja'],
  }),
  need('baskets-toile:3 babouches-jaunes:1', {
    fr: ['baskets', 'chaussures', 'chaussure sport', 'basket blanche', 'chausures'],
    en: ['sneakers', 'shoes', 'sneaker', 'sport shoes', 'trainers'],
    ar: ['حذاء', 'أحذية', 'حذاء رياضي', 'سبيدري'],
    darija: ['sabat', 'sbabet', 'sbadri', 'spadri', 'soulier'],
  }),
  need('lunettes-soleil-hexagone:3', {
    fr: ['lunettes', 'lunette soleil', 'lunettes de soleil', 'lunetes'],
    en: ['sunglasses', 'sun glasses', 'glasses'],
    ar: ['نظارات', 'نظارات شمسية', 'نظارة', 'نضارات'],
    darija: ['nwader', 'lunettes', 'nadarat', 'lunatte'],
  }),
]
