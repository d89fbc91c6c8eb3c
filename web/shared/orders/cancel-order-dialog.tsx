import './purchase-actions.css'
import { useState } from 'react'
import type { CancellationBodyView, CancelReason } from '#capabilities/orders/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, TextArea } from '../../ui/field.tsx'
import type { AccountResponse } from '../api/account-client.ts'
import { useTexts } from '../i18n/texts.ts'

const REASONS: readonly CancelReason[] = [
  'changed_mind',
  'ordered_twice',
  'wrong_details',
  'too_slow',
  'found_elsewhere',
  'other',
]

/** An order is one parcel of a purchase: it is named, and so is what stays. */
export type OrderToCancel = {
  number: string
  vendor: string
  /** Names of the vendors whose parcels stay. */
  staying: readonly string[]
  isOnlyOne: boolean
  /** What has not left of a partly sent order. */
  isRemainder?: boolean
}

type CancelOrderDialogProps<View> = {
  order: OrderToCancel
  cancel: (given: CancellationBodyView) => Promise<AccountResponse<View>>
  onClose: () => void
  onCancelled: (view: View) => void
}

export const cancelKey = ({ isOnlyOne, isRemainder }: OrderToCancel) =>
  isRemainder
    ? 'order-tracking.cancel-rest'
    : isOnlyOne
      ? 'order-tracking.cancel'
      : 'order-tracking.cancel-parcel'

/** Of a partly sent order. */
export const hasRemainder = ({
  status,
  items,
}: {
  status: string
  items: readonly { left_to_send: number }[]
}): boolean => status === 'shipped' && items.some(({ left_to_send }) => left_to_send > 0)

const keepKey = ({ isOnlyOne, isRemainder }: OrderToCancel) =>
  isRemainder
    ? 'order-tracking.cancel-rest-keep'
    : isOnlyOne
      ? 'order-tracking.cancel-keep'
      : 'order-tracking.cancel-keep-parcel'

/** Title and text of the toast. */
export const cancelledTexts = (
  t: ReturnType<typeof useTexts>['t'],
  { isOnlyOne, isRemainder, vendor, staying }: OrderToCancel,
) =>
  isRemainder
    ? {
        title: t('order-tracking.cancelled-rest'),
        message: t('order-tracking.cancelled-rest-text'),
      }
    : {
        title: isOnlyOne
          ? t('order-tracking.cancelled')
          : t('order-tracking.cancelled-parcel', { vendor: `\u2068${vendor}\u2069` }),
        message: [
          ...(staying.length > 0
            ? [t('order-tracking.cancelled-stays', { count: staying.length })]
            : []),
          t('order-tracking.cancelled-text'),
        ].join(' '),
      }

export function CancelOrderDialog<View>({
  order,
  cancel,
  onClose,
  onCancelled,
}: CancelOrderDialogProps<View>) {
  const { t, language } = useTexts()
  const listOf = (names: readonly string[]) =>
    new Intl.ListFormat(language).format(names.map((name) => `\u2068${name}\u2069`))
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async () => {
    if (isBusy) return
    if (reason === null) return setFailure(t('order-tracking.cancel-why-needed'))
    setBusy(true)
    setFailure(null)
    const isNoted = reason === 'other' && note.trim() !== ''
    const only = order.isRemainder && ({ only: 'remainder' } as const)
    const answer = await cancel({ reason, ...(isNoted && { note }), ...only })
    setBusy(false)
    if (answer.ok) onCancelled(answer.view)
    else setFailure(answer.problem.detail ?? t('order-tracking.unreachable'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        order.isOnlyOne || order.isRemainder
          ? t(
              order.isRemainder
                ? 'order-tracking.cancel-rest-title'
                : 'order-tracking.cancel-title',
              { number: `\u2066${order.number}\u2069` },
            )
          : t('order-tracking.cancel-parcel-title', { vendor: `\u2068${order.vendor}\u2069` })
      }
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(keepKey(order))}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void submit()}>
            {t(cancelKey(order))}
          </Button>
        </>
      }
    >
      {order.staying.length > 0 && !order.isRemainder && (
        <p>
          {t('order-tracking.cancel-stays', {
            number: `\u2066${order.number}\u2069`,
            count: order.staying.length,
            vendors: listOf(order.staying),
          })}
        </p>
      )}
      <p>
        {t(order.isRemainder ? 'order-tracking.cancel-rest-text' : 'order-tracking.cancel-text')}
      </p>
      <fieldset className="order-reasons">
        <legend>{t('order-tracking.cancel-why')}</legend>
        {REASONS.map((value) => (
          <Check
            key={value}
            type="radio"
            name="reason"
            label={t(`order.cancel.${value}`)}
            checked={reason === value}
            onChange={() => {
              setReason(value)
              setFailure(null)
            }}
          />
        ))}
        {reason === 'other' && (
          <TextArea
            label={t('order-tracking.cancel-note')}
            rows={2}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </fieldset>
      <div role="alert">{failure !== null && <p className="field-error">{failure}</p>}</div>
    </Dialog>
  )
}
