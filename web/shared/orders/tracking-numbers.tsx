import { ExternalLink } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import type { TrackedOrderView } from './timeline.ts'

/** Nothing before the first parcel leaves, or where the vendor named neither courier nor number and none is lost. */
export function TrackingNumbers({ order }: { order: Pick<TrackedOrderView, 'parcels'> }) {
  const { t } = useTexts()
  const known = order.parcels.filter(
    ({ courier, tracking, is_lost }) => courier ?? tracking ?? is_lost,
  )
  if (known.length === 0) return null
  return (
    <dl className="track-facts tracking-numbers">
      {known.map(({ courier, tracking, tracking_page: page, is_lost: isLost }, index) => (
        <div key={`${tracking} ${index}`}>
          <dt>
            {courier ? <bdi>{courier.name}</bdi> : t('order-tracking.tracking')}
            {known.length > 1 && ` · ${t('order-tracking.parcel', { number: index + 1 })}`}
          </dt>
          <dd>
            {tracking !== null && (
              <bdi dir="ltr" className="num">
                {tracking}
              </bdi>
            )}
            {isLost && <strong>{t('order-tracking.parcel-lost')}</strong>}
            {courier && page !== null && tracking !== null && (
              <a
                className="text-link"
                href={page + encodeURIComponent(tracking)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('order-tracking.follow-at', { courier: courier.name })}
                <Icon of={ExternalLink} size="s" />
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
