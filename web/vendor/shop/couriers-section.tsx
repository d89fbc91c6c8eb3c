import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CouriersView, CourierView } from '#capabilities/shipping/contract.ts'
import type { QueryState } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CourierAccountDialog } from './courier-account-dialog.tsx'
import { CourierCard } from './courier-card.tsx'

const PAUSE_MS = 2000

export function CouriersSection({ couriers }: { couriers: QueryState<CouriersView> }) {
  const { t } = useTexts()
  const { view, state, refresh, change } = couriers
  const [connecting, setConnecting] = useState<CourierView | null>(null)
  const isImporting = view?.items.some(({ fee_import }) => fee_import?.state === 'running') ?? false
  useEffect(() => {
    if (!isImporting) return undefined
    const timer = setInterval(refresh, PAUSE_MS)
    return () => clearInterval(timer)
  }, [isImporting, refresh])
  const connectable = view?.items.filter(({ can_connect }) => can_connect) ?? []
  const byHand = view?.items.filter(({ can_connect }) => !can_connect) ?? []
  return (
    <section className="card delivery-couriers" aria-labelledby="couriers">
      <h2 id="couriers">{t('shipping.couriers')}</h2>
      <p className="muted">{t('shipping.couriers-text')}</p>
      {view === null && state === 'failed' && <NotRead onRetry={refresh} />}
      {view === null && state === 'loading' && (
        <div role="status" aria-label={t('site.loading')}>
          <Skeleton width="100%" height="5rem" />
        </div>
      )}
      <ul className="courier-cards">
        {connectable.map((courier) => (
          <CourierCard
            key={courier.code}
            courier={courier}
            onConnect={() => setConnecting(courier)}
            onChanged={(now) => change(() => now)}
          />
        ))}
      </ul>
      {byHand.length > 0 && (
        <p className="muted">
          {t('shipping.by-hand', { names: byHand.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <CourierAccountDialog
        courier={connecting}
        onClose={() => setConnecting(null)}
        onConnected={(now) => {
          setConnecting(null)
          change(() => now)
          showToast({ title: t('shipping.connected'), closeLabel: t('site.close') })
        }}
      />
    </section>
  )
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <EmptyState
      title={t('shipping.load-failed')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}
