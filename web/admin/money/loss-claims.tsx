import { useState } from 'react'
import type { LossClaimView } from '#capabilities/payouts/loss-claims.contract.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { OrderLink } from '../order-link.tsx'
import { ClaimAnswerDialog } from './claim-answer-dialog.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { LOSS_FILTERS, LOSS_CLAIMS } from './queries.ts'

const TONES: Record<LossClaimView['state'], Tone> = {
  open: 'warn',
  answered: 'info',
  compensated: 'ok',
  refused: 'bad',
  withdrawn: 'neutral',
}

/** Parcels that couriers have lost, and what they answer. */
export function LossClaims() {
  const { t } = useTexts()
  const { query } = useListQuery(LOSS_CLAIMS)
  const list = useQuery(LOSS_CLAIMS.path(query), { isCached: true })
  const [answering, setAnswering] = useState<LossClaimView | null>(null)
  return (
    <>
      <p className="muted">{t('admin-money.losses.text')}</p>
      <StatusTabs
        label={t('admin-money.losses.filter')}
        statuses={LOSS_FILTERS}
        current={query.state}
        addressOf={(state) => LOSS_CLAIMS.address(query, { state })}
        nameOf={(state) => t(`admin-money.losses.state.${state}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.losses')}>
        <ListBody
          texts="admin-money.losses"
          addresses={LOSS_CLAIMS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="finance-lines" aria-label={t('admin-money.losses')}>
              {rows.map((claim) => (
                <LossClaimItem key={claim.id} claim={claim} onAnswer={() => setAnswering(claim)} />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      <ClaimAnswerDialog
        key={answering?.id ?? ''}
        claim={answering}
        onClose={() => setAnswering(null)}
        onDone={list.refresh}
      />
    </>
  )
}

const CLOSED: readonly LossClaimView['state'][] = ['compensated', 'withdrawn']

function LossClaimItem({ claim, onAnswer }: { claim: LossClaimView; onAnswer: () => void }) {
  const { t } = useTexts()
  const { order_number: number } = claim
  const sums = [
    ['value', claim.value],
    ...(claim.agreed === null ? [] : [['agreed', claim.agreed] as const]),
    ...(claim.compensation === 0 ? [] : [['compensation', claim.compensation] as const]),
  ] as const
  return (
    <li>
      <div>
        <b>
          <OrderLink number={number} />
        </b>
        <small>
          <bdi>{claim.courier.name}</bdi>
          {claim.tracking !== null && (
            <>
              {' · '}
              <MoneyCode>{claim.tracking}</MoneyCode>
            </>
          )}
          {' · '}
          {t(`admin-money.losses.kind.${claim.kind}`)}
          {' · '}
          <bdi>{claim.vendor.business_name}</bdi>
        </small>
        <small>
          {t(claim.is_overdue ? 'admin-money.losses.overdue' : 'admin-money.losses.due')}{' '}
          <Day on={claim.due_on} />
        </small>
        {claim.found_at !== null && (
          <small>
            {t('admin-money.losses.found-on')} <Day on={claim.found_at} />
            {' · '}
            {t('admin-money.losses.found-text')}
          </small>
        )}
        {claim.note !== null && (
          <small>
            <bdi>{claim.note}</bdi>
            {claim.answered_by !== null && (
              <>
                {' · '}
                <MoneyCode>{claim.answered_by}</MoneyCode>
              </>
            )}
          </small>
        )}
      </div>
      <dl>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`admin-money.losses.${name}`)}</dt>
            <dd>
              <MoneyAmount dinars={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="finance-line-end">
        <Badge tone={claim.is_overdue ? 'bad' : TONES[claim.state]}>
          {t(`admin-money.losses.state.${claim.state}`)}
        </Badge>
        {!CLOSED.includes(claim.state) && (
          <Button
            kind="quiet"
            small
            aria-haspopup="dialog"
            aria-label={t('admin-money.losses.answer-of', { number })}
            onClick={onAnswer}
          >
            {t('admin-money.losses.answer')}
          </Button>
        )}
      </div>
    </li>
  )
}
