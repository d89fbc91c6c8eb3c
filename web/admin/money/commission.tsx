import { del, get, post } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import type { CommissionRuleView } from '#capabilities/ledger/contract.ts'
import { formatPercent } from '#kernel/format.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'
import { CommissionRulesList } from './commission-rules.tsx'
import { CommissionRuleDialog } from './commission-rule-dialog.tsx'
import { MoneyLoadFailed } from './money-cells.tsx'

export function MoneyCommission() {
  const { t, language } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/money/commission-rules'))
  const groups = useQuery(get('/categories')).view?.items ?? []
  const categories = groups.flatMap((group) => [group, ...group.children])
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<CommissionRuleView | null>(null)
  const { isBusy, act } = useMutation(refresh)
  const nameOf = (rule: CommissionRuleView) =>
    rule.vendor?.business_name ??
    categories.find(({ slug }) => slug === rule.category)?.name ??
    rule.category ??
    t('admin-money.rules.scope.global')
  const remove = (rule: CommissionRuleView) =>
    act({
      ...del('/admin/money/commission-rules/{id}', { id: rule.id }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
  if (view === null)
    return state === 'loading' ? (
      <RowsSkeleton height="3rem" />
    ) : (
      <MoneyLoadFailed title={t('admin-money.rules.load-failed')} onRetry={refresh} />
    )
  const rate = formatPercent(view.default_rate_bp / 100, language)
  return (
    <>
      <div className="finance-actions">
        <p className="muted">
          {t('admin-money.rules.default', { rate })} {t('admin-money.rules.order')}
        </p>
        <Button small onClick={() => setAdding(true)}>
          {t('admin-money.rules.add')}
        </Button>
      </div>
      <section className="card table-card" aria-label={t('admin-money.rules')}>
        {view.items.length === 0 && <EmptyState title={t('admin-money.rules.none')} />}
        {view.items.length > 0 && (
          <CommissionRulesList
            rules={view.items}
            nameOf={nameOf}
            isBusy={isBusy}
            onRemove={(rule) => void remove(rule)}
            onEnd={setEnding}
          />
        )}
      </section>
      <CommissionRuleDialog open={isAdding} onClose={() => setAdding(false)} onDone={refresh} />
      <EndDialog
        rule={ending}
        name={ending ? nameOf(ending) : ''}
        onClose={() => setEnding(null)}
        onDone={refresh}
      />
    </>
  )
}

type EndProps = {
  rule: CommissionRuleView | null
  name: string
  onClose: () => void
  onDone: () => void
}

function EndDialog({ rule, name, onClose, onDone }: EndProps) {
  const { t } = useTexts()
  const [until, setUntil] = useState(today)
  const [error, setError] = useState<string | null>(null)
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!rule) return
    const done = await act({
      ...post('/admin/money/commission-rules/{id}/end', { id: rule.id }, { valid_until: until }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setError(done.fields['valid_until'] ?? done.message)
  }
  return (
    <Dialog
      open={rule !== null}
      onClose={onClose}
      title={t('admin-money.rules.end-of', { name })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.rules.end')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.rules.end-text')}</p>
      <Input
        type="date"
        dir="ltr"
        label={t('admin-money.rules.from')}
        error={error}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </Dialog>
  )
}
