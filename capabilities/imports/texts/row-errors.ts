import { PRODUCT_FIELD_RULE_TEXTS } from '#kernel/product-fields.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { RowErrorCode } from '../schema.ts'

export const ROW_ERROR_TEXTS: Record<RowErrorCode, LocalizedMessage> = {
  name_required: { fr: 'Le nom manque', en: 'The name is missing', ar: 'الاسم ناقص' },
  price_required: { fr: 'Le prix manque', en: 'The price is missing', ar: 'السعر ناقص' },
  category_required: {
    fr: 'La catégorie manque',
    en: 'The category is missing',
    ar: 'الفئة ناقصة',
  },
  category_unknown: {
    fr: 'Cette catégorie n’est pas connue',
    en: 'This category is not known',
    ar: 'هذه الفئة غير معروفة',
  },
  amount_invalid: { fr: 'Ce n’est pas un prix', en: 'This is not a price', ar: 'هذا ليس سعرًا' },
  amount_too_large: {
    fr: 'Ce prix est trop grand',
    en: 'This price is too large',
    ar: 'هذا السعر كبير جدًا',
  },
  amount_zero: {
    fr: 'Le prix doit être supérieur à 0 DA',
    en: 'The price must be above 0 DA',
    ar: 'يجب أن يكون السعر أكبر من 0 د.ج',
  },
  ...PRODUCT_FIELD_RULE_TEXTS,
  number_invalid: {
    fr: 'Ce n’est pas un nombre entier',
    en: 'This is not a whole number',
    ar: 'هذا ليس عددًا صحيحًا',
  },
  stock_negative: {
    fr: 'Stock négatif : pris pour 0',
    en: 'Negative stock: taken as 0',
    ar: 'مخزون سالب: اعتُبر 0',
  },
  stock_too_large: {
    fr: 'Ce stock dépasse un million',
    en: 'This stock is above one million',
    ar: 'هذا المخزون يتجاوز المليون',
  },
  status_unknown: {
    fr: 'Statut inconnu : écrivez « En ligne », « Brouillon » ou « Archivé »',
    en: 'Unknown status: write “Online”, “Draft” or “Archived”',
    ar: 'حالة غير معروفة: اكتب «منشور» أو «مسودة» أو «مؤرشف»',
  },
  vat_unknown: {
    fr: 'La TVA est 19, 9 ou 0',
    en: 'VAT is 19, 9 or 0',
    ar: 'الضريبة هي 19 أو 9 أو 0',
  },
  weight_invalid: {
    fr: 'Ce poids ne peut pas être lu',
    en: 'This weight cannot be read',
    ar: 'تعذرت قراءة هذا الوزن',
  },
  text_too_long: {
    fr: 'Ce texte est trop long',
    en: 'This text is too long',
    ar: 'هذا النص طويل جدًا',
  },
  text_truncated: {
    fr: 'Description coupée à 4 000 caractères',
    en: 'Description cut at 4,000 characters',
    ar: 'اقتُطع الوصف عند 4,000 حرف',
  },
  duplicate_sku: {
    fr: 'Cette référence est déjà sur une autre ligne',
    en: 'This SKU is on another line already',
    ar: 'هذا الرمز موجود في سطر آخر',
  },
  sku_of_another_product: {
    fr: 'Ces références sont à plusieurs de vos produits',
    en: 'These SKUs belong to several of your products',
    ar: 'هذه الرموز تخص عدة منتجات لديك',
  },
  options_missing: {
    fr: 'Plusieurs lignes du même produit : indiquez leurs options (taille, couleur…)',
    en: 'Several lines of one product: say their options (size, colour…)',
    ar: 'عدة أسطر للمنتج نفسه: حدّد خياراتها (المقاس، اللون…)',
  },
  option_value_required: {
    fr: 'Une valeur d’option manque',
    en: 'An option has no value',
    ar: 'قيمة أحد الخيارات ناقصة',
  },
  duplicate_option: {
    fr: 'Deux options ont le même nom',
    en: 'Two options have the same name',
    ar: 'خياران لهما الاسم نفسه',
  },
  duplicate_variant: {
    fr: 'Cette variante est déjà plus haut',
    en: 'This variant is there already',
    ar: 'هذا الصنف موجود أعلاه',
  },
  variant_unknown: {
    fr: 'Cette variante n’existe pas : indiquez sa référence ou ses options',
    en: 'There is no such variant: give its SKU or its options',
    ar: 'هذا الصنف غير موجود: حدّد رمزه أو خياراته',
  },
  too_many_variants: {
    fr: 'Plus de 100 variantes',
    en: 'More than 100 variants',
    ar: 'أكثر من 100 صنف',
  },
  specifications_invalid: {
    fr: 'Écrivez « Nom: valeur; Nom: valeur »',
    en: 'Write “Name: value; Name: value”',
    ar: 'اكتب «الاسم: القيمة; الاسم: القيمة»',
  },
  too_many_specifications: {
    fr: 'Plus de 40 caractéristiques',
    en: 'More than 40 specifications',
    ar: 'أكثر من 40 خاصية',
  },
  bulk_invalid: {
    fr: 'Écrivez « 5: 5 %; 10: 10 % », de plus en plus',
    en: 'Write “5: 5%; 10: 10%”, rising',
    ar: 'اكتب «5: 5%; 10: 10%» تصاعديًا',
  },
  too_many_images: {
    fr: 'Seules les 5 premières images sont prises',
    en: 'Only the first 5 images are taken',
    ar: 'تؤخذ الصور الخمس الأولى فقط',
  },
  image_url_invalid: {
    fr: 'L’image doit avoir une adresse qui commence par http',
    en: 'The image needs an address that begins with http',
    ar: 'يجب أن يبدأ عنوان الصورة بـ http',
  },
  image_unreachable: {
    fr: 'L’image n’a pas pu être lue à cette adresse',
    en: 'The image could not be read at this address',
    ar: 'تعذرت قراءة الصورة من هذا العنوان',
  },
  image_too_large: {
    fr: 'L’image dépasse 5 Mo',
    en: 'The image is larger than 5 MB',
    ar: 'يتجاوز حجم الصورة 5 ميغابايت',
  },
  not_an_image: {
    fr: 'Ce n’est pas une image JPEG, PNG, WebP ou AVIF',
    en: 'This is not a JPEG, PNG, WebP or AVIF image',
    ar: 'ليست صورة JPEG أو PNG أو WebP أو AVIF',
  },
  external_product: {
    fr: 'Produit externe ou groupé : il ne se commande pas ici, il n’est pas importé',
    en: 'External or grouped product: it cannot be ordered here and is not imported',
    ar: 'منتج خارجي أو مجمّع: لا يمكن طلبه هنا ولا يُستورد',
  },
  image_without_product: {
    fr: 'Aucun produit n’a cette référence',
    en: 'No product has this SKU',
    ar: 'لا يوجد منتج بهذا الرمز',
  },
}
