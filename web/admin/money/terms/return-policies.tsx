import { useState } from 'react'
import type { PolicyTermsView } from '#capabilities/returns/policies.contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { get, del } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyLoadFailed } from '../money-cells.tsx'
import { ReturnPolicyDialog } from './return-policy-dialog.tsx'
import { type DatedTermsField, TermsList } from './terms-list.tsx'

export function ReturnPoliciesSection() {
  const texts = useTexts()
  const { t } = texts
  const { view, state, refresh } = useQuery(get('/admin/money/return-policies'))
  const { isBusy, act } = useMutation(refresh)
  const [isAdding, setAdding] = useState(false)
  if (view === null)
    return state === 'loading' ? (
      <RowsSkeleton height="3rem" />
    ) : (
      <MoneyLoadFailed title={t('admin-terms.load-failed')} onRetry={refresh} />
    )
  return (
    <section className="card" aria-labelledby="return-policies">
      <div className="terms-head">
        <h2 id="return-policies">{t('admin-terms.returns')}</h2>
        <Button small onClick={() => setAdding(true)}>
          {t('admin-terms.returns.add')}
        </Button>
      </div>
      <TermsList
        label={t('admin-terms.returns')}
        items={view.items}
        fields={policyFields(texts)}
        isBusy={isBusy}
        noteOf={({ source }) => source}
        onRemove={({ id }) =>
          void act({
            ...del('/admin/money/return-policies/{id}', { id }),
            done: t('admin-money.saved'),
            failed: t('admin-money.failed'),
          })
        }
      />
      <ReturnPolicyDialog
        key={String(isAdding)}
        open={isAdding}
        items={view.items}
        onClose={() => setAdding(false)}
        onDone={refresh}
      />
    </section>
  )
}

const policyFields = ({
  t,
  language,
}: ReturnType<typeof useTexts>): DatedTermsField<PolicyTermsView>[] => [
  {
    name: 'working_days',
    label: t('admin-terms.working-days'),
    format: (terms) => formatNumber(terms.working_days, language),
  },
  {
    name: 'send_days',
    label: t('admin-terms.send-days'),
    format: (terms) => formatNumber(terms.send_days, language),
  },
  {
    name: 'settle_days',
    label: t('admin-terms.settle-days'),
    format: (terms) => formatNumber(terms.settle_days, language),
  },
  {
    name: 'accepts_changed_mind',
    label: t('admin-terms.changed-mind'),
    format: (terms) => t(terms.accepts_changed_mind ? 'admin-terms.yes' : 'admin-terms.no'),
  },
  {
    name: 'changed_mind_cost_on',
    label: t('admin-terms.cost-on'),
    format: (terms) => t(`admin-terms.cost-on.${terms.changed_mind_cost_on}`),
  },
]
