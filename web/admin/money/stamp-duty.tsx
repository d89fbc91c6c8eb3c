import { get, put, del } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import type { StampDutyView } from '#capabilities/documents/contract.ts'
import { formatPercent } from '#kernel/format.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Switch } from '#web/ui/field.tsx'
import { STATE_TONES } from './status-tones.ts'
import { StampDutyScaleDialog } from './stamp-duty-scale-dialog.tsx'
import { MoneyAmount, Day, MoneyLoadFailed } from './money-cells.tsx'

export function StampDutySettings() {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/money/stamp-duty'))
  const { isBusy, act } = useMutation(refresh)
  const [isAdding, setAdding] = useState(false)
  const messages = { done: t('admin-money.saved'), failed: t('admin-money.failed') }
  if (view === null)
    return state === 'loading' ? (
      <RowsSkeleton height="3rem" />
    ) : (
      <MoneyLoadFailed title={t('admin-money.duty.load-failed')} onRetry={refresh} />
    )
  return (
    <>
      <section className="card finance-form">
        <Switch
          label={t('admin-money.duty.switch')}
          checked={view.is_applied}
          disabled={isBusy}
          onChange={({ target }) =>
            void act({
              ...put('/admin/money/stamp-duty/switch', null, { is_applied: target.checked }),
              ...messages,
            })
          }
        />
        <p className="muted">{t('admin-money.duty.text')}</p>
      </section>
      <div className="finance-actions">
        <Button small onClick={() => setAdding(true)}>
          {t('admin-money.duty.add')}
        </Button>
      </div>
      {view.items.map((scale) => (
        <Scale
          key={scale.valid_from}
          scale={scale}
          isBusy={isBusy}
          onRemove={() =>
            void act({
              ...del('/admin/money/stamp-duty/scales/{from}', { from: scale.valid_from }),
              ...messages,
            })
          }
        />
      ))}
      <StampDutyScaleDialog
        open={isAdding}
        tiers={view.items[0]?.tiers ?? []}
        onClose={() => setAdding(false)}
        onDone={refresh}
      />
    </>
  )
}

type ScaleProps = { scale: StampDutyView['items'][number]; isBusy: boolean; onRemove: () => void }

function Scale({ scale, isBusy, onRemove }: ScaleProps) {
  const { t, language } = useTexts()
  return (
    <section className="card">
      <div className="finance-scale-head">
        <h2>
          <Day on={scale.valid_from} /> →{' '}
          {scale.valid_until ? <Day on={scale.valid_until} /> : t('admin-money.rules.always')}
        </h2>
        <Badge tone={STATE_TONES[scale.state]}>{t(`admin-money.state.${scale.state}`)}</Badge>
        {scale.state === 'coming' && (
          <Button
            kind="quiet"
            small
            busy={isBusy}
            aria-label={t('admin-money.duty.remove-of', { date: scale.valid_from })}
            onClick={onRemove}
          >
            {t('admin-money.rules.remove')}
          </Button>
        )}
      </div>
      <p className="muted">
        <bdi>{scale.source}</bdi>
      </p>
      <ul className="finance-rows">
        {scale.tiers.map((tier) => (
          <li key={tier.from}>
            <span>
              {t('admin-money.duty.above')} <MoneyAmount dinars={tier.from} />
              <small>
                {t('admin-money.duty.least')} <MoneyAmount dinars={tier.minimum} />
              </small>
            </span>
            <b className="num">{formatPercent(tier.rate_bp / 100, language)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
