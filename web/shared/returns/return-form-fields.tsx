import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { OrderReturnsView } from '#capabilities/returns/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { Check, ChoiceSelect, Input, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import { deliveryRefund, type RefundMethodName, type ReturnDraft } from './return-draft.ts'
import type { ReturnFormState } from './use-return-form.ts'

const METHODS = ['ccp', 'bank_transfer', 'cash'] as const satisfies readonly RefundMethodName[]

export function ReturnFieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="field-hint field-error">
      <Icon of={CircleAlert} size="s" />
      {error}
    </p>
  ) : null
}

const invalid = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true as const, 'aria-describedby': id } : {}

type ReturnItem = OrderReturnsView['lines'][number]
type FieldsProps = { state: ReturnFormState }

export function ReturnItemFields({ lines, state }: FieldsProps & { lines: readonly ReturnItem[] }) {
  const { t, language } = useTexts()
  const hasOwnDays = new Set(lines.map((line) => line.return_until_on)).size > 1
  const id = useId()
  const { draft, change, errorOf } = state
  const error = errorOf('items')
  return (
    <fieldset>
      <legend>{t('returns.items')}</legend>
      <ul className="return-lines">
        {lines.map(({ item_id, product_name, variant_label, left, return_until_on }) => (
          <li key={item_id}>
            <p>
              <bdi>{product_name}</bdi>
              {variant_label !== null && (
                <small>
                  <bdi>{variant_label}</bdi>
                </small>
              )}
              {left > 1 && <small>{t('returns.bought', { count: left })}</small>}
              {hasOwnDays && return_until_on !== null && (
                <small>
                  {t('returns.line-until', {
                    date: formatDate(noonOfDay(return_until_on), language, 'date'),
                  })}
                </small>
              )}
            </p>
            <span className="input input-select">
              <select
                aria-label={t('returns.quantity', {
                  name: [product_name, variant_label].filter(Boolean).join(' · '),
                })}
                value={draft.quantities[item_id] ?? 0}
                {...invalid(id, error)}
                onChange={(event) =>
                  change({
                    quantities: { ...draft.quantities, [item_id]: Number(event.target.value) },
                  })
                }
              >
                {Array.from({ length: Math.min(left, 50) + 1 }, (_, count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </span>
          </li>
        ))}
      </ul>
      <ReturnFieldError id={id} error={error} />
    </fieldset>
  )
}

export function ExchangeVariantSelect({ line, state }: FieldsProps & { line: ReturnItem }) {
  const { t, language } = useTexts()
  const { draft, change, errorOf } = state
  return (
    <Select
      label={t('returns.variant')}
      value={draft.variant}
      error={errorOf('variant')}
      onChange={(event) => change({ variant: event.target.value })}
    >
      <option value="">{t('returns.variant-choose')}</option>
      {line.variants
        .filter(({ is_same }) => !is_same)
        .map(({ id, label, price, available }) => (
          <option key={id} value={id} disabled={available === 0}>
            {[label ?? line.product_name, formatMoney(fromDinars(price), language)].join(' · ')}
            {available === 0 && ` ${t('returns.variant-none')}`}
          </option>
        ))}
    </Select>
  )
}

type ExpectedRefundProps = { order: OrderReturnsView; draft: ReturnDraft; refund: number }

/** In dinars, and what becomes of the delivery that was paid. */
export function ExpectedRefund({ order, draft, refund }: ExpectedRefundProps) {
  const { t, language } = useTexts()
  const delivery = deliveryRefund(order, draft)
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  return (
    <p className="return-refund" role="status">
      {t('returns.expected-refund', { amount: money(refund) })}
      {delivery !== null &&
        ` ${t(`returns.delivery-refund.${delivery}`, { amount: money(order.delivery_paid) })}`}
    </p>
  )
}

export function RefundMethodFields({ state }: FieldsProps) {
  const { t } = useTexts()
  const { draft, change, errorOf } = state
  return (
    <>
      <ChoiceSelect
        label={t('returns.paid-by')}
        hint={draft.resolution === 'exchange' ? t('returns.paid-by-exchange') : undefined}
        value={draft.method}
        choices={METHODS}
        nameOf={(method) => t(`returns.method.${method}`)}
        onChoose={(chosen) => change({ method: chosen })}
      />
      {draft.method === 'cash' ? (
        <p className="muted">{t('returns.cash-hint')}</p>
      ) : (
        <Input
          label={t(`returns.account.${draft.method}`)}
          hint={t(`returns.account-hint.${draft.method}`)}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={draft.account}
          error={errorOf('account')}
          onChange={(event) => change({ account: event.target.value })}
        />
      )}
    </>
  )
}

export function GoodwillCheck({ state }: FieldsProps) {
  const { t } = useTexts()
  const id = useId()
  const { draft, change, errorOf } = state
  const error = errorOf('goodwill')
  return (
    <div>
      <Check
        label={t('returns.goodwill')}
        checked={draft.asGoodwill}
        {...invalid(id, error)}
        onChange={(event) => change({ asGoodwill: event.target.checked })}
      />
      <ReturnFieldError id={id} error={error} />
    </div>
  )
}
