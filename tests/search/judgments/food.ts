import { need } from './types.ts'

export const FOOD = [
  need('huile-olive-1l:3 huile-olive-citron:3 savon-noir-olive:1', {
    fr: ['huile olive', "huile d'olive", 'huile dolive', 'uile olive'],
    en: ['olive oil', 'oliv oil', 'extra virgin olive oil'],
    ar: ['زيت زيتون', 'زيت الزيتون', 'زيت زيتون بكر'],
    darija: ['zit zitoun', 'zit zitoune', 'zeit zitoun', 'zit zaytoun'],
  }),
  need('cafe-casbah-250:3 cafetiere-moka-6:1', {
    fr: ['cafe', 'cafe casbah', 'kafe'],
    en: ['coffee', 'roasted coffee', 'cofee'],
    ar: ['قهوة', 'قهوه', 'القهوة', 'قهوة القصبة'],
    darija: ['9ahwa', 'kahwa', 'qahwa', '9ahoua'],
  }),
  need('couscous-1kg:3 couscoussier-inox:1', {
    fr: ['couscous', 'couscous 1kg', 'cous cous'],
    en: ['couscous', 'cuscus'],
    ar: ['كسكسي', 'كسكس', 'الكسكسي'],
    darija: ['ksksi', 'kesksi', 'couscsi', 't3am'],
  }),
  need('deglet-nour-1kg:3 makrout-dattes:1', {
    fr: ['dattes', 'datte', 'deglet nour', 'date tolga'],
    en: ['dates', 'deglet nour dates', 'algerian dates'],
    ar: ['تمر', 'دقلة نور', 'تمور', 'دقله نور'],
    darija: ['tmar', 'deglet nour', 'degla', 'tmer', 'daglet nour'],
  }),
  need('the-tassili-200:3 theiere-gravee:1', {
    fr: ['thé', 'the vert', 'the tassili'],
    en: ['tea', 'tassili tea', 'green tea'],
    ar: ['شاي', 'الشاي', 'شاي أخضر'],
    darija: ['atay', 'latay', 'tay', 'chay'],
  }),
  need('harissa-380:3', {
    fr: ['harissa', 'arissa', 'harisa'],
    en: ['harissa', 'hot sauce', 'chilli paste'],
    ar: ['هريسة', 'هريسه', 'الهريسة'],
    darija: ['hrissa', 'harisa', '7rissa'],
  }),
  need('miel-500:3', {
    fr: ['miel', 'miel pur', 'miel naturel'],
    en: ['honey', 'pure honey', 'hony'],
    ar: ['عسل', 'عسل طبيعي', 'العسل', 'عسل حر'],
    darija: ['3sel', '3asel', '3sel 7or', 'assel'],
  }),
  need('gazouz-citron-1l:3', {
    fr: ['gazouz', 'limonade', 'boisson', 'gazouze citron'],
    en: ['lemon soda', 'soda', 'drink', 'lemonade'],
    ar: ['قازوز', 'مشروبات', 'مشروب غازي'],
    darija: ['gazouz', '9azouz', 'gazoz', 'limonada'],
  }),
  need('baklawa-plateau:3 makrout-dattes:2', {
    fr: ['baklawa', 'gateau traditionnel', 'gateaux', 'baklava'],
    en: ['baklava', 'baklawa', 'pastries', 'sweets'],
    ar: ['بقلاوة', 'بقلاوه', 'حلويات تقليدية'],
    darija: ['ba9lawa', 'baqlawa', 'bakelawa', '7alawiyat'],
  }),
  need('makrout-dattes:3 baklawa-plateau:1', {
    fr: ['makrout', 'makroud', 'macrout'],
    en: ['makrout', 'makrout dates'],
    ar: ['مقروط', 'مقروض', 'المقروط'],
    darija: ['ma9rout', 'mekrout', 'maqrout'],
  }),
  need('epices-coffret-6:3', {
    fr: ['epices', 'epice', 'coffret epices'],
    en: ['spices', 'spice box', 'spice'],
    ar: ['توابل', 'بهارات', 'التوابل'],
    darija: ['3atriya', '3akakir', 'epis', 'twabel'],
  }),
]
