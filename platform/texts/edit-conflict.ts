export const EDIT_CONFLICT = {
  fr: '{by} a fait un changement entre-temps, le {changedAt}. État actuel : {currentName}.',
  en: '{by} made a change meanwhile, on {changedAt}. It is now: {currentName}.',
  ar: 'أجرى {by} تغييرًا في هذه الأثناء، في {changedAt}. الحالة الآن: {currentName}.',
} as const

export const BUYER = { fr: 'L’acheteur', en: 'The buyer', ar: 'المشتري' }
export const OPERATOR_ADMINS = {
  fr: 'L’équipe de la place de marché',
  en: 'The marketplace team',
  ar: 'فريق السوق',
}
export const ANOTHER_USER = { fr: 'Une autre personne', en: 'Somebody else', ar: 'شخص آخر' }
