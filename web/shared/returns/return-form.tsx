import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { OrderReturnsView, ReturnBodyView } from '#capabilities/returns/contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, Input, Select, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PhotoField } from '../photo-upload/photo-field.tsx'
import { useTexts } from '../i18n/texts.ts'
import type { ReturnsClient } from './returns-client.ts'
import {
  chosenLines,
  isMethodRequired,
  isFavour,
  type RefundMethod,
  type ReturnDraft,
} from './return-draft.ts'
import { type ReturnFormState, useReturnForm } from './use-return-form.ts'

const REASONS = [
  'defective',
  'damaged',
  'wrong_item',
  'incomplete',
  'not_as_described',
  'late',
  'changed_mind',
] as const satisfies readonly ReturnBodyView['reason'][]
const WISHES = ['refund', 'exchange', 'replacement', 'repair'] as const
const METHODS = ['ccp', 'bank_transfer', 'cash'] as const satisfies readonly RefundMethod[]
const MAX_NOTE = 1000
const MAX_PHOTOS = 5

type Props = {
  of: OrderReturnsView
  calls: ReturnsClient
  onClose: () => void
  onSent: (view: OrderReturnsView) => void
}

/** Keeps the draft when the server refuses it. */
export function ReturnForm({ of: order, calls, onClose, onSent }: Props) {
  const { t } = useTexts()
  const id = useId()
  const state = useReturnForm({ of: order, calls, onSent })
  const { form, draft, change, errorOf, failure, isBusy, submit } = state
  const lines = order.lines.filter(({ left }) => left > 0)
  const hasOther = lines.some(({ variants }) => variants.some(({ is_same }) => !is_same))
  const line = lines.find(({ item_id }) => item_id === chosenLines(draft)[0]?.[0])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('returns.ask')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('returns.back')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('returns.send')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className="return-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Lines lines={lines} state={state} />
        <Select
          label={t('returns.reason')}
          value={draft.reason}
          hint={costHint(t, order, draft.reason)}
          onChange={(event) => change({ reason: event.target.value as ReturnDraft['reason'] })} // the option values
        >
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`returns.reason.${reason}`)}
            </option>
          ))}
        </Select>
        <fieldset>
          <legend>{t('returns.wish')}</legend>
          {WISHES.filter((resolution) => resolution !== 'exchange' || hasOther).map(
            (resolution) => (
              <Check
                key={resolution}
                type="radio"
                name="requested_resolution"
                label={t(`returns.wish.${resolution}`)}
                checked={draft.resolution === resolution}
                onChange={() => change({ resolution })}
              />
            ),
          )}
        </fieldset>
        {draft.resolution === 'exchange' && line && <Variants line={line} state={state} />}
        {isMethodRequired(order, draft) && <PaidBack state={state} />}
        {order.is_paid_by_card &&
          (draft.resolution === 'refund' || draft.resolution === 'exchange') && (
            <p className="muted">{t('returns.to-card')}</p>
          )}
        <TextArea
          label={t('returns.note')}
          optional={t('returns.optional')}
          rows={3}
          maxLength={MAX_NOTE}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <div>
          <PhotoField
            texts="returns"
            most={MAX_PHOTOS}
            photos={draft.photos}
            upload={calls.upload}
            onChange={(photos) => change({ photos })}
          />
          <div role="alert">
            <FieldError id={`${id}-photos`} error={errorOf('photos')} />
          </div>
        </div>
        {(isFavour(order, draft) || draft.asGoodwill || errorOf('goodwill')) && (
          <Goodwill state={state} />
        )}
        <div role="alert">
          <FieldError id={`${id}-failure`} error={failure ?? undefined} />
        </div>
      </form>
    </Dialog>
  )
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
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
type Part = { state: ReturnFormState }

function Lines({ lines, state }: Part & { lines: readonly ReturnItem[] }) {
  const { t } = useTexts()
  const id = useId()
  const { draft, change, errorOf } = state
  const error = errorOf('items')
  return (
    <fieldset>
      <legend>{t('returns.items')}</legend>
      <ul className="return-lines">
        {lines.map(({ item_id, product_name, variant_label, left }) => (
          <li key={item_id}>
            <p>
              <bdi>{product_name}</bdi>
              {variant_label !== null && (
                <small>
                  <bdi>{variant_label}</bdi>
                </small>
              )}
            </p>
            <span className="input input-select">
              <select
                aria-label={t('returns.quantity', { name: product_name })}
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
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function Variants({ line, state }: Part & { line: ReturnItem }) {
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

function PaidBack({ state }: Part) {
  const { t } = useTexts()
  const { draft, change, errorOf } = state
  return (
    <>
      <Select
        label={t('returns.paid-by')}
        value={draft.method}
        onChange={(event) => change({ method: event.target.value as RefundMethod })} // the option values
      >
        {METHODS.map((method) => (
          <option key={method} value={method}>
            {t(`returns.method.${method}`)}
          </option>
        ))}
      </Select>
      {draft.method !== 'cash' && (
        <Input
          label={t(`returns.account.${draft.method}`)}
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

function Goodwill({ state }: Part) {
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
      <FieldError id={id} error={error} />
    </div>
  )
}

function costHint(
  t: ReturnType<typeof useTexts>['t'],
  order: OrderReturnsView,
  reason: ReturnDraft['reason'],
): string {
  if (reason !== 'changed_mind') return t('returns.vendor-cost')
  if (!order.accepts_changed_mind) return t('returns.changed-mind-no')
  return t(order.changed_mind_cost_on === 'buyer' ? 'returns.change-cost' : 'returns.vendor-cost')
}
