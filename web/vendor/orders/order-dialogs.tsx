import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, TextArea } from '#web/ui/field.tsx'
import {
  VENDOR_CANCEL_REASON_OPTIONS,
  type VendorCancelReason,
  type Failure,
  FAILURES,
  type Condition,
  CONDITIONS,
  isComingBack,
} from './reasons-and-states.ts'
import { LossDialog } from './loss-dialog.tsx'
import { DeliveredDialog } from './delivered-dialog.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import {
  type OrderActionDialogProps,
  type PendingOrderAction,
  OrderActionDialog,
} from './action-dialog.tsx'

export function OrderDialogs({
  asking,
  ...rest
}: Omit<OrderActionDialogProps<never>, 'asking'> & { asking: PendingOrderAction | null }) {
  switch (asking?.what) {
    case undefined:
      return null
    case 'cancel':
      return <CancelDialog {...rest} asking={asking} />
    case 'cancel-rest':
      return <CancelDialog {...rest} asking={asking} />
    case 'delivered':
      return <DeliveredDialog {...rest} asking={asking} />
    case 'parcel':
      return <ParcelDialog {...rest} asking={asking} />
    case 'failure':
      return <FailureDialog {...rest} asking={asking} />
    case 'loss':
      return <LossDialog {...rest} asking={asking} />
    case 'return':
      return <ReturnDialog {...rest} asking={asking} />
  }
}

function CancelDialog({
  asking: { what, order },
  isBusy,
  act,
  onClose,
}: OrderActionDialogProps<'cancel' | 'cancel-rest'>) {
  const { t } = useTexts()
  const [reason, setReason] = useState<VendorCancelReason>(VENDOR_CANCEL_REASON_OPTIONS[0])
  const isRest = what === 'cancel-rest'
  const left = order.items.reduce((pieces, item) => pieces + item.left_to_send, 0)
  const confirm = async () => {
    const { id, version } = order
    const body = { reason, ...(isRest && { only: 'remainder' as const }), version }
    const message = isRest ? 'vendor-orders.done.rest-cancelled' : 'vendor-orders.done.cancelled'
    const change = post('/vendor/orders/{id}/cancellation', { id }, body)
    if (await act({ ...change, id, done: message })) onClose()
  }
  return (
    <OrderActionDialog
      title={t(isRest ? 'vendor-orders.cancel-rest-title' : 'vendor-orders.cancel-title', {
        number: order.order_number,
      })}
      action={t(isRest ? 'vendor-orders.cancel-rest' : 'vendor-orders.cancel')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p className="dialog-text">
        {isRest
          ? t('vendor-orders.cancel-rest-text', { count: left })
          : t('vendor-orders.cancel-text')}
      </p>
      <ChoiceSelect
        label={t('vendor-orders.reason')}
        value={reason}
        choices={VENDOR_CANCEL_REASON_OPTIONS}
        nameOf={(cancelReason) => t(`order.cancel.${cancelReason}`)}
        onChoose={setReason}
      />
    </OrderActionDialog>
  )
}

const MAX_NOTE = 300

function FailureDialog({ asking, isBusy, act, onClose }: OrderActionDialogProps<'failure'>) {
  const { t } = useTexts()
  const { order, parcel } = asking
  const [reason, setReason] = useState<Failure>(FAILURES[0])
  const [note, setNote] = useState('')
  const confirm = async () => {
    const { id, version } = order
    const change = post(
      '/vendor/orders/{id}/parcels/{parcelId}/steps',
      { id, parcelId: parcel.id },
      { state: 'attempt_failed', reason, ...(note.trim() && { note: note.trim() }), version },
    )
    if (await act({ ...change, id, done: 'vendor-orders.done.failure' })) onClose()
  }
  return (
    <OrderActionDialog
      title={t('vendor-orders.failure-title')}
      action={t('vendor-orders.save')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <ChoiceSelect
        label={t('vendor-orders.reason')}
        value={reason}
        choices={FAILURES}
        nameOf={(failure) => t(`vendor-orders.failure.${failure}`)}
        onChoose={setReason}
      />
      <TextArea
        label={t('vendor-orders.note')}
        optional={t('vendor-orders.optional')}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </OrderActionDialog>
  )
}

function ReturnDialog({ asking, isBusy, act, onClose }: OrderActionDialogProps<'return'>) {
  const { t } = useTexts()
  const { order, parcel } = asking
  const [condition, setCondition] = useState<Condition | 'on_its_way'>(CONDITIONS[0])
  const confirm = async () => {
    const { id, version } = order
    const change = post(
      '/vendor/orders/{id}/parcels/{parcelId}/steps',
      { id, parcelId: parcel.id },
      condition === 'on_its_way'
        ? { state: 'returning', version }
        : { state: 'returned', condition, version },
    )
    if (await act({ ...change, id, done: 'vendor-orders.done.returned' })) onClose()
  }
  const choices = isComingBack(parcel.state) ? CONDITIONS : (['on_its_way', ...CONDITIONS] as const)
  return (
    <OrderActionDialog
      title={t('vendor-orders.return-title')}
      action={t('vendor-orders.save')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p className="dialog-text">{t('vendor-orders.return-text')}</p>
      <ChoiceSelect
        label={t('vendor-orders.grade')}
        value={condition}
        choices={choices}
        nameOf={(choice) => t(`vendor-orders.grade.${choice}`)}
        onChoose={setCondition}
      />
    </OrderActionDialog>
  )
}
