import type { LocalizedMessage } from '#platform/http/index.ts'
import type { IntentRefusal } from './operations/change-intents.ts'
import type { ChangeRefusal } from './operations/change-synonyms.ts'
import type { Localized } from '#kernel/locale.ts'

export const SEARCH_REFUSALS: Record<'product_not_found' | 'vendor_not_found', Localized> = {
  product_not_found: {
    fr: 'Ce produit n’existe pas ou n’est plus en vente.',
    en: 'This product does not exist or is no longer sold.',
    ar: 'هذا المنتج غير موجود أو لم يعد معروضًا للبيع.',
  },
  vendor_not_found: {
    fr: 'Vendeur introuvable',
    en: 'Vendor not found',
    ar: 'البائع غير موجود',
  },
}

export const LIST_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  wilaya_required: {
    fr: 'Pour trier par prix livré, indiquez la wilaya de livraison.',
    en: 'To sort by delivered price, give the wilaya of delivery.',
    ar: 'للترتيب حسب السعر مع التوصيل، حدّد ولاية التوصيل.',
  },
}

export const SYNONYM_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  term_required: {
    fr: 'Écrivez un mot.',
    en: 'Write a word.',
    ar: 'اكتب كلمة.',
  },
  expansions_required: {
    fr: 'Écrivez au moins un mot que portent les produits.',
    en: 'Write at least one word that products carry.',
    ar: 'اكتب كلمة واحدة على الأقل من كلمات المنتجات.',
  },
}

export const INTENT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  name_required: {
    fr: 'Donnez un nom.',
    en: 'Give a name.',
    ar: 'اكتب اسمًا.',
  },
  phrases_required: {
    fr: 'Écrivez au moins une façon de le dire.',
    en: 'Write at least one way to say it.',
    ar: 'اكتب طريقة واحدة على الأقل لقوله.',
  },
  terms_required: {
    fr: 'Écrivez au moins un mot que portent les produits.',
    en: 'Write at least one word that products carry.',
    ar: 'اكتب كلمة واحدة على الأقل من كلمات المنتجات.',
  },
}

export const INTENT_REFUSALS: Record<IntentRefusal['code'], LocalizedMessage> = {
  intent_not_found: {
    fr: 'Cette occasion n’existe plus.',
    en: 'This occasion is no longer there.',
    ar: 'هذه المناسبة لم تعد موجودة.',
  },
}

export const SYNONYM_REFUSALS: Record<ChangeRefusal['code'], LocalizedMessage> = {
  synonym_not_found: {
    fr: 'Ce synonyme n’existe plus.',
    en: 'This synonym is no longer there.',
    ar: 'هذا المرادف لم يعد موجودًا.',
  },
  synonym_taken: {
    fr: 'Ce mot a déjà une entrée dans cette langue : complétez-la.',
    en: 'This word has an entry in this language already: complete that one.',
    ar: 'لهذه الكلمة مدخل في هذه اللغة: أكمله.',
  },
  synonym_too_long: {
    fr: 'Quatre mots au plus : une recherche n’en lit pas davantage ensemble.',
    en: 'Four words at most: a search reads no more of them together.',
    ar: 'أربع كلمات على الأكثر: لا يقرأ البحث أكثر منها معًا.',
  },
  synonym_without_terms: {
    fr: 'Il faut des lettres ou des chiffres.',
    en: 'There have to be letters or digits.',
    ar: 'لا بد من حروف أو أرقام.',
  },
  synonym_of_itself: {
    fr: 'Ce mot ne renvoie qu’à lui-même.',
    en: 'This word only means itself.',
    ar: 'هذه الكلمة لا تعني إلا نفسها.',
  },
}
