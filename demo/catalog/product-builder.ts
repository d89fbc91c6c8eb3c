import type {
  CategoryKey,
  DemoOption,
  DemoProduct,
  DemoSpecification,
  DemoVariant,
  Words,
} from './types.ts'

const NO_BREAK = '\u00a0'

/** Sets the apostrophes and the no-break spaces: digits with their unit, French punctuation. */
function typeset(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(\d) (?=[\p{L}\d%°×–-])/gu, `$1${NO_BREAK}`)
    .replace(/× (?=\d)/g, `×${NO_BREAK}`)
    .replace(/ (?=[:;!?»%])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
}

/** The same text in French, English and Arabic. */
export const t = (fr: string, en: string, ar: string): Words => ({
  fr: typeset(fr),
  en: typeset(en),
  ar: typeset(ar),
})

/** A value that is written alike in the three languages: a model, a norm, a size. */
export const same = (text: string): Words => t(text, text, text)

/** An amount as French writes it (`1 000`, `2,6`), with its unit in the three languages. */
const unit = (fr: string, en: string, ar: string) => (amount: string) => {
  const pointed = amount.replace(/(\d),(\d)/g, '$1.$2')
  const grouped = pointed.replace(/(\d) (?=\d{3})/g, '$1,')
  return t(`${amount} ${fr}`, `${grouped} ${en}`, `${pointed} ${ar}`)
}

export const cm = unit('cm', 'cm', 'سم')
export const mm = unit('mm', 'mm', 'مم')
export const m = unit('m', 'm', 'م')
export const g = unit('g', 'g', 'غ')
export const kg = unit('kg', 'kg', 'كغ')
export const ml = unit('ml', 'ml', 'مل')
export const litres = unit('L', 'L', 'ل')
export const hours = unit('h', 'h', 'ساعة')
export const months = unit('mois', 'months', 'شهرًا')
export const watts = unit('W', 'W', 'واط')
export const volts = unit('V', 'V', 'فولت')
export const pieces = unit('pièces', 'pieces', 'قطعة')
export const pages = unit('pages', 'pages', 'صفحة')

/** The names of specifications, so that one thing is called one way. */
export const S = {
  brand: t('Marque', 'Brand', 'العلامة'),
  model: t('Modèle', 'Model', 'الطراز'),
  material: t('Matière', 'Material', 'المادة'),
  dimensions: t('Dimensions', 'Dimensions', 'الأبعاد'),
  diameter: t('Diamètre', 'Diameter', 'القطر'),
  height: t('Hauteur', 'Height', 'الارتفاع'),
  length: t('Longueur', 'Length', 'الطول'),
  capacity: t('Contenance', 'Capacity', 'السعة'),
  weight: t('Poids', 'Weight', 'الوزن'),
  netWeight: t('Poids net', 'Net weight', 'الوزن الصافي'),
  origin: t('Origine', 'Origin', 'المصدر'),
  made: t('Fabrication', 'Made', 'الصنع'),
  care: t('Entretien', 'Care', 'العناية'),
  use: t('Utilisation', 'Use', 'الاستعمال'),
  warranty: t('Garantie', 'Warranty', 'الضمان'),
  power: t('Puissance', 'Power', 'القدرة'),
  voltage: t('Tension', 'Voltage', 'الجهد'),
  battery: t('Autonomie', 'Battery life', 'مدة البطارية'),
  connection: t('Connexion', 'Connection', 'الاتصال'),
  screen: t('Écran', 'Screen', 'الشاشة'),
  memory: t('Mémoire', 'Memory', 'الذاكرة'),
  storage: t('Stockage', 'Storage', 'التخزين'),
  compatibility: t('Compatibilité', 'Compatibility', 'التوافق'),
  included: t('Livré avec', 'In the box', 'محتوى العلبة'),
  age: t('Âge', 'Age', 'العمر'),
  author: t('Auteur', 'Author', 'المؤلف'),
  publisher: t('Éditeur', 'Publisher', 'الناشر'),
  language: t('Langue', 'Language', 'اللغة'),
  pageCount: t('Pages', 'Pages', 'عدد الصفحات'),
  format: t('Format', 'Format', 'المقاس'),
  binding: t('Reliure', 'Binding', 'التجليد'),
  ingredients: t('Ingrédients', 'Ingredients', 'المكونات'),
  keeping: t('Conservation', 'Storage', 'الحفظ'),
  skin: t('Type de peau', 'Skin type', 'نوع البشرة'),
  scent: t('Parfum', 'Scent', 'العطر'),
  norm: t('Norme', 'Standard', 'المعيار'),
  lining: t('Doublure', 'Lining', 'البطانة'),
  closing: t('Fermeture', 'Closure', 'الإغلاق'),
  exposure: t('Exposition', 'Light', 'التعرض للضوء'),
  watering: t('Arrosage', 'Watering', 'السقي'),
  sowing: t('Semis', 'Sowing', 'البذر'),
  pieceCount: t('Nombre de pièces', 'Pieces', 'عدد القطع'),
  load: t('Charge utile', 'Load', 'الحمولة'),
} as const

/** The invented brands of the demo. */
export const B = {
  numa: t('Numa', 'Numa', 'نوما'),
  tassili: t('Tassili', 'Tassili', 'طاسيلي'),
  atlas: t('Atlas', 'Atlas', 'أطلس'),
  djurdjura: t('Djurdjura', 'Djurdjura', 'جرجرة'),
  casbah: t('Casbah', 'Casbah', 'القصبة'),
  kahina: t('Kahina', 'Kahina', 'الكاهنة'),
} as const

const COLOUR = t('Couleur', 'Colour', 'اللون')
const SIZE = t('Taille', 'Size', 'المقاس')
const SHOE = t('Pointure', 'Shoe size', 'المقاس')
const colour = (value: Words, swatch: string): DemoOption => ({ name: COLOUR, value, swatch })

export const C = {
  black: colour(t('Noir', 'Black', 'أسود'), '#22252a'),
  white: colour(t('Blanc', 'White', 'أبيض'), '#f4f1ea'),
  red: colour(t('Rouge', 'Red', 'أحمر'), '#c4312d'),
  blue: colour(t('Bleu', 'Blue', 'أزرق'), '#2f5d8c'),
  navy: colour(t('Bleu marine', 'Navy', 'كحلي'), '#26365a'),
  green: colour(t('Vert', 'Green', 'أخضر'), '#2f6b4f'),
  emerald: colour(t('Émeraude', 'Emerald', 'زمردي'), '#157a55'),
  yellow: colour(t('Jaune', 'Yellow', 'أصفر'), '#e0a92e'),
  orange: colour(t('Orange', 'Orange', 'برتقالي'), '#dd6a2c'),
  terracotta: colour(t('Terre cuite', 'Terracotta', 'طيني'), '#b5562f'),
  ochre: colour(t('Ocre', 'Ochre', 'أمغر'), '#c98a2b'),
  plum: colour(t('Prune', 'Plum', 'بنفسجي داكن'), '#6d2a5a'),
  purple: colour(t('Violet', 'Purple', 'بنفسجي'), '#6a4c93'),
  brown: colour(t('Marron', 'Brown', 'بني'), '#7a4a2b'),
  camel: colour(t('Camel', 'Camel', 'جملي'), '#a06a3c'),
  tan: colour(t('Cognac', 'Tan', 'كونياك'), '#a4552c'),
  tanLeather: colour(t('Cuir cognac', 'Tan leather', 'جلد كونياك'), '#b3622f'),
  silver: colour(t('Argent', 'Silver', 'فضي'), '#b9bec4'),
  gold: colour(t('Laiton doré', 'Golden brass', 'نحاسي ذهبي'), '#c79a3c'),
  graphite: colour(t('Graphite', 'Graphite', 'رمادي غامق'), '#474b52'),
  grey: colour(t('Gris', 'Grey', 'رمادي'), '#8c9096'),
  teal: colour(t('Bleu canard', 'Teal', 'أزرق مخضر'), '#1f5f70'),
  nude: colour(t('Nude', 'Nude', 'بيج وردي'), '#c47f63'),
  oak: colour(t('Chêne clair', 'Light oak', 'بلوط فاتح'), '#d3b07c'),
  walnut: colour(t('Noyer', 'Walnut', 'جوز'), '#6b4226'),
  tortoise: colour(t('Écaille', 'Tortoiseshell', 'بني مرقّط'), '#6e3f22'),
} as const

export const size = (value: string): DemoOption => ({ name: SIZE, value: same(value) })
export const shoe = (value: string): DemoOption => ({ name: SHOE, value: same(value) })
export const choice = (name: Words, value: Words): DemoOption => ({ name, value })

/** A variant: its SKU, how many there are, its options, and what differs from the product. */
export const variant = (
  sku: string,
  stock: number,
  options: readonly DemoOption[],
  differs: { price?: number; picture?: string } = {},
): DemoVariant => ({
  sku,
  stock,
  options,
  ...(differs.price === undefined ? {} : { price: differs.price }),
  ...(differs.picture === undefined ? {} : { picture: file(differs.picture) }),
})

const file = (picture: string) => `${picture}.webp`

/** A product as the files of `products/` write it. */
export type Written = {
  key: string
  vendor: string
  name: Words
  description: Words
  price: number
  compareAt?: number
  sku: string
  /** Left out when the variants carry the stock. */
  stock?: number
  pictures: readonly string[]
  specs: readonly (readonly [name: Words, value: Words])[]
  variants?: readonly DemoVariant[]
  bulk?: readonly (readonly [quantity: number, percent: number])[]
  vat?: 9
  featured?: true
  grams: number
  figures: readonly [rating: number, reviews: number, sales: number, daysOld: number]
}

/** Completes what a file of `products/` leaves out: every product of one category. */
export function productsOf(category: CategoryKey, written: readonly Written[]): DemoProduct[] {
  return written.map(({ specs, bulk, figures, pictures, grams, ...rest }) => {
    const [rating, reviewCount, salesCount, createdDaysAgo] = figures
    const variants = rest.variants ?? []
    const counted = variants.reduce((all, { stock }) => all + stock, 0)
    return {
      ...rest,
      category,
      variants,
      stock: variants.length > 0 ? counted : (rest.stock ?? 0),
      pictures: pictures.map(file),
      specifications: specs.map(([name, value]): DemoSpecification => ({ name, value })),
      bulk: (bulk ?? []).map(([quantity, percent]) => ({ quantity, percent })),
      vat: rest.vat ?? 19,
      featured: rest.featured ?? false,
      weightGrams: grams,
      rating,
      reviewCount,
      salesCount,
      createdDaysAgo,
    }
  })
}
