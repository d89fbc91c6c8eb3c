import { PRODUCT_FIELD_RULE_TEXTS } from '#kernel/product-fields.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { CropProductImageRefusal } from './operations/crop-product-image.ts'
import type { ProductRefusal } from './operations/product-command.ts'

/** Appended to the name of a duplicate. */
export const COPY_SUFFIX: LocalizedMessage = { fr: '(copie)', en: '(copy)', ar: '(نسخة)' }

export const PRODUCT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  vendor_required: {
    fr: 'Veuillez sélectionner un vendeur pour ce produit',
    en: 'Please choose a vendor for this product',
    ar: 'يرجى اختيار بائع لهذا المنتج',
  },
  name_required: {
    fr: 'Le nom du produit est requis',
    en: 'The name of the product is required',
    ar: 'اسم المنتج مطلوب',
  },
  price_required: {
    fr: 'Le prix est requis',
    en: 'The price is required',
    ar: 'السعر مطلوب',
  },
  price_zero: {
    fr: 'Le prix doit être supérieur à 0 DA',
    en: 'The price must be above 0 DA',
    ar: 'يجب أن يكون السعر أكبر من 0 د.ج',
  },
  category_required: {
    fr: 'Choisissez une catégorie',
    en: 'Choose a category',
    ar: 'اختر فئة',
  },
  ...PRODUCT_FIELD_RULE_TEXTS,
  too_many_images: {
    fr: 'Vous ne pouvez ajouter que 5 images maximum',
    en: 'You can add 5 pictures at most',
    ar: 'يمكنك إضافة 5 صور كحد أقصى',
  },
  specification_name_required: {
    fr: 'Le nom de la caractéristique est requis',
    en: 'The name of the specification is required',
    ar: 'اسم الخاصية مطلوب',
  },
  specification_value_required: {
    fr: 'La valeur de la caractéristique est requise',
    en: 'The value of the specification is required',
    ar: 'قيمة الخاصية مطلوبة',
  },
  option_required: {
    fr: "Le nom de l'option est requis",
    en: 'The name of the option is required',
    ar: 'اسم الخيار مطلوب',
  },
  option_value_required: {
    fr: "La valeur de l'option est requise",
    en: 'The value of the option is required',
    ar: 'قيمة الخيار مطلوبة',
  },
  options_differ: {
    fr: 'Chaque variante doit avoir une valeur pour chaque option',
    en: 'Each variant needs a value for each option',
    ar: 'يجب أن تكون لكل صنف قيمة لكل خيار',
  },
  duplicate_option: {
    fr: 'Cette option existe déjà',
    en: 'This option is there already',
    ar: 'هذا الخيار موجود بالفعل',
  },
  duplicate_variant: {
    fr: 'Cette variante existe déjà',
    en: 'This variant is there already',
    ar: 'هذا الصنف موجود بالفعل',
  },
  duplicate_sku: {
    fr: 'Deux variantes ont le même SKU',
    en: 'Two variants have the same SKU',
    ar: 'صنفان لهما رمز SKU نفسه',
  },
  duplicate_tier: {
    fr: 'Cette quantité a déjà une remise',
    en: 'This quantity has a discount already',
    ar: 'لهذه الكمية تخفيض بالفعل',
  },
  tier_too_small: {
    fr: 'Plus la quantité est grande, plus la remise doit être forte',
    en: 'A larger quantity needs a larger discount',
    ar: 'كلما زادت الكمية وجب أن يزيد التخفيض',
  },
}

export const PRODUCT_REFUSALS: Record<ProductRefusal['code'], LocalizedMessage> = {
  product_not_found: {
    fr: "Ce produit n'existe pas.",
    en: 'This product does not exist.',
    ar: 'هذا المنتج غير موجود.',
  },
  category_unknown: {
    fr: "Cette catégorie n'existe pas.",
    en: 'This category does not exist.',
    ar: 'هذه الفئة غير موجودة.',
  },
  image_unknown: {
    fr: 'Format invalide - Seules les images sont acceptées',
    en: 'Invalid format - only pictures are accepted',
    ar: 'صيغة غير صالحة - تُقبل الصور فقط',
  },
  variant_unknown: {
    fr: "Cette variante n'existe pas.",
    en: 'This variant does not exist.',
    ar: 'هذا الصنف غير موجود.',
  },
  product_changed: {
    fr: "Ce produit a été modifié par quelqu'un d'autre depuis que vous l'avez ouvert.",
    en: 'Somebody else has changed this product since you opened it.',
    ar: 'عدّل شخص آخر هذا المنتج منذ أن فتحته.',
  },
  bulk_change_not_found: {
    fr: "Cette modification n'existe plus.",
    en: 'This change is no longer there.',
    ar: 'لم يعد هذا التعديل موجودًا.',
  },
  bulk_change_already_undone: {
    fr: 'Cette modification est déjà annulée.',
    en: 'This change is undone already.',
    ar: 'أُلغي هذا التعديل من قبل.',
  },
  price_zero: {
    fr: 'À 0 DA, un produit ne peut pas être mis en vente. Donnez d’abord un prix à : {products}.',
    en: 'A product cannot be put on sale at 0 DA. First set a price for: {products}.',
    ar: 'لا يمكن عرض منتج للبيع بسعر 0 د.ج. حدّد أولًا سعرًا لـ: {products}.',
  },
  too_many_products: {
    fr: 'Cette liste compte plus de 50 000 produits : réduisez-la par une recherche ou une catégorie.',
    en: 'This list has more than 50,000 products: narrow it by a search or a category.',
    ar: 'تضم هذه القائمة أكثر من 50,000 منتج: ضيّقها ببحث أو فئة.',
  },
  product_not_permitted: {
    fr: 'Permission refusée : vérifiez que vous avez le rôle administrateur ou une boutique vérifiée et active.',
    en: 'Permission refused: check that you have the administrator role or a verified, active shop.',
    ar: 'تم رفض الإذن: تحقق من أن لديك دور المدير أو متجرًا موثقًا ونشطًا.',
  },
  vendor_not_selling: {
    fr: 'Vendeur introuvable ou inactif.',
    en: 'Vendor not found or inactive.',
    ar: 'البائع غير موجود أو غير نشط.',
  },
  sku_taken: {
    fr: 'Un produit avec ce SKU existe déjà.',
    en: 'A product with this SKU already exists.',
    ar: 'يوجد منتج بهذا الرمز SKU من قبل.',
  },
}

export const CROP_REFUSALS: Record<CropProductImageRefusal['code'], LocalizedMessage> = {
  image_not_found: {
    fr: "Cette image n'existe pas ou plus",
    en: 'This picture is not there, or no more',
    ar: 'هذه الصورة غير موجودة أو لم تعد موجودة',
  },
  crop_out_of_bounds: {
    fr: "Le cadre dépasse de l'image",
    en: 'The frame goes beyond the picture',
    ar: 'يتجاوز الإطار حدود الصورة',
  },
  crop_too_small: {
    fr: "Le cadre est trop petit : l'image serait floue",
    en: 'The frame is too small: the picture would be blurred',
    ar: 'الإطار صغير جدًا: ستكون الصورة غير واضحة',
  },
}
