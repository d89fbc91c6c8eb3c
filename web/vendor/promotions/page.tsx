import type { MetaFunction } from 'react-router'
import { PromoCodesScreen } from '#web/backoffice/promo-codes/promo-codes-page.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('promo-codes.title'), isPrivate: true }))

export default function VendorPromotionsPage() {
  return <PromoCodesScreen audience="vendor" />
}
