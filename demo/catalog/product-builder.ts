import type {
  CategoryKey,
  DemoOption,
  DemoProduct,
  DemoSpecification,
  DemoVariant,
  DemoTexts,
} from './types.ts'

const NO_BREAK = '\u00a0'

/** Typographic apostrophes; no-break spaces before units and French punctuation. */
function typeset(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(\d) (?=[\p{L}\d%°×–-])/gu, `$1${NO_BREAK}`)
    .replace(/× (?=\d)/g, `×${NO_BREAK}`)
    .replace(/ (?=[:;!?»%])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
}

export const localized = (fr: string, en: string, ar: string): DemoTexts => ({
  fr: typeset(fr),
  en: typeset(en),
  ar: typeset(ar),
})

/** For models, norms and sizes, which read alike in the three languages. */
export const sameInAll = (text: string): DemoTexts => localized(text, text, text)

/** `amount` is written the French way (`1 000`, `2,6`). */
const unit = (fr: string, en: string, ar: string) => (amount: string) => {
  const pointed = amount.replace(/(\d),(\d)/g, '$1.$2')
  const grouped = pointed.replace(/(\d) (?=\d{3})/g, '$1,')
  return localized(`${amount} ${fr}`, `${grouped} ${en}`, `${pointed} ${ar}`)
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

export const S = {
  brand: localized('Marque', 'Brand', 'العلامة'),
  model: localized('Modèle', 'Model', 'الطراز'),
  material: localized('Matière', 'Material', 'المادة'),
  dimensions: localized('Dimensions', 'Dimensions', 'الأبعاد'),
  diameter: localized('Diamètre', 'Diameter', 'القطر'),
  height: localized('Hauteur', 'Height', 'الارتفاع'),
  length: localized('Longueur', 'Length', 'الطول'),
  capacity: localized('Contenance', 'Capacity', 'السعة'),
  weight: localized('Poids', 'Weight', 'الوزن'),
  netWeight: localized('Poids net', 'Net weight', 'الوزن الصافي'),
  origin: localized('Origine', 'Origin', 'المصدر'),
  made: localized('Fabrication', 'Made', 'الصنع'),
  care: localized('Entretien', 'Care', 'العناية'),
  use: localized('Utilisation', 'Use', 'الاستعمال'),
  warranty: localized('Garantie', 'Warranty', 'الضمان'),
  power: localized('Puissance', 'Power', 'القدرة'),
  voltage: localized('Tension', 'Voltage', 'الجهد'),
  battery: localized('Autonomie', 'Battery life', 'مدة البطارية'),
  connection: localized('Connexion', 'Connection', 'الاتصال'),
  screen: localized('Écran', 'Screen', 'الشاشة'),
  memory: localized('Mémoire', 'Memory', 'الذاكرة'),
  storage: localized('Stockage', 'Storage', 'التخزين'),
  compatibility: localized('Compatibilité', 'Compatibility', 'التوافق'),
  included: localized('Livré avec', 'In the box', 'محتوى العلبة'),
  age: localized('Âge', 'Age', 'العمر'),
  author: localized('Auteur', 'Author', 'المؤلف'),
  publisher: localized('Éditeur', 'Publisher', 'الناشر'),
  language: localized('Langue', 'Language', 'اللغة'),
  pageCount: localized('Pages', 'Pages', 'عدد الصفحات'),
  format: localized('Format', 'Format', 'المقاس'),
  binding: localized('Reliure', 'Binding', 'التجليد'),
  ingredients: localized('Ingrédients', 'Ingredients', 'المكونات'),
  keeping: localized('Conservation', 'Storage', 'الحفظ'),
  skin: localized('Type de peau', 'Skin type', 'نوع البشرة'),
  scent: localized('Parfum', 'Scent', 'العطر'),
  norm: localized('Norme', 'Standard', 'المعيار'),
  lining: localized('Doublure', 'Lining', 'البطانة'),
  closing: localized('Fermeture', 'Closure', 'الإغلاق'),
  exposure: localized('Exposition', 'Light', 'التعرض للضوء'),
  watering: localized('Arrosage', 'Watering', 'السقي'),
  sowing: localized('Semis', 'Sowing', 'البذر'),
  pieceCount: localized('Nombre de pièces', 'Pieces', 'عدد القطع'),
  load: localized('Charge utile', 'Load', 'الحمولة'),
} as const

export const B = {
  numa: localized('Numa', 'Numa', 'نوما'),
  tassili: localized('Tassili', 'Tassili', 'طاسيلي'),
  atlas: localized('Atlas', 'Atlas', 'أطلس'),
  djurdjura: localized('Djurdjura', 'Djurdjura', 'جرجرة'),
  casbah: localized('Casbah', 'Casbah', 'القصبة'),
  kahina: localized('Kahina', 'Kahina', 'الكاهنة'),
} as const

const COLOUR = localized('Couleur', 'Colour', 'اللون')
const SIZE = localized('Taille', 'Size', 'المقاس')
const SHOE = localized('Pointure', 'Shoe size', 'المقاس')
const colour = (value: DemoTexts, swatch: string): DemoOption => ({ name: COLOUR, value, swatch })

export const C = {
  black: colour(localized('Noir', 'Black', 'أسود'), '#22252a'),
  white: colour(localized('Blanc', 'White', 'أبيض'), '#f4f1ea'),
  red: colour(localized('Rouge', 'Red', 'أحمر'), '#c4312d'),
  blue: colour(localized('Bleu', 'Blue', 'أزرق'), '#2f5d8c'),
  navy: colour(localized('Bleu marine', 'Navy', 'كحلي'), '#26365a'),
  green: colour(localized('Vert', 'Green', 'أخضر'), '#2f6b4f'),
  emerald: colour(localized('Émeraude', 'Emerald', 'زمردي'), '#157a55'),
  yellow: colour(localized('Jaune', 'Yellow', 'أصفر'), '#e0a92e'),
  orange: colour(localized('Orange', 'Orange', 'برتقالي'), '#dd6a2c'),
  terracotta: colour(localized('Terre cuite', 'Terracotta', 'طيني'), '#b5562f'),
  ochre: colour(localized('Ocre', 'Ochre', 'أمغر'), '#c98a2b'),
  plum: colour(localized('Prune', 'Plum', 'بنفسجي داكن'), '#6d2a5a'),
  purple: colour(localized('Violet', 'Purple', 'بنفسجي'), '#6a4c93'),
  brown: colour(localized('Marron', 'Brown', 'بني'), '#7a4a2b'),
  camel: colour(localized('Camel', 'Camel', 'جملي'), '#a06a3c'),
  tan: colour(localized('Cognac', 'Tan', 'كونياك'), '#a4552c'),
  tanLeather: colour(localized('Cuir cognac', 'Tan leather', 'جلد كونياك'), '#b3622f'),
  silver: colour(localized('Argent', 'Silver', 'فضي'), '#b9bec4'),
  gold: colour(localized('Laiton doré', 'Golden brass', 'نحاسي ذهبي'), '#c79a3c'),
  graphite: colour(localized('Graphite', 'Graphite', 'رمادي غامق'), '#474b52'),
  grey: colour(localized('Gris', 'Grey', 'رمادي'), '#8c9096'),
  teal: colour(localized('Bleu canard', 'Teal', 'أزرق مخضر'), '#1f5f70'),
  nude: colour(localized('Nude', 'Nude', 'بيج وردي'), '#c47f63'),
  oak: colour(localized('Chêne clair', 'Light oak', 'بلوط فاتح'), '#d3b07c'),
  walnut: colour(localized('Noyer', 'Walnut', 'جوز'), '#6b4226'),
  tortoise: colour(localized('Écaille', 'Tortoiseshell', 'بني مرقّط'), '#6e3f22'),
} as const

export const size = (value: string): DemoOption => ({ name: SIZE, value: sameInAll(value) })
export const shoe = (value: string): DemoOption => ({ name: SHOE, value: sameInAll(value) })
export const choice = (name: DemoTexts, value: DemoTexts): DemoOption => ({ name, value })

/** `differs` overrides the product's price or image. */
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

const file = (image: string) => `${image}.webp`

export type ProductBuilderEntry = {
  key: string
  vendor: string
  name: DemoTexts
  description: DemoTexts
  price: number
  compareAt?: number
  wholesale?: { price: number; from: number }
  sku: string
  /** Absent when the variants carry the stock. */
  stock?: number
  pictures: readonly string[]
  specs: readonly (readonly [name: DemoTexts, value: DemoTexts])[]
  variants?: readonly DemoVariant[]
  bulk?: readonly (readonly [quantity: number, percent: number])[]
  vat?: 9
  featured?: true
  grams: number
  figures: readonly [rating: number, reviews: number, sales: number, daysOld: number]
}

export function productsOf(
  category: CategoryKey,
  written: readonly ProductBuilderEntry[],
): DemoProduct[] {
  return written.map(({ specs, bulk, figures, pictures: images, grams, ...rest }) => {
    const [rating, reviewCount, salesCount, createdDaysAgo] = figures
    const variants = rest.variants ?? []
    const counted = variants.reduce((all, { stock }) => all + stock, 0)
    return {
      ...rest,
      category,
      variants,
      stock: variants.length > 0 ? counted : (rest.stock ?? 0),
      pictures: images.map(file),
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
