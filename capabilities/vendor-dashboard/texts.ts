import type { LocalizedMessage } from '#platform/http/index.ts'
import type { SavedViewRefusal } from './rules/saved-view.ts'

export const SAVED_VIEW_REFUSALS: Record<SavedViewRefusal['code'], LocalizedMessage> = {
  saved_view_not_found: {
    fr: "Cette vue n'existe plus",
    en: 'This view is gone',
    ar: 'لم يعد هذا العرض موجودًا',
  },
  saved_view_without_filters: {
    fr: "Cherchez ou filtrez d'abord : une vue garde ce que vous avez choisi",
    en: 'Search or filter first: a view keeps what you have chosen',
    ar: 'ابحث أو صفِّ أولًا: العرض يحفظ ما اخترته',
  },
  saved_view_name_taken: {
    fr: 'Vous avez déjà une vue de ce nom',
    en: 'You already have a view with this name',
    ar: 'لديك عرض بهذا الاسم بالفعل',
  },
  too_many_saved_views: {
    fr: "Vous avez déjà 12 vues : supprimez-en une d'abord",
    en: 'You already have 12 views: delete one first',
    ar: 'لديك 12 عرضًا بالفعل: احذف واحدًا أولًا',
  },
}
export const VIEW_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  saved_view_name_required: {
    fr: 'Donnez un nom à cette vue',
    en: 'Give this view a name',
    ar: 'أعطِ هذا العرض اسمًا',
  },
}
