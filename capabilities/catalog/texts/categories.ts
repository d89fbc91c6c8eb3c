import type { LocalizedMessage } from '#platform/http/index.ts'
import type { CategoryRefusal } from '../operations/category-command.ts'
import { PRODUCT_FIELD_TEXTS } from '../texts.ts'

export const CATEGORY_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  category_name_required: {
    fr: 'Le nom est requis dans les trois langues',
    en: 'The name is required in all three languages',
    ar: 'الاسم مطلوب باللغات الثلاث',
  },
  specification_name_required: PRODUCT_FIELD_TEXTS['specification_name_required']!, // defined above
}

export const CATEGORY_REFUSALS: Record<CategoryRefusal['code'], LocalizedMessage> = {
  category_not_found: {
    fr: "Cette catégorie n'existe pas.",
    en: 'This category does not exist.',
    ar: 'هذه الفئة غير موجودة.',
  },
  category_parent_unknown: {
    fr: "La catégorie parente n'existe plus.",
    en: 'The parent category is no longer there.',
    ar: 'لم تعد الفئة الأم موجودة.',
  },
  category_too_deep: {
    fr: "L'arbre a deux niveaux : une catégorie se range dans une catégorie principale qui n'en est pas une autre.",
    en: 'The tree has two levels: a category goes into a main category, and a main one that holds others into none.',
    ar: 'الشجرة من مستويين: توضع الفئة داخل فئة رئيسية، ولا توضع فئة رئيسية تضم غيرها داخل أخرى.',
  },
  category_parent_has_products: {
    fr: "Cette catégorie principale contient des produits : déplacez-les d'abord.",
    en: 'This main category holds products: move them first.',
    ar: 'تحتوي هذه الفئة الرئيسية على منتجات: انقلها أولًا.',
  },
  category_slug_taken: {
    fr: 'Une autre catégorie a déjà cette adresse.',
    en: 'Another category has this address already.',
    ar: 'لفئة أخرى هذا العنوان من قبل.',
  },
  category_has_products: {
    fr: 'Cette catégorie contient encore des produits ({count}) : déplacez-les avant de la supprimer.',
    en: 'This category still holds products ({count}): move them before deleting it.',
    ar: 'ما زالت هذه الفئة تحتوي على منتجات ({count}): انقلها قبل حذفها.',
  },
  category_has_categories: {
    fr: "Cette catégorie en contient d'autres : déplacez-les d'abord.",
    en: 'This category holds others: move them first.',
    ar: 'تضم هذه الفئة فئات أخرى: انقلها أولًا.',
  },
  category_not_a_leaf: {
    fr: "Les produits se rangent dans une autre catégorie qui n'en contient pas elle-même.",
    en: 'Products go into another category that holds no categories itself.',
    ar: 'توضع المنتجات في فئة أخرى لا تضم فئات.',
  },
}
