import type { ManualRefundView } from '#capabilities/payments/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { Day, MoneyAmount, MoneyCode } from '../money/money-cells.tsx'
import { OrderLink } from '../order-link.tsx'

type CardRefundItemProps = {
  refund: ManualRefundView
  isBusy: boolean
  onApprove: () => void
  onPaid: () => void
  onConfirm: () => void
  onWithdraw: () => void
  onReject: () => void
}

export function CardRefundItem({ refund, ...actions }: CardRefundItemProps) {
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
        <Actions refund={refund} {...actions} />
      </span>
    </li>
  )
}

const badgeOf = ({ settlement, needs_approval: needsApproval }: ManualRefundView) =>
  settlement ? 'waits' : needsApproval ? 'to-approve' : 'open'

function Hint({
  refund: { settlement, is_own: isOwn, opens_at: opensAt, needs_approval: needsApproval },
}: {
  refund: ManualRefundView
}) {
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

function Actions({ refund, ...props }: CardRefundItemProps) {
  const { isBusy, onApprove, onPaid, onConfirm, onWithdraw, onReject } = props
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const { settlement, is_own: isOwn } = refund
  if (!settlement && isOwn && !approvesAlone) return null
  if (!settlement && refund.needs_approval)
    return (
      <Button kind="outline" small busy={isBusy} onClick={onApprove}>
        {t('refunds.card.approve')}
      </Button>
    )
  if (!settlement)
    return (
      <Button kind="outline" small onClick={onPaid}>
        {t('refunds.card.record')}
      </Button>
    )
  return (
    <>
      {((!settlement.is_own && !isOwn) || approvesAlone) && (
        <Button kind="outline" small busy={isBusy} onClick={onConfirm}>
          {t('refunds.card.confirm')}
        </Button>
      )}
      {settlement.is_own ? (
        <Button kind="quiet" small busy={isBusy} onClick={onWithdraw}>
          {t('refunds.card.withdraw')}
        </Button>
      ) : (
        <Button kind="quiet" small onClick={onReject}>
          {t('refunds.card.reject')}
        </Button>
      )}
    </>
  )
}
