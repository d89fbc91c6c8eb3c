import type { Translate } from '#web/shared/i18n/texts.ts'

export const comparisonTexts = (t: Translate) => ({
  title: t('comparison.title'),
  summary: t('comparison.summary', { different: '{different}', rows: '{rows}' }),
  only: t('comparison.only'),
  legend: t('comparison.legend'),
  best: t('comparison.best'),
  add: t('comparison.add'),
  remove: t('comparison.remove', { name: '{name}' }),
  groupPrice: t('comparison.group.price'),
  groupStock: t('comparison.group.stock'),
  groupSpecifications: t('comparison.group.specifications'),
  price: t('comparison.price'),
  delivery: t('comparison.delivery', { wilaya: '{wilaya}' }),
  arrival: t('comparison.arrival'),
  payment: t('comparison.payment'),
  onDelivery: t('comparison.on-delivery'),
  rating: t('comparison.rating'),
  noRating: t('comparison.no-rating'),
  availability: t('comparison.availability'),
  vendor: t('comparison.vendor'),
  empty: t('comparison.empty'),
  emptyText: t('comparison.empty-text'),
  failed: t('comparison.failed'),
  noScript: t('comparison.no-script'),
})
export type ComparisonTexts = ReturnType<typeof comparisonTexts>
