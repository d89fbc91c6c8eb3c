import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { Day, MoneyAmount, MoneyCode } from '../money/money-cells.tsx'
import { OrderLink } from '../order-link.tsx'
import {
  CARD_REFUND_ACTIONS,
  type CardRefund,
  type CardSettlement,
  useCardRefundAction,
} from './actions.ts'

type CardRefundProps = { refund: CardRefund }

export function CardRefundItem({ refund }: CardRefundProps) {
  const { t } = useTexts()
  const { settlement, rejected } = refund
  return (
    <li>
      <span>
        <OrderLink number={refund.purchase_number} /> · {t(`refunds.card.reason.${refund.reason}`)}{' '}
        · <Day on={refund.at} />
        {refund.gateway_reference !== null && (
          <small>
            <bdi>{refund.gateway_name}</bdi> · <MoneyCode>{refund.gateway_reference}</MoneyCode>
          </small>
        )}
        {settlement && (
          <small>
            {t('refunds.card.recorded', {
              reference: `\u2068${settlement.reference}\u2069`,
              email: `\u2068${settlement.recorded_by ?? '–'}\u2069`,
            })}{' '}
            · <Day on={settlement.paid_on} /> · {t(`refunds.paid-from.${settlement.paid_from}`)}
          </small>
        )}
        {!settlement && rejected && (
          <small>
            {t('refunds.card.was-rejected', {
              email: `\u2068${rejected.by ?? '–'}\u2069`,
              reason: `\u2068${rejected.reason}\u2069`,
            })}
          </small>
        )}
        <Hint refund={refund} />
      </span>
      <span className="finance-shop-end">
        <b>
          <MoneyAmount dinars={refund.amount} />
        </b>
        <Badge tone={settlement ? 'info' : 'warn'}>{t(`refunds.card.${badgeOf(refund)}`)}</Badge>
        <Actions refund={refund} />
      </span>
    </li>
  )
}

const badgeOf = ({ settlement, needs_approval: needsApproval }: CardRefund) =>
  settlement ? 'waits' : needsApproval ? 'to-approve' : 'open'

function Hint({
  refund: { settlement, is_own: isOwn, opens_at: opensAt, needs_approval: needsApproval },
}: CardRefundProps) {
  const { t } = useTexts()
  if (needsApproval && !settlement && !isOwn) return <small>{t('refunds.card.one-word')}</small>
  if (!isOwn && !settlement?.is_own) return null
  return (
    <small>
      <OwnDecisionHint
        opensAt={opensAt}
        text={t(
          `refunds.card.${settlement?.is_own ? 'own-record' : needsApproval && !settlement ? 'own-word' : 'own-act'}`,
        )}
      />
    </small>
  )
}

function Actions({ refund }: CardRefundProps) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const approval = useCardRefundAction(CARD_REFUND_ACTIONS.approve)
  const { settlement, is_own: isOwn } = refund
  if (settlement) return <SettlementActions {...{ refund, settlement }} />
  if (isOwn && !approvesAlone) return null
  return refund.needs_approval ? (
    <Button
      kind="outline"
      small
      busy={approval.isBusy}
      onClick={() => void approval.run(refund, undefined)}
    >
      {t('refunds.card.approve')}
    </Button>
  ) : (
    <Button
      kind="outline"
      small
      aria-haspopup="dialog"
      onClick={() => ask('RecordPaymentDialog', { refund })}
    >
      {t('refunds.card.record')}
    </Button>
  )
}

function SettlementActions({
  refund,
  settlement,
}: CardRefundProps & { settlement: CardSettlement }) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const { isBusy, run } = useCardRefundAction(CARD_REFUND_ACTIONS.decide)
  const { is_own: isOwn } = settlement
  return (
    <>
      {((!isOwn && !refund.is_own) || approvesAlone) && (
        <Button
          kind="outline"
          small
          busy={isBusy}
          onClick={() => void run(settlement, { step: 'confirmation' })}
        >
          {t('refunds.card.confirm')}
        </Button>
      )}
      {isOwn ? (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => void run(settlement, { step: 'withdrawal' })}
        >
          {t('refunds.card.withdraw')}
        </Button>
      ) : (
        <Button
          kind="quiet"
          small
          aria-haspopup="dialog"
          onClick={() =>
            ask('RejectSettlementDialog', { settlement, number: refund.purchase_number })
          }
        >
          {t('refunds.card.reject')}
        </Button>
      )}
    </>
  )
}
