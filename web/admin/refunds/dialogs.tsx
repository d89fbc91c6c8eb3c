import { useWatch } from 'react-hook-form'
import {
  RefundRejectionBody,
  RefundSettlementBody,
  SETTLEMENT_SOURCES,
} from '#capabilities/payments/contract.ts'
import {
  ReasonBody,
  REFUND_SOURCES,
  RefundPaymentBody,
  RetryRefundBody,
} from '#capabilities/returns/refunds.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { ConfirmDialog } from '#web/backoffice/dialogs/confirm-dialog.tsx'
import {
  ContractDate,
  ContractSelect,
  ContractCode,
  ContractTextArea,
} from '#web/backoffice/form/fields.tsx'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { DetailList } from '#web/backoffice/panel/sections.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { MoneyAmount, MoneyCode } from '../money/money-cells.tsx'
import { today } from '../money/status-tones.ts'
import { OrderLink } from '../order-link.tsx'
import {
  CARD_REFUND_ACTIONS,
  type CardRefund,
  type RefundRow,
  type CardSettlement,
  useCardRefundAction,
  useMoveRefund,
} from './actions.ts'

type RefundDialogProps = { refund: RefundRow; onClose: () => void }

/** The action adds the version that was read. */
const UNVERSIONED = { version: true } as const

export function ApproveRefundDialog({ refund, onClose }: RefundDialogProps) {
  const { t } = useTexts()
  const { run } = useMoveRefund()
  return (
    <ConfirmDialog
      title={t('refunds.approve-title')}
      text={<Transfer refund={refund} />}
      confirm={t('refunds.approve')}
      onConfirm={() => run(refund, { step: 'approval' })}
      onClose={onClose}
    />
  )
}

const PaymentForm = RefundPaymentBody.omit(UNVERSIONED)

/** Only what is given in cash leaves the till. */
export function PayRefundDialog({ refund, onClose }: RefundDialogProps) {
  const { t } = useTexts()
  const { run } = useMoveRefund()
  const isCash = refund.method === 'cash'
  return (
    <FormDialog
      title={t('refunds.pay-title')}
      confirm={t('refunds.pay')}
      schema={PaymentForm}
      values={{ paid_from: isCash ? 'till' : 'bank' }}
      onSubmit={(body) => run(refund, { step: 'payment', body })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Transfer refund={refund} />
          <ContractSelect
            {...field('paid_from')}
            label={t('refunds.paid-from')}
            choices={REFUND_SOURCES.filter((place) => place !== 'till' || isCash).map((place) => ({
              value: place,
              name: t(`refunds.paid-from.${place}`),
            }))}
          />
          <ContractCode {...field('reference')} label={t('refunds.reference')} />
        </>
      )}
    </FormDialog>
  )
}

const ReasonForm = ReasonBody.omit(UNVERSIONED)

export const FailRefundDialog = (props: RefundDialogProps) => (
  <RefundReason {...props} what="fail" step="failure" />
)
export const CancelRefundDialog = (props: RefundDialogProps) => (
  <RefundReason {...props} what="cancel" step="cancellation" />
)

type RefundReasonProps = RefundDialogProps &
  ({ what: 'fail'; step: 'failure' } | { what: 'cancel'; step: 'cancellation' })

function RefundReason({ refund, what, step, onClose }: RefundReasonProps) {
  const { t } = useTexts()
  const { run } = useMoveRefund()
  return (
    <FormDialog
      title={t(`refunds.${what}-title`)}
      confirm={t(`refunds.${what}`)}
      dismiss={t('site.close')}
      schema={ReasonForm}
      values={{}}
      onSubmit={(body) => run(refund, { step, body })}
      onClose={onClose}
    >
      {(field) => <ContractTextArea {...field('reason')} label={t('refunds.why')} />}
    </FormDialog>
  )
}

const RetryForm = RetryRefundBody.omit(UNVERSIONED)
const METHODS = ['ccp', 'bank_transfer', 'cash'] as const

export function RetryRefundDialog({ refund, onClose }: RefundDialogProps) {
  const { t } = useTexts()
  const { run } = useMoveRefund()
  return (
    <FormDialog
      title={t('refunds.again-title')}
      confirm={t('refunds.again')}
      schema={RetryForm}
      values={{}}
      fieldOf={{ account_number_wrong: 'account' }}
      onSubmit={(body) => run(refund, { step: 'retries', body })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <ContractSelect
            {...field('method')}
            label={t('refunds.method')}
            none={t('refunds.same')}
            choices={METHODS.map((way) => ({ value: way, name: t(`returns.method.${way}`) }))}
          />
          <AccountField {...field('account')} />
        </>
      )}
    </FormDialog>
  )
}

/** Asked for where the way that is chosen needs one. */
function AccountField({ name }: { name: string }) {
  const { t } = useTexts()
  const method: unknown = useWatch({ name: 'method' })
  if (method === '' || method === 'cash') return null
  return <ContractCode required name={name} label={t('refunds.account')} />
}

/** What leaves, by which way, to whom: read once more before money is decided. */
function Transfer({ refund }: { refund: RefundRow }) {
  const { t } = useTexts()
  const { account } = refund
  return (
    <DetailList
      details={{
        'refunds.column.amount': <MoneyAmount dinars={refund.amount} />,
        'refunds.method': t(`returns.method.${refund.method}`),
        'refunds.account': account !== null && <MoneyCode>{account}</MoneyCode>,
        'refunds.column.customer': refund.customer.name,
      }}
    />
  )
}

type RecordPaymentDialogProps = { refund: CardRefund; onClose: () => void }

/** Records that a card refund was paid, and from where. */
export function RecordPaymentDialog({ refund, onClose }: RecordPaymentDialogProps) {
  const { t, language } = useTexts()
  const { run } = useCardRefundAction(CARD_REFUND_ACTIONS.record)
  return (
    <FormDialog
      title={t('refunds.card.record-title')}
      confirm={t('refunds.card.record')}
      schema={RefundSettlementBody}
      errors="refund-field"
      values={{ paid_from: SETTLEMENT_SOURCES[0], paid_on: today() }}
      onSubmit={(body) => run(refund, body)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="dialog-text">
            {t('refunds.card.record-text', {
              number: `\u2068${refund.purchase_number}\u2069`,
              amount: formatMoney(fromDinars(refund.amount), language),
            })}
          </p>
          <ContractSelect
            {...field('paid_from')}
            label={t('refunds.paid-from')}
            choices={SETTLEMENT_SOURCES.map((place) => ({
              value: place,
              name: t(`refunds.paid-from.${place}`),
            }))}
          />
          <ContractCode {...field('reference')} label={t('refunds.card.reference')} />
          <ContractDate {...field('paid_on')} label={t('refunds.card.paid-on')} />
        </>
      )}
    </FormDialog>
  )
}

type RejectSettlementDialogProps = {
  settlement: CardSettlement
  /** Of the purchase. */
  number: string
  onClose: () => void
}

export function RejectSettlementDialog(props: RejectSettlementDialogProps) {
  const { settlement, number, onClose } = props
  const { t } = useTexts()
  const { run } = useCardRefundAction(CARD_REFUND_ACTIONS.decide)
  return (
    <FormDialog
      title={t('refunds.card.reject-title')}
      confirm={t('refunds.card.reject')}
      schema={RefundRejectionBody}
      errors="refund-field"
      values={{}}
      onSubmit={(body) => run(settlement, { step: 'rejection', body })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="dialog-text">
            <OrderLink number={number} />
          </p>
          <ContractTextArea
            {...field('reason')}
            label={t('admin-money.note')}
            hint={t('admin-money.note-hint')}
          />
        </>
      )}
    </FormDialog>
  )
}
