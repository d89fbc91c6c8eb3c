import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check, ChoiceSelect, Input } from '#web/ui/field.tsx'
import type { ReturnDetail } from './query.ts'
import { type ReturnActionDialogProps, ReturnActionDialog } from './action-dialog.tsx'

export const PIECE_CONDITIONS = ['resellable', 'damaged', 'incomplete', 'wrong_item'] as const
type InspectionFormState = {
  quantity: number
  condition: (typeof PIECE_CONDITIONS)[number]
  restock: boolean
}

export function InspectionForm({
  one: entry,
  isBusy,
  errors,
  onClose,
  send,
}: ReturnActionDialogProps) {
  const { t } = useTexts()
  const [found, setFound] = useState<Readonly<Record<string, InspectionFormState>>>(() =>
    Object.fromEntries(entry.items.map((item) => [item.item_id, firstOf(entry, item.quantity)])),
  )
  const change = (id: string, changes: Partial<InspectionFormState>) =>
    setFound((before) => ({
      ...before,
      [id]: { ...(before[id] ?? firstOf(entry, 0)), ...changes },
    }))
  const items = Object.entries(found).map(([item_id, line]) => ({ item_id, ...line }))
  return (
    <ReturnActionDialog
      title={t('vendor-returns.receive-title')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() =>
        send(
          post('/vendor/returns/{id}/receipt', { id: entry.id }, { items, version: entry.version }),
        )
      }
    >
      <p className="dialog-text">{t('vendor-returns.receive-text')}</p>
      {entry.items.map(({ item_id: id, product_name, variant_label, quantity }, index) => {
        const line = found[id] ?? firstOf(entry, quantity)
        return (
          <fieldset key={id} className="receipt-line">
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
              error={errors[`items[${index}].quantity`]}
              onChange={(event) => change(id, { quantity: Number(event.target.value) })}
            />
            <ChoiceSelect
              label={t('vendor-returns.grade')}
              value={line.condition}
              choices={PIECE_CONDITIONS}
              nameOf={(condition) => t(`returns.grade.${condition}`)}
              onChoose={(chosen) => change(id, { condition: chosen })}
            />
            {line.condition === 'resellable' && (
              <Check
                label={t('vendor-returns.restock')}
                checked={line.restock}
                onChange={(event) => change(id, { restock: event.target.checked })}
              />
            )}
          </fieldset>
        )
      })}
    </ReturnActionDialog>
  )
}

/** An item to be repaired is not restocked by default. */
const firstOf = (
  { requested_resolution }: ReturnDetail,
  quantity: number,
): InspectionFormState => ({
  quantity,
  condition: 'resellable',
  restock: requested_resolution !== 'repair',
})
