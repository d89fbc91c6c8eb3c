import { Link } from 'react-router'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { ResourcePanel } from '#web/backoffice/panel/resource-panel.tsx'
import { DetailList, PanelSection } from '#web/backoffice/panel/sections.tsx'
import type { PanelProps } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { MoneyAmount, MoneyCode } from '../money/money-cells.tsx'
import type { RefundRow } from './actions.ts'
import { DueDay, RefundBadge } from './refund-cells.tsx'

const OPEN_STATES: readonly string[] = ['due', 'approved', 'failed']

export function RefundPanel({ id, row, onClose }: PanelProps<RefundRow>) {
  const { t } = useTexts()
  const mayPay = useDuties().opens('money')
  return (
    <ResourcePanel<RefundRow, RefundRow>
      query={useQuery(get('/admin/refunds/{id}', { id }))}
      row={row}
      onClose={onClose}
      title={({ number, state }) => (
        <>
          <OrderNumber number={number} />
          <RefundBadge state={state} />
        </>
      )}
      about={() => <p className="muted">{t('refunds.one')}</p>}
      foot={(refund) => {
        const { state, method, was_retried: wasRetried } = refund
        if (state === 'approved' && method === 'card') return <AtGateway refund={refund} />
        const isOpen = OPEN_STATES.includes(state) && !wasRetried
        return mayPay && isOpen && <NextSteps refund={refund} />
      }}
    >
      {(refund) => <RefundDetails refund={refund} />}
    </ResourcePanel>
  )
}

type RefundProps = { refund: RefundRow }

function RefundDetails({ refund }: RefundProps) {
  const { t } = useTexts()
  const { account, customer } = refund
  return (
    <PanelSection>
      <DetailList
        details={{
          'refunds.column.amount': <MoneyAmount dinars={refund.amount} />,
          'refunds.goods': <MoneyAmount dinars={refund.goods} />,
          'refunds.delivery': <MoneyAmount dinars={refund.delivery} />,
          'refunds.method': t(`returns.method.${refund.method}`),
          'refunds.account': account !== null && <MoneyCode>{account}</MoneyCode>,
          'refunds.order': (
            <Link className="text-link" to={paths.adminOrder(refund.order_id)}>
              <OrderNumber number={refund.order_number} />
            </Link>
          ),
          'refunds.column.due': <DueDay day={refund.due_on} />,
          'refunds.column.customer': (
            <>
              <bdi>{customer.name}</bdi>{' '}
              <a className="text-link" href={phoneHref(customer.phone)}>
                <MoneyCode>{formatPhoneDisplay(customer.phone)}</MoneyCode>
              </a>
            </>
          ),
          'refunds.column.shop': refund.vendor.business_name,
          'refunds.voucher': refund.voucher,
          'refunds.reference': refund.reference,
          'refunds.failed-for': refund.fail_reason,
        }}
      />
    </PanelSection>
  )
}

function AtGateway({ refund }: RefundProps) {
  const { t } = useTexts()
  return (
    <>
      <p className="muted">{t('refunds.at-gateway')}</p>
      <Link className="text-link" to={paths.adminOrder(refund.order_id)}>
        {t('refunds.to-order')}
      </Link>
    </>
  )
}

const DIALOGS = {
  cancel: 'CancelRefundDialog',
  fail: 'FailRefundDialog',
  approve: 'ApproveRefundDialog',
  pay: 'PayRefundDialog',
  again: 'RetryRefundDialog',
} as const

/** The usual action comes last. */
function NextSteps({ refund }: RefundProps) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const { state, is_own: isOwn } = refund
  const mayDecide = !isOwn || approvesAlone
  const buttonOf = (what: keyof typeof DIALOGS, kind: 'quiet' | 'primary' = 'primary') => (
    <Button small kind={kind} aria-haspopup="dialog" onClick={() => ask(DIALOGS[what], { refund })}>
      {t(`refunds.${what}`)}
    </Button>
  )
  return (
    <>
      {state !== 'failed' && isOwn && (
        <p className="muted">
          <OwnDecisionHint
            opensAt={refund.opens_at}
            text={t(state === 'due' ? 'refunds.own' : 'refunds.own-approval')}
          />
        </p>
      )}
      <div className="next-step">
        {buttonOf('cancel', 'quiet')}
        {state === 'approved' && buttonOf('fail', 'quiet')}
        {state === 'due' && mayDecide && buttonOf('approve')}
        {state === 'approved' && mayDecide && buttonOf('pay')}
        {state === 'failed' && buttonOf('again')}
      </div>
    </>
  )
}
