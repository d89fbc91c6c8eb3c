import { useState } from 'react'
import type {
  PublicHolidaysView,
  PublicHolidayView,
} from '#capabilities/returns/policies.contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { type ApiMutation, del, get, post, put } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Day, MoneyLoadFailed } from '../money-cells.tsx'
import { today } from '../status-tones.ts'
import { AddHolidayDialog, MoveHolidayDialog } from './holiday-dialogs.tsx'
import { holidayName } from './holiday-names.ts'

export function PublicHolidaysSection() {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/money/public-holidays'))
  const { isBusy, act } = useMutation(refresh)
  const [isAdding, setAdding] = useState(false)
  const [moving, setMoving] = useState<PublicHolidayView | null>(null)
  if (view === null)
    return state === 'loading' ? (
      <RowsSkeleton height="3rem" />
    ) : (
      <MoneyLoadFailed title={t('admin-terms.load-failed')} onRetry={refresh} />
    )
  const change = (call: ApiMutation<unknown>) =>
    void act({ ...call, done: t('admin-money.saved'), failed: t('admin-money.failed') })
  const year = today().slice(0, 4)
  const isNear = ({ first_day: day }: PublicHolidayView) =>
    Number(day.slice(0, 4)) <= Number(year) + 1
  const rows = {
    isBusy,
    onMove: setMoving,
    onConfirm: ({ name, first_day: day }: PublicHolidayView) =>
      change(put('/admin/money/public-holidays/{day}', { day, name }, { first_day: day })),
    onRemove: ({ name, first_day: day }: PublicHolidayView) =>
      change(del('/admin/money/public-holidays/{day}', { day, name })),
  }
  const past = view.items.filter((item) => item.last_day < today())
  const near = view.items.filter((item) => item.last_day >= today() && isNear(item))
  const later = view.items.filter((item) => !isNear(item))
  return (
    <section className="card" aria-labelledby="public-holidays">
      <div className="terms-head">
        <h2 id="public-holidays">{t('admin-terms.holidays')}</h2>
        <span className="terms-row-end">
          <Button
            kind="outline"
            small
            busy={isBusy}
            onClick={() =>
              change(post('/admin/money/public-holidays/proposals', null, { year: view.next_year }))
            }
          >
            {t('admin-terms.holidays.propose', { year: String(view.next_year) })}
          </Button>
          <Button small onClick={() => setAdding(true)}>
            {t('admin-terms.holidays.add')}
          </Button>
        </span>
      </div>
      <p className="muted">{t('admin-terms.holidays.text')}</p>
      <Holidays items={near} {...rows} />
      {past.length > 0 && (
        <details className="terms-fold">
          <summary className="text-link">{t('admin-terms.holidays.past')}</summary>
          <Holidays items={past} {...rows} />
        </details>
      )}
      {later.length > 0 && (
        <details className="terms-fold">
          <summary className="text-link">{t('admin-terms.holidays.later')}</summary>
          <Holidays items={later} {...rows} />
        </details>
      )}
      <HolidayChanges changes={view.changes} />
      <AddHolidayDialog
        key={`add ${isAdding}`}
        open={isAdding}
        onClose={() => setAdding(false)}
        onDone={refresh}
      />
      <MoveHolidayDialog
        key={`${moving?.name} ${moving?.first_day}`}
        holiday={moving}
        onClose={() => setMoving(null)}
        onDone={refresh}
      />
    </section>
  )
}

type RowActions = {
  isBusy: boolean
  onMove: (item: PublicHolidayView) => void
  onConfirm: (item: PublicHolidayView) => void
  onRemove: (item: PublicHolidayView) => void
}

function Holidays({ items, isBusy, ...on }: RowActions & { items: readonly PublicHolidayView[] }) {
  const { t } = useTexts()
  return (
    <ul className="finance-rows" aria-label={t('admin-terms.holidays')}>
      {items.map((item) => {
        const name = holidayName(item.name, t)
        const isOver = item.last_day < today()
        return (
          <li key={`${item.name} ${item.first_day}`}>
            <span>
              <bdi>{name}</bdi>
              <small>
                <Day on={item.first_day} />
                {item.day_count > 1 && (
                  <>
                    {' – '}
                    <Day on={item.last_day} />
                  </>
                )}
              </small>
            </span>
            <span className="terms-row-end">
              {!isOver && (
                <Badge tone={item.is_expected ? 'warn' : 'neutral'}>
                  {t(
                    item.is_expected
                      ? 'admin-terms.holidays.expected'
                      : 'admin-terms.holidays.sure',
                  )}
                </Badge>
              )}
              {item.is_expected && !isOver && (
                <Button
                  small
                  busy={isBusy}
                  aria-label={t('admin-terms.holidays.confirm-of', { name })}
                  onClick={() => on.onConfirm(item)}
                >
                  {t('admin-terms.holidays.confirm')}
                </Button>
              )}
              {!isOver && (
                <Button
                  kind="quiet"
                  small
                  aria-label={t('admin-terms.holidays.move-of', { name })}
                  onClick={() => on.onMove(item)}
                >
                  {t('admin-terms.holidays.move')}
                </Button>
              )}
              {item.first_day > today() && (
                <Button
                  kind="quiet"
                  small
                  busy={isBusy}
                  aria-label={t('admin-terms.holidays.remove-of', { name })}
                  onClick={() => on.onRemove(item)}
                >
                  {t('admin-money.rules.remove')}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function HolidayChanges({ changes }: { changes: PublicHolidaysView['changes'] }) {
  const { t, language } = useTexts()
  if (changes.length === 0) return null
  return (
    <details className="terms-fold">
      <summary className="text-link">{t('admin-terms.history')}</summary>
      <ul className="finance-rows" aria-label={t('admin-terms.history')}>
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              <bdi>{holidayName(change.name, t)}</bdi>{' '}
              {t(`admin-terms.holidays.change.${change.change}`)}
              <small>
                {change.from_on && <Day on={change.from_on} />}
                {change.from_on && change.to_on && change.from_on !== change.to_on && ' → '}
                {change.to_on && change.to_on !== change.from_on && <Day on={change.to_on} />}
              </small>
            </span>
            <small>
              <bdi>{change.changed_by ?? '–'}</bdi>{' '}
              <time dateTime={change.changed_at}>
                {formatAdminDate(new Date(change.changed_at), language, 'shortDateTime')}
              </time>
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}
