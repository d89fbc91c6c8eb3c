import { useState } from 'react'
import type { ScheduleTermsView } from '#capabilities/payouts/schedules.contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { get, del } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyAmount, MoneyLoadFailed } from '../money-cells.tsx'
import { PayoutScheduleDialog } from './payout-schedule-dialog.tsx'
import { type DatedTermsField, TermsList } from './terms-list.tsx'
import { weekdayName } from './weekday-name.ts'

export function PayoutSchedulesSection() {
  const texts = useTexts()
  const { t } = texts
  const { view, state, refresh } = useQuery(get('/admin/money/payout-schedules'))
  const { isBusy, act } = useMutation(refresh)
  const [isAdding, setAdding] = useState(false)
  if (view === null)
    return state === 'loading' ? (
      <RowsSkeleton height="3rem" />
    ) : (
      <MoneyLoadFailed title={t('admin-terms.load-failed')} onRetry={refresh} />
    )
  return (
    <section className="card" aria-labelledby="payout-schedules">
      <div className="terms-head">
        <h2 id="payout-schedules">{t('admin-terms.payouts')}</h2>
        <Button small onClick={() => setAdding(true)}>
          {t('admin-terms.payouts.add')}
        </Button>
      </div>
      <TermsList
        label={t('admin-terms.payouts')}
        items={view.items}
        fields={scheduleFields(texts, view.pays_only_remitted)}
        isBusy={isBusy}
        onRemove={({ id }) =>
          void act({
            ...del('/admin/money/payout-schedules/{id}', { id }),
            done: t('admin-money.saved'),
            failed: t('admin-money.failed'),
          })
        }
      />
      <PayoutScheduleDialog
        key={String(isAdding)}
        open={isAdding}
        items={view.items}
        onClose={() => setAdding(false)}
        onDone={refresh}
      />
    </section>
  )
}

const scheduleFields = (
  { t, language }: ReturnType<typeof useTexts>,
  setting: boolean,
): DatedTermsField<ScheduleTermsView>[] => [
  {
    name: 'frequency',
    label: t('admin-terms.frequency'),
    format: ({ frequency }) => t(`admin-terms.frequency.${frequency}`),
  },
  {
    name: 'weekday',
    label: t('admin-terms.weekday'),
    format: ({ weekday }) => weekdayName(weekday, language),
  },
  {
    name: 'minimum',
    label: t('admin-terms.minimum'),
    format: ({ minimum }) => <MoneyAmount dinars={minimum} />,
  },
  {
    name: 'hold_days',
    label: t('admin-terms.hold-days'),
    format: ({ hold_days: days }) => formatNumber(days, language),
  },
  {
    name: 'pays_only_remitted',
    label: t('admin-terms.only-remitted'),
    format: ({ pays_only_remitted: own }) =>
      own === null
        ? t('admin-terms.as-setting', { value: t(setting ? 'admin-terms.yes' : 'admin-terms.no') })
        : t(own ? 'admin-terms.yes' : 'admin-terms.no'),
  },
  {
    name: 'advance',
    label: t('admin-terms.advance'),
    format: ({ advance }) => <MoneyAmount dinars={advance} />,
  },
]
