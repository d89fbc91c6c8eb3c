import { type ReactNode, useState } from 'react'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, Input, TextArea } from '#web/ui/field.tsx'
import type { ReturnDetail } from './query.ts'
import { type ReturnActionDialogProps, ReturnActionDialog } from './action-dialog.tsx'
import { InspectionForm } from './inspection-form.tsx'
import {
  ExchangeBackDialog,
  ExchangeShipmentDialog,
  ReturnShipmentDialog,
} from './return-shipment-dialogs.tsx'

export type PendingReturnAction = {
  what:
    | 'refuse'
    | 'travel'
    | 'receive'
    | 'refund'
    | 'send_exchange'
    | 'send_again'
    | 'exchange_back'
    | 'close'
    | 'expire'
  one: ReturnDetail
}
type DialogsProps = Omit<ReturnActionDialogProps, 'one'> & { asking: PendingReturnAction | null }

const DIALOG_TEXTS: Record<
  PendingReturnAction['what'],
  (props: ReturnActionDialogProps) => ReactNode
> = {
  refuse: Refusal,
  travel: ReturnShipmentDialog,
  receive: InspectionForm,
  refund: Refund,
  send_exchange: ExchangeShipmentDialog,
  send_again: ExchangeShipmentDialog,
  exchange_back: ExchangeBackDialog,
  close: Closing,
  expire: Expiry,
}

export function ReturnDialogs({ asking, ...rest }: DialogsProps) {
  if (asking === null) return null
  const RequestedItem = DIALOG_TEXTS[asking.what]
  return <RequestedItem key={`${asking.what} ${asking.one.id}`} {...rest} one={asking.one} />
}

const MAX_REASON = 500

function Refusal({ one: { id, version }, errors, send, ...dialog }: ReturnActionDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  return (
    <ReturnActionDialog
      title={t('vendor-returns.refuse-title')}
      action={t('vendor-returns.act.refuse')}
      {...dialog}
      onConfirm={() =>
        send(post('/vendor/returns/{id}/refusal', { id }, { reason: reason.trim(), version }))
      }
    >
      <p className="dialog-text">{t('vendor-returns.refuse-text')}</p>
      <TextArea
        label={t('vendor-returns.why')}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
    </ReturnActionDialog>
  )
}

function Expiry({ one: { id, version }, errors, send, ...dialog }: ReturnActionDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  return (
    <ReturnActionDialog
      title={t('vendor-returns.act.expire')}
      action={t('vendor-returns.act.expire')}
      {...dialog}
      onConfirm={() =>
        send(post('/vendor/returns/{id}/expiry', { id }, { reason: reason.trim(), version }))
      }
    >
      <p className="dialog-text">{t('vendor-returns.expire-text')}</p>
      <TextArea
        label={t('vendor-returns.why')}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
    </ReturnActionDialog>
  )
}

function Refund({ one: item, errors, send, ...dialog }: ReturnActionDialogProps) {
  const { t, language } = useTexts()
  const maximum = item.refundable ?? { goods: 0, delivery: 0 }
  const limit = item.refund_limit ?? Infinity
  const [goods, setGoods] = useState(String(Math.min(maximum.goods, limit)))
  // Law 18-05, art. 22: what was delivered late is paid back with its delivery.
  const [delivery, setDelivery] = useState(item.reason === 'late' ? String(maximum.delivery) : '0')
  const describe = (dinars: number) => `\u2068${formatMoney(fromDinars(dinars), language)}\u2069`
  const amountOf = (typed: string) => Number(typed.replace(',', '.').replace(/\s/g, '')) || 0
  const field = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <ReturnActionDialog
      title={t('vendor-returns.refund-title')}
      action={t('vendor-returns.act.refund')}
      {...dialog}
      onConfirm={() =>
        send(
          post(
            '/vendor/returns/{id}/refund',
            { id: item.id },
            { goods: amountOf(goods), delivery: amountOf(delivery), version: item.version },
          ),
        )
      }
    >
      <p className="dialog-text">{t('vendor-returns.refund-text')}</p>
      {limit < maximum.goods + maximum.delivery && (
        <p className="dialog-text">{t('vendor-returns.refund-limit', { most: describe(limit) })}</p>
      )}
      <Input
        label={t('vendor-returns.goods', { most: describe(maximum.goods) })}
        {...field}
        value={goods}
        error={errors['goods']}
        onChange={(event) => setGoods(event.target.value)}
      />
      {maximum.delivery > 0 && (
        <Input
          label={t('vendor-returns.delivery', { most: describe(maximum.delivery) })}
          {...field}
          value={delivery}
          error={errors['delivery']}
          onChange={(event) => setDelivery(event.target.value)}
        />
      )}
    </ReturnActionDialog>
  )
}

const CLOSINGS = ['repaired', 'sent_back'] as const

function Closing({ one: item, errors, send, ...dialog }: ReturnActionDialogProps) {
  const { t } = useTexts()
  const { id, version } = item
  const [outcome, setOutcome] = useState<(typeof CLOSINGS)[number]>(
    item.requested_resolution === 'repair' ? 'repaired' : 'sent_back',
  )
  const [reason, setReason] = useState('')
  return (
    <ReturnActionDialog
      title={t('vendor-returns.close-title')}
      {...dialog}
      onConfirm={() =>
        send(
          post(
            '/vendor/returns/{id}/closing',
            { id },
            { outcome, ...(reason.trim() && { reason: reason.trim() }), version },
          ),
        )
      }
    >
      <ChoiceSelect
        label={t('vendor-returns.outcome')}
        value={outcome}
        choices={CLOSINGS}
        nameOf={(way) => t(`returns.outcome.${way}`)}
        onChoose={setOutcome}
      />
      <TextArea
        label={t('vendor-returns.why')}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
    </ReturnActionDialog>
  )
}
