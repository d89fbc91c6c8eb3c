import { ArrowRight, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { OperatorRateHistoryView, VendorRateView } from '#capabilities/shipping/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { get, put } from '#web/shared/api/endpoint.ts'
import { rateRows, type RatesView } from '#web/backoffice/shipping-rates/rates.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useUserNames } from '../use-user-names.ts'

type Entry = OperatorRateHistoryView['items'][number]
type Change = Entry['changes'][number]
type HistoryProps = {
  open: boolean
  /** The current rates: a rate changed since cannot be undone. */
  view: RatesView | null
  onClose: () => void
  onUndone: (now: RatesView) => void
}

/** More are shown on request. */
const MAX_LISTED = 3

export function RateHistory({ open, onClose, view, onUndone }: HistoryProps) {
  const { t } = useTexts()
  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title={t('shipping.history')}
      closeLabel={t('site.close')}
    >
      {view && <Entries view={view} onUndone={onUndone} />}
    </Dialog>
  )
}

function Entries({ view: now, onUndone }: { view: RatesView; onUndone: (now: RatesView) => void }) {
  const { t } = useTexts()
  const answer = useQuery(get('/admin/shipping-rates/history', { limit: 50 }))
  const { view, state, refresh } = answer
  const { isBusy, act } = useMutation(refresh)
  const names = useUserNames(view?.items.map(({ changed_by }) => changed_by) ?? [])
  if (view === null)
    return state === 'loading' ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <EmptyState
        title={t('shipping.history-failed')}
        action={
          <Button kind="outline" small onClick={refresh}>
            {t('site.retry')}
          </Button>
        }
      />
    )
  if (view.items.length === 0) return <EmptyState title={t('shipping.no-history')} />
  const inForce = new Map(rateRows(now).map((row) => [row.wilaya, row]))
  const holds = ({ wilaya, method, after }: Change) =>
    isSame(inForce.get(wilaya)?.[method].own ?? null, after)
  const undo = async ({ changes }: Entry) => {
    const outcome = await act({
      ...put('/admin/shipping-rates', null, {
        changes: changes.map(({ wilaya, method, before, after }) => ({
          ...{ wilaya, method, rate: before, known: after },
        })),
      }),
      done: t('shipping.undone'),
      failed: t('shipping.failed'),
      namesFailure: true,
    })
    if (outcome.isDone) onUndone(outcome.view)
  }
  return (
    <ul className="settings-history">
      <li>
        <Link className="text-link" to={`${paths.adminAudit()}?kind=settings`}>
          {t('admin.activity')}
        </Link>
      </li>
      {view.items.map((entry) => (
        <Changed
          key={entry.id}
          entry={entry}
          who={entry.changed_by === null ? null : (names[entry.changed_by] ?? null)}
          canUndo={entry.changes.every(holds)}
          isBusy={isBusy}
          onUndo={() => void undo(entry)}
        />
      ))}
    </ul>
  )
}

type ChangedProps = {
  entry: Entry
  who: string | null
  canUndo: boolean
  isBusy: boolean
  onUndo: () => void
}

function Changed({ entry, who, canUndo, isBusy, onUndo }: ChangedProps) {
  const { t, language } = useTexts()
  const { changes, changed_at: timestamp } = entry
  const what = t('shipping.change-of', { count: changes.length })
  const notified = changes.slice(0, MAX_LISTED)
  const rest = changes.slice(MAX_LISTED)
  return (
    <li>
      <b>{what}</b>
      <ChangeLines changes={notified} />
      {rest.length > 0 && (
        <details>
          <summary className="text-link">
            {t('shipping.show-all', { count: changes.length })}
          </summary>
          <ChangeLines changes={rest} />
        </details>
      )}
      <small className="muted">
        <time dateTime={timestamp}>
          {formatAdminDate(new Date(timestamp), language, 'shortDateTime')}
        </time>
        {' · '}
        <bdi>{who ?? t('admin-home.actor.system')}</bdi>
      </small>
      {canUndo && (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={onUndo}
          aria-label={t('shipping.undo-of', { what })}
        >
          <Icon of={Undo2} size="s" flip />
          {t('backoffice.undo')}
        </Button>
      )}
    </li>
  )
}

function ChangeLines({ changes }: { changes: readonly Change[] }) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const nameOf = (code: string) => wilayas.find((wilaya) => wilaya.code === code)?.name ?? code
  return (
    <ul className="tariff-changes">
      {changes.map(({ wilaya, method, before, after }) => (
        <li key={`${wilaya} ${method}`}>
          <span>
            <span className="num muted">{wilaya}</span> {nameOf(wilaya)} ·{' '}
            {t(`shipping.method.${method}`)}
          </span>
          <span className="settings-change">
            <ChangeList rate={before} />
            <Icon of={ArrowRight} size="s" flip />
            <ChangeList rate={after} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function ChangeList({ rate }: { rate: VendorRateView | null }) {
  const { t, language } = useTexts()
  if (rate === null) return <span>{t('shipping.no-tariff')}</span>
  if (!rate.is_offered) return <span>{t('shipping.not-offered')}</span>
  const { fee, min_days, max_days, free_above } = rate
  return (
    <span>
      <Money dinars={fee} language={language} audience="admin" /> ·{' '}
      {t('shipping.days', { from: min_days, until: max_days })}
      {free_above !== null && (
        <>
          {' · '}
          {t('shipping.free-from')}{' '}
          <Money dinars={free_above} language={language} audience="admin" />
        </>
      )}
    </span>
  )
}

const FIELDS = ['fee', 'free_above', 'min_days', 'max_days', 'is_offered'] as const
const isSame = (a: VendorRateView | null, b: VendorRateView | null): boolean =>
  a === null || b === null ? a === b : FIELDS.every((field) => a[field] === b[field])
