import { need } from './types.ts'

const PERFUMES = 'parfum-jasmin-50:3 parfum-musc-50:3 parfum-oud-50:3'

export const BEAUTY = [
  need(PERFUMES, {
    fr: ['parfum', 'parfums', 'eau de parfum', 'parfun'],
    en: ['perfume', 'fragrance', 'parfume'],
    ar: ['عطر', 'عطور', 'العطر', 'عُطُور'],
    darija: ['3otr', 'riha', 'parfan', '3itr', '3tour'],
  }),
  need('parfum-oud-50:3 parfum-musc-50:1 parfum-jasmin-50:1', {
    fr: ['parfum oud', 'oud'],
    en: ['oud perfume', 'oud'],
    ar: ['عطر عود', 'عود'],
    darija: ['3otr 3oud', 'parfum oud'],
  }),
  need('parfum-musc-50:3 parfum-oud-50:1 parfum-jasmin-50:1', {
    fr: ['parfum musc', 'musc'],
    en: ['musk'],
    ar: ['مسك', 'عطر المسك', 'مسـك'],
    darija: ['mesk', 'misk'],
  }),
  need('huile-argan-100:3', {
    fr: ['argan', 'huile argan', 'huile argane'],
    en: ['argan oil', 'argan'],
    ar: ['زيت أرغان', 'ارغان', 'زيت الارغان'],
    darija: ['zit argan', 'argan', 'zit arghan'],
  }),
  need('huile-nigelle-100:3', {
    fr: ['huile nigelle', 'nigelle', 'nigele'],
    en: ['nigella oil', 'black seed oil'],
    ar: ['زيت الحبة السوداء', 'الحبة السوداء', 'حبه سوداء'],
    darija: ['zit sanouj', '7aba sawda', 'sanouj'],
  }),
  need('creme-visage-50:3 coffret-serums-3:2 creme-solaire-spf50:1', {
    fr: ['creme visage', 'creme hydratante', 'soin visage'],
    en: ['face cream', 'moisturizer', 'moisturising cream'],
    ar: ['كريم وجه', 'كريم مرطب', 'كريم للوجه'],
    darija: ['crème wajh', 'krim lwajh', 'pomada wejh'],
  }),
  need('coffret-serums-3:3 creme-visage-50:1', {
    fr: ['serum', 'serum visage', 'serums'],
    en: ['serum', 'face serum'],
    ar: ['سيروم', 'مصل للوجه', 'امصال'],
    darija: ['siroum', 'serum wajh'],
  }),
  need('seche-cheveux-2000w:3', {
    fr: ['seche cheveux', 'sechoir', 'sèche-cheveu'],
    en: ['hair dryer', 'hairdryer', 'hair drier'],
    ar: ['مجفف شعر', 'مجفف الشعر', 'سشوار'],
    darija: ['sechoir', 'seche cheveu', 'sichwar'],
  }),
  need('rouge-a-levres-mat:3', {
    fr: ['rouge a levres', 'rouge a levre', 'maquillage'],
    en: ['lipstick', 'lip stick', 'makeup'],
    ar: ['أحمر شفاه', 'احمر الشفاه', 'حمرة', 'ماكياج'],
    darija: ['7amer chifah', 'rouge a levre', 'roujalevre', 'makiyaj'],
  }),
  need('savon-noir-olive:3 savon-laurier:3', {
    fr: ['savon', 'savons', 'savon naturel'],
    en: ['soap', 'soaps', 'natural soap'],
    ar: ['صابون', 'الصابون'],
    darija: ['saboun', 'sabon', 'saboune'],
  }),
  need('savon-noir-olive:3 savon-laurier:1', {
    fr: ['savon noir', 'savon olive'],
    en: ['black soap'],
    ar: ['صابون بلدي', 'صابون زيتون'],
    darija: ['saboun beldi', 'saboun k7al'],
  }),
  need('creme-solaire-spf50:3 creme-visage-50:1', {
    fr: ['creme solaire', 'ecran total', 'protection solaire', 'cremme solaire'],
    en: ['sunscreen', 'sun cream', 'sunblock'],
    ar: ['واقي الشمس', 'واقي شمسي', 'كريم شمس'],
    darija: ['ecran', 'crème solair', 'wa9i chams'],
  }),
]
