import { useState } from 'react'
import type { VendorReturnView } from '#capabilities/returns/vendor.contract.ts'
import { ConfirmDialog } from '#web/backoffice/dialogs/confirm-dialog.tsx'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check, ChoiceSelect, Input } from '#web/ui/field.tsx'
import { type Condition, CONDITIONS, type Loss, LOSSES } from '../orders/reasons-and-states.ts'
import { useReturnStep } from './use-return-step.ts'

type PieceDialogProps = { entry: VendorReturnView; onClose: () => void }

type InspectionLine = {
  item: VendorReturnView['items'][number]
  quantity: number
  condition: Condition
  restock: boolean
}

export function ReceiptDialog({ entry, onClose }: PieceDialogProps) {
  const { t } = useTexts()
  const { send } = useReturnStep()
  const { id, version } = entry
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [lines, setLines] = useState<readonly InspectionLine[]>(() =>
    entry.items.map((item) => ({
      item,
      quantity: item.quantity,
      condition: 'resellable',
      // An item to be repaired is not restocked by default.
      restock: entry.requested_resolution !== 'repair',
    })),
  )
  const submit = async () => {
    const items = lines.map(({ item, ...line }) => ({ item_id: item.item_id, ...line }))
    const outcome = await send(post('/vendor/returns/{id}/receipt', { id }, { items, version }))
    setErrors(outcome.isDone ? {} : outcome.fields)
    return outcome
  }
  return (
    <ConfirmDialog
      title={t('vendor-returns.receive-title')}
      text={
        <div className="dialog-fields">
          <p className="dialog-text">{t('vendor-returns.receive-text')}</p>
          {lines.map((line, index) => (
            <ReceiptLine
              key={line.item.item_id}
              line={line}
              error={errors[`items[${index}].quantity`]}
              onChange={(changes) => setLines(lines.with(index, { ...line, ...changes }))}
            />
          ))}
        </div>
      }
      confirm={t('backoffice.save')}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}

type ReceiptLineProps = {
  line: InspectionLine
  error: string | undefined
  onChange: (changes: Partial<InspectionLine>) => void
}

function ReceiptLine({ line, error, onChange }: ReceiptLineProps) {
  const { t } = useTexts()
  const { product_name, variant_label, quantity } = line.item
  return (
    <fieldset className="receipt-line">
      <legend>
        <bdi>{product_name}</bdi> {variant_label !== null && <bdi>({variant_label})</bdi>}
      </legend>
      <Input
        label={t('vendor-returns.quantity')}
        hint={t('vendor-returns.quantity-most', { count: quantity })}
        type="number"
        dir="ltr"
        min={0}
        max={quantity}
        value={line.quantity}
        error={error}
        onChange={({ target }) => onChange({ quantity: Number(target.value) })}
      />
      <ChoiceSelect
        label={t('vendor-returns.grade')}
        value={line.condition}
        choices={CONDITIONS}
        nameOf={(condition) => t(`returns.grade.${condition}`)}
        onChoose={(condition) => onChange({ condition })}
      />
      {line.condition === 'resellable' && (
        <Check
          label={t('vendor-returns.restock')}
          checked={line.restock}
          onChange={({ target }) => onChange({ restock: target.checked })}
        />
      )}
    </fieldset>
  )
}

const OUTCOMES = [...CONDITIONS, ...LOSSES] as const
type Outcome = (typeof OUTCOMES)[number]
const isLoss = (outcome: Outcome): outcome is Loss => LOSSES.some((loss) => loss === outcome)

export function ExchangeBackDialog({ entry: { id, version }, onClose }: PieceDialogProps) {
  const { t } = useTexts()
  const { send } = useReturnStep()
  const [condition, setCondition] = useState<Outcome>(CONDITIONS[0])
  const step = () =>
    isLoss(condition)
      ? ({ state: 'lost', reason: condition, version } as const)
      : ({ state: 'returned', condition, version } as const)
  return (
    <ConfirmDialog
      title={t('vendor-returns.exchange-back-title')}
      text={
        <div className="dialog-fields">
          <p className="dialog-text">{t('vendor-returns.exchange-back-text')}</p>
          <ChoiceSelect
            label={t('vendor-returns.grade')}
            value={condition}
            choices={OUTCOMES}
            nameOf={(outcome) =>
              isLoss(outcome)
                ? t(`vendor-orders.failure.${outcome}`)
                : t(`returns.grade.${outcome}`)
            }
            onChoose={setCondition}
          />
        </div>
      }
      confirm={t('vendor-returns.act.exchange_back')}
      onConfirm={() => send(post('/vendor/returns/{id}/exchange-steps', { id }, step()))}
      onClose={onClose}
    />
  )
}
