import { X } from 'lucide-react'
import { MANUAL_ACCOUNTS } from '#capabilities/treasury/manual-journals.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceSelect, Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ManualLineDraft } from './manual-journal-draft.ts'
import { VendorChoice } from './vendor-choice.tsx'

type ManualLineFieldsProps = {
  line: ManualLineDraft
  number: number
  errorOf: (field: 'account' | 'vendor_id' | 'order_number' | 'amount') => string | undefined
  onChange: (changes: Partial<ManualLineDraft>) => void
  /** Null while the journal has no more than two lines. */
  onRemove: (() => void) | null
}

export function ManualLineFields(props: ManualLineFieldsProps) {
  const { line, number, errorOf, onChange, onRemove } = props
  const { t } = useTexts()
  const amount = (side: 'debit' | 'credit') => (
    <Input
      label={t(`admin-money.manual.line.${side}`)}
      dir="ltr"
      inputMode="decimal"
      error={side === 'debit' ? errorOf('amount') : undefined}
      value={line[side]}
      onChange={({ target }) => onChange({ [side]: target.value })}
    />
  )
  return (
    <fieldset className="finance-columns-choice manual-line">
      <legend>{t('admin-money.manual.line', { number })}</legend>
      <div>
        <ChoiceSelect
          label={t('admin-money.manual.line.account')}
          error={errorOf('account')}
          value={line.account}
          choices={MANUAL_ACCOUNTS}
          nameOf={(account) => t(`admin-money.account.${account}`)}
          onChoose={(account) => onChange({ account })}
        />
        <VendorChoice
          name={line.vendorName}
          error={errorOf('vendor_id')}
          onChange={(vendorName, vendorId) => onChange({ vendorName, vendorId })}
        />
        <Input
          label={t('admin-money.manual.line.order')}
          optional={t('admin-money.shops.optional')}
          dir="ltr"
          maxLength={40}
          error={errorOf('order_number')}
          value={line.order}
          onChange={({ target }) => onChange({ order: target.value })}
        />
        {amount('debit')}
        {amount('credit')}
        {onRemove && (
          <Button
            kind="quiet"
            small
            aria-label={t('admin-money.manual.line.remove', { number })}
            onClick={onRemove}
          >
            <Icon of={X} size="s" />
          </Button>
        )}
      </div>
    </fieldset>
  )
}
