import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'

export type DeliveryDetail = readonly [label: string, value: string]

/** Who receives the parcels, where, and what goes with it; the actions below change it. */
export function DeliveryDetails({
  details,
  children,
}: {
  details: readonly DeliveryDetail[]
  children?: ReactNode
}) {
  const { t } = useTexts()
  return (
    <section className="card">
      <header className="track-card-head">
        <h2>{t('order-tracking.address-title')}</h2>
      </header>
      <dl className="track-facts">
        {details.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <div className="purchase-actions">{children}</div>}
    </section>
  )
}
