import '#web/desk/list-page.css'
import './delivery.css'
import type { MetaFunction } from 'react-router'
import type { CouriersView } from '#capabilities/shipping/contract.ts'
import { useAnswer } from '#web/desk/use-answer.ts'
import { pageMeta } from '#web/shared/meta.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Couriers } from './couriers-section.tsx'
import { Tariffs } from './tariffs-section.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('carriage.title'), isPrivate: true }))

/** The shop itself: who carries its parcels, and what that costs its buyers. */
export default function ShopPage() {
  const { t } = useTexts()
  const couriers = useAnswer<CouriersView>('/api/v1/vendor/couriers')
  const importing = couriers.view?.items.find(({ fee_import }) => fee_import?.state === 'running')
  return (
    <div className="back-office-page delivery-page">
      <div className="page-head">
        <h1>{t('carriage.title')}</h1>
      </div>
      <Couriers couriers={couriers} />
      <Tariffs importKey={importing?.fee_import?.done ?? 'none'} />
    </div>
  )
}
