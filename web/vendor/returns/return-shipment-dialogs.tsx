import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Select } from '#web/ui/field.tsx'
import { LOSSES } from '../orders/reasons-and-states.ts'
import type { ReturnDetail } from './query.ts'
import { PIECE_CONDITIONS } from './inspection-form.tsx'
import { ReturnActionDialog, type ReturnActionDialogProps } from './action-dialog.tsx'

function useParcelTracking({ couriers }: ReturnDetail) {
  const { t } = useTexts()
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  const body = {
    ...(courier && { courier }),
    ...(tracking.trim() && { tracking: tracking.trim() }),
  }
  const fields = (
    <>
      <Select
        label={t('vendor-returns.courier')}
        value={courier}
        onChange={(event) => setCourier(event.target.value)}
      >
        <option value="">{t('vendor-returns.courier-none')}</option>
        {couriers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        label={t('vendor-returns.tracking')}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
      />
    </>
  )
  return { body, fields }
}

export function ReturnShipmentDialog({
  one: item,
  isBusy,
  onClose,
  send,
}: ReturnActionDialogProps) {
  const { t } = useTexts()
  const parcelTracking = useParcelTracking(item)
  const first = item.state === 'accepted' ? 'returning' : 'to_collect'
  const [state, setState] = useState<string>(first)
  const states =
    item.state === 'accepted' ? (['returning', 'to_collect'] as const) : (['to_collect'] as const)
  return (
    <ReturnActionDialog
      title={t('vendor-returns.travel-title')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => send(item, 'steps', { state, ...parcelTracking.body })}
    >
      <Select
        label={t('vendor-returns.column.state')}
        value={state}
        onChange={(event) => setState(event.target.value)}
      >
        {states.map((to) => (
          <option key={to} value={to}>
            {t(`returns.state.${to}`)}
          </option>
        ))}
      </Select>
      {parcelTracking.fields}
    </ReturnActionDialog>
  )
}

export function ExchangeShipmentDialog({
  one: item,
  isBusy,
  onClose,
  send,
}: ReturnActionDialogProps) {
  const { t } = useTexts()
  const { body, fields } = useParcelTracking(item)
  const isAgain = item.can.includes('send_again')
  return (
    <ReturnActionDialog
      title={t('vendor-returns.send-title')}
      action={t(`vendor-returns.act.${isAgain ? 'send_again' : 'send_exchange'}`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => send(item, 'exchange', body)}
    >
      {isAgain && <p className="dialog-text">{t('vendor-returns.send-again-text')}</p>}
      {fields}
    </ReturnActionDialog>
  )
}

export function ExchangeBackDialog({ one: item, isBusy, onClose, send }: ReturnActionDialogProps) {
  const { t } = useTexts()
  const [condition, setCondition] = useState<string>(PIECE_CONDITIONS[0])
  return (
    <ReturnActionDialog
      title={t('vendor-returns.exchange-back-title')}
      action={t('vendor-returns.act.exchange_back')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() =>
        send(
          item,
          'exchange-steps',
          LOSSES.some((loss) => loss === condition)
            ? { state: 'lost', reason: condition }
            : { state: 'returned', condition },
        )
      }
    >
      <p className="dialog-text">{t('vendor-returns.exchange-back-text')}</p>
      <Select
        label={t('vendor-returns.grade')}
        value={condition}
        onChange={(event) => setCondition(event.target.value)}
      >
        {PIECE_CONDITIONS.map((choice) => (
          <option key={choice} value={choice}>
            {t(`returns.grade.${choice}`)}
          </option>
        ))}
        {LOSSES.map((loss) => (
          <option key={loss} value={loss}>
            {t(`vendor-orders.failure.${loss}`)}
          </option>
        ))}
      </Select>
    </ReturnActionDialog>
  )
}
