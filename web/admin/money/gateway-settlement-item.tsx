import { useState } from 'react'
import type { GatewaySettlementView } from '#capabilities/treasury/gateway-settlements.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { PostGatewayDialog } from './post-gateway-dialog.tsx'

const TONES: Record<GatewaySettlementView['state'], Tone> = {
  imported: 'warn',
  posted: 'ok',
  withdrawn: 'neutral',
}
type GatewaySettlementItemProps = { settlement: GatewaySettlementView; onChanged: () => void }

export function GatewaySettlementItem({ settlement, onChanged }: GatewaySettlementItemProps) {
  const { t } = useTexts()
  const { state, imported_by: by, decided_by: decidedBy } = settlement
  const note = settlement.note ?? settlement.withdraw_reason
  return (
    <li>
      <div className="finance-journal-head">
        <b>
          <bdi>{settlement.gateway_name}</bdi> · <MoneyCode>{settlement.reference}</MoneyCode>
        </b>{' '}
        <Badge tone={TONES[state]}>{t(`admin-money.gateway.state.${state}`)}</Badge>
        <small>
          <Day on={settlement.received_on ?? settlement.imported_at} /> ·{' '}
          {t('admin-money.remittance.lines', { count: settlement.line_count })} ·{' '}
          {t('admin-money.gateway.imported-by', { email: by ?? '–' })}
          {decidedBy && ` · ${t('admin-money.manual.decided-by', { email: decidedBy })}`}
        </small>
        {note && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
        <Differences settlement={settlement} />
        {state === 'imported' && <Actions settlement={settlement} onChanged={onChanged} />}
      </div>
      <dl>
        {(['gross', 'fee', 'net'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`admin-money.gateway.${name}`)}</dt>
            <dd>
              <MoneyAmount dinars={settlement[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Differences({ settlement }: Pick<GatewaySettlementItemProps, 'settlement'>) {
  const { t, language } = useTexts()
  const { differences, difference_count: count } = settlement
  if (count === 0) return <p>{t('admin-money.gateway.fits')}</p>
  return (
    <details>
      <summary>{t('admin-money.gateway.differences', { count })}</summary>
      <ul className="finance-rows">
        {differences.map((line) => (
          <li key={line.position}>
            <span>
              {t(`admin-money.gateway.problem.${line.problem}`)}
              <small>
                {t('admin-money.line.number')} {line.position} ·{' '}
                <MoneyCode>{line.payment}</MoneyCode>
                {line.purchase_number && line.purchase_number !== line.payment && (
                  <>
                    {' · '}
                    <MoneyCode>{line.purchase_number}</MoneyCode>
                  </>
                )}
              </small>
            </span>
            <span>
              <b>
                <MoneyAmount dinars={line.gross} />
              </b>
              {line.problem === 'amount_differs' && line.expected !== null && (
                <small>
                  {t('admin-money.gateway.expected', {
                    amount: formatMoney(fromDinars(line.expected), language),
                  })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Actions({ settlement, onChanged }: GatewaySettlementItemProps) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const { isBusy, act } = useMutation(onChanged)
  const [asking, setAsking] = useState<'post' | 'withdraw' | null>(null)
  const reference = `\u2068${settlement.reference}\u2069`
  return (
    <>
      {settlement.is_own && (
        <p className="finance-hint">
          <OwnDecisionHint opensAt={settlement.opens_at} text={t('admin-money.gateway.own')} />
        </p>
      )}
      <div className="finance-steps">
        {(!settlement.is_own || approvesAlone) && (
          <Button small onClick={() => setAsking('post')}>
            {t('admin-money.gateway.post')}
          </Button>
        )}
        <Button
          kind="quiet"
          small
          aria-label={t('admin-money.gateway.withdraw-of', { reference })}
          onClick={() => setAsking('withdraw')}
        >
          {t('admin-money.gateway.withdraw')}
        </Button>
      </div>
      {asking === 'post' && (
        <PostGatewayDialog
          settlement={settlement}
          onClose={() => setAsking(null)}
          onDone={onChanged}
        />
      )}
      <NoteDialog
        open={asking === 'withdraw'}
        title={t('admin-money.gateway.withdraw-of', { reference })}
        text={t('admin-money.gateway.withdraw-text')}
        action={t('admin-money.gateway.withdraw')}
        isBusy={isBusy}
        onClose={() => setAsking(null)}
        onSend={async (reason) => {
          const done = await act({
            ...post(
              '/admin/money/gateway-settlements/{id}/withdrawal',
              { id: settlement.id },
              { reason },
            ),
            done: t('admin-money.gateway.withdrawn'),
            failed: t('admin-money.failed'),
          })
          return done.isDone ? null : (done.fields['reason'] ?? done.message)
        }}
      />
    </>
  )
}
