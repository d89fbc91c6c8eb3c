import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, Input, Select } from '#web/ui/field.tsx'
import { type Loss, LOSSES } from '../orders/reasons-and-states.ts'
import type { ReturnDetail } from './query.ts'
import { PIECE_CONDITIONS } from './inspection-form.tsx'
import { ReturnActionDialog, type ReturnActionDialogProps } from './action-dialog.tsx'

function useParcelTracking({ couriers }: ReturnDetail, errors: ReturnActionDialogProps['errors']) {
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
        error={errors['courier']}
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
        error={errors['tracking']}
        onChange={(event) => setTracking(event.target.value)}
      />
    </>
  )
  return { body, fields }
}

export function ReturnShipmentDialog({
  one: item,
  isBusy,
  errors,
  onClose,
  send,
}: ReturnActionDialogProps) {
  const { t } = useTexts()
  const parcelTracking = useParcelTracking(item, errors)
  const first = item.state === 'accepted' ? 'returning' : 'to_collect'
  const [state, setState] = useState<'returning' | 'to_collect'>(first)
  const states =
    item.state === 'accepted' ? (['returning', 'to_collect'] as const) : (['to_collect'] as const)
  return (
    <ReturnActionDialog
      title={t('vendor-returns.travel-title')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() =>
        send(
          post(
            '/vendor/returns/{id}/steps',
            { id: item.id },
            { state, ...parcelTracking.body, version: item.version },
          ),
        )
      }
    >
      <ChoiceSelect
        label={t('vendor-returns.column.state')}
        value={state}
        choices={states}
        nameOf={(to) => t(`returns.state.${to}`)}
        onChoose={setState}
      />
      {parcelTracking.fields}
    </ReturnActionDialog>
  )
}

export function ExchangeShipmentDialog({
  one: item,
  isBusy,
  errors,
  onClose,
  send,
}: ReturnActionDialogProps) {
  const { t } = useTexts()
  const { body, fields } = useParcelTracking(item, errors)
  const isAgain = item.can.includes('send_again')
  return (
    <ReturnActionDialog
      title={t('vendor-returns.send-title')}
      action={t(`vendor-returns.act.${isAgain ? 'send_again' : 'send_exchange'}`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() =>
        send(
          post(
            '/vendor/returns/{id}/exchange',
            { id: item.id },
            { ...body, version: item.version },
          ),
        )
      }
    >
      {isAgain && <p className="dialog-text">{t('vendor-returns.send-again-text')}</p>}
      {fields}
    </ReturnActionDialog>
  )
}

const OUTCOMES = [...PIECE_CONDITIONS, ...LOSSES] as const
type Outcome = (typeof OUTCOMES)[number]
const isLoss = (outcome: Outcome): outcome is Loss => LOSSES.some((loss) => loss === outcome)

export function ExchangeBackDialog({
  one: { id, version },
  isBusy,
  onClose,
  send,
}: ReturnActionDialogProps) {
  const { t } = useTexts()
  const [condition, setCondition] = useState<Outcome>(PIECE_CONDITIONS[0])
  return (
    <ReturnActionDialog
      title={t('vendor-returns.exchange-back-title')}
      action={t('vendor-returns.act.exchange_back')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() =>
        send(
          post(
            '/vendor/returns/{id}/exchange-steps',
            { id },
            isLoss(condition)
              ? { state: 'lost', reason: condition, version }
              : { state: 'returned', condition, version },
          ),
        )
      }
    >
      <p className="dialog-text">{t('vendor-returns.exchange-back-text')}</p>
      <ChoiceSelect
        label={t('vendor-returns.grade')}
        value={condition}
        choices={OUTCOMES}
        nameOf={(outcome) =>
          isLoss(outcome) ? t(`vendor-orders.failure.${outcome}`) : t(`returns.grade.${outcome}`)
        }
        onChoose={setCondition}
      />
    </ReturnActionDialog>
  )
}
