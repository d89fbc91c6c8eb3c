import { useState } from 'react'
import { REFUND_SOURCES } from '#capabilities/returns/refunds.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { DetailItem } from './detail-item.tsx'
import type { RefundRow } from './query.ts'

export type PendingRefundAction = {
  what: 'approve' | 'pay' | 'fail' | 'cancel' | 'again'
  one: RefundRow
}
type DialogProps = {
  asking: PendingRefundAction
  isBusy: boolean
  /** Why the server refused. */
  refusal: string | null
  onClose: () => void
  send: (item: RefundRow, step: RefundStep, body: object) => void
}

const PATHS = {
  approve: 'approval',
  pay: 'payment',
  fail: 'failure',
  cancel: 'cancellation',
  again: 'retries',
} as const
export type RefundStep = (typeof PATHS)[keyof typeof PATHS]
const METHODS = ['ccp', 'bank_transfer', 'cash'] as const

export function RefundDialog(props: DialogProps) {
  const { asking, isBusy, refusal, onClose, send } = props
  const { what, one: item } = asking
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [method, setMethod] = useState('')
  const [source, setSource] = useState(item.method === 'cash' ? 'till' : 'bank')
  const message = text.trim()
  const asksText = what !== 'approve' && (what !== 'again' || (method !== '' && method !== 'cash'))
  const body =
    what === 'approve'
      ? {}
      : what === 'pay'
        ? { ...(message && { reference: message }), paid_from: source }
        : what === 'again'
          ? method && { method, ...(method !== 'cash' && { account: message }) }
          : { reason: message }
  const label =
    what === 'pay' ? 'refunds.reference' : what === 'again' ? 'refunds.account' : 'refunds.why'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`refunds.${what}-title`)}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('site.close')}
          </Button>
          <Button busy={isBusy} onClick={() => send(item, PATHS[what], body || {})}>
            {t(`refunds.${what}`)}
          </Button>
        </>
      }
    >
      {(what === 'approve' || what === 'pay') && <Transfer refund={item} />}
      {what === 'pay' && (
        <Select
          label={t('refunds.paid-from')}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        >
          {REFUND_SOURCES.filter((place) => place !== 'till' || item.method === 'cash').map(
            (place) => (
              <option key={place} value={place}>
                {t(`refunds.paid-from.${place}`)}
              </option>
            ),
          )}
        </Select>
      )}
      {what === 'again' && (
        <Select
          label={t('refunds.method')}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
        >
          <option value="">{t('refunds.same')}</option>
          {METHODS.map((way) => (
            <option key={way} value={way}>
              {t(`returns.method.${way}`)}
            </option>
          ))}
        </Select>
      )}
      {asksText && (
        <Input
          label={t(label)}
          dir={what === 'pay' || what === 'again' ? 'ltr' : 'auto'}
          autoComplete="off"
          maxLength={what === 'pay' ? 80 : 300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {refusal !== null && (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}

/** What leaves, by which way, to whom: read once more before money is decided. */
function Transfer({ refund }: { refund: RefundRow }) {
  const { t, language } = useTexts()
  return (
    <dl className="return-facts">
      <DetailItem name={t('refunds.column.amount')}>
        <Money dinars={refund.amount} language={language} audience="admin" />
      </DetailItem>
      <DetailItem name={t('refunds.method')}>{t(`returns.method.${refund.method}`)}</DetailItem>
      {refund.account !== null && (
        <DetailItem name={t('refunds.account')}>
          <bdi dir="ltr" className="num">
            {refund.account}
          </bdi>
        </DetailItem>
      )}
      <DetailItem name={t('refunds.column.customer')}>
        <bdi>{refund.customer.name}</bdi>
      </DetailItem>
    </dl>
  )
}
