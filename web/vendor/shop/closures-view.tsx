import { CalendarX, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ClosureView } from '#capabilities/vendors/shop-page.contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { del, get } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ClosureDialog } from './closure-dialog.tsx'

/** Current and future closures. */
export function ShopClosuresView() {
  const { t } = useTexts()
  const { view, state, refresh, change } = useQuery(get('/vendor/closures'))
  const [query, setRequested] = useState<ClosureView | 'new' | null>(null)
  const { isBusy, act } = useMutation(refresh)
  const remove = async ({ id, is_now }: ClosureView) => {
    const removed = await act({
      ...del('/vendor/closures/{id}', { id }),
      done: t(is_now ? 'vendor-profile.closure-ended' : 'vendor-profile.closure-removed'),
      failed: t('vendor-profile.not-saved'),
    })
    if (removed.isDone) change(() => removed.view)
  }
  return (
    <section className="card shop-closures" aria-labelledby="closures">
      <div className="shop-section-head">
        <div>
          <h2 id="closures">{t('vendor-profile.view.closures')}</h2>
          <p className="muted">{t('vendor-profile.closures-text')}</p>
        </div>
        <Button small onClick={() => setRequested('new')}>
          <Icon of={Plus} size="s" />
          {t('vendor-profile.closure-new')}
        </Button>
      </div>
      {view === null && state === 'loading' && <Skeleton width="100%" height="6rem" />}
      {view === null && state !== 'loading' && <LoadFailed onRetry={refresh} />}
      {view?.items.length === 0 && (
        <EmptyState
          title={t('vendor-profile.closures-none')}
          text={t('vendor-profile.closures-none-text')}
        />
      )}
      <ul className="closure-list">
        {view?.items.map((closure) => (
          <ClosureItem
            key={closure.id}
            closure={closure}
            isBusy={isBusy}
            onEdit={() => setRequested(closure)}
            onRemove={() => void remove(closure)}
          />
        ))}
      </ul>
      <ClosureDialog
        editing={query}
        today={view?.today ?? ''}
        onClose={() => setRequested(null)}
        onSaved={(now) => {
          change(() => now)
          setRequested(null)
        }}
      />
    </section>
  )
}

type ClosureItemProps = {
  closure: ClosureView
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
}

function ClosureItem({ closure, isBusy, onEdit, onRemove }: ClosureItemProps) {
  const { t, language } = useTexts()
  const day = (date: LocalDate) => formatDate(noonOfDay(date), language, 'date')
  const from = day(closure.starts_on)
  const isOneDay = closure.starts_on === closure.ends_on
  const days = isOneDay
    ? from
    : t('vendor-profile.closure-days', { from, until: day(closure.ends_on) })
  const { message } = closure
  const text = message[language] ?? message.fr ?? message.ar ?? message.en
  return (
    <li>
      <span className="space-arch is-small">
        <Icon of={CalendarX} />
      </span>
      <div>
        <p className="closure-days">
          <b>{days}</b>
          <Badge tone={closure.is_now ? 'warn' : 'info'}>
            {t(closure.is_now ? 'vendor-profile.closure-now' : 'vendor-profile.closure-soon')}
          </Badge>
        </p>
        {text && (
          <p className="muted" dir="auto">
            {text}
          </p>
        )}
      </div>
      <div className="closure-actions">
        <IconButton
          icon={Pencil}
          label={t('vendor-profile.closure-edit', { days })}
          onClick={onEdit}
        />
        {closure.is_now ? (
          <Button kind="quiet" small busy={isBusy} onClick={onRemove}>
            {t('vendor-profile.closure-end')}
          </Button>
        ) : (
          <IconButton
            icon={Trash2}
            label={t('vendor-profile.closure-remove', { days })}
            onClick={() => {
              if (!isBusy) onRemove()
            }}
          />
        )}
      </div>
    </li>
  )
}
