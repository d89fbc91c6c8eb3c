import { useId } from 'react'
import type { OrderReturnsView, ReturnBodyView } from '#capabilities/returns/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, Select, TextArea } from '../../ui/field.tsx'
import { PhotoField } from '../photo-upload/photo-field.tsx'
import { useTexts } from '../i18n/texts.ts'
import type { ReturnsClient } from './returns-client.ts'
import {
  chosenLines,
  expectedRefund,
  isMethodRequired,
  isFavour,
  type ReturnDraft,
} from './return-draft.ts'
import { useReturnForm } from './use-return-form.ts'
import {
  ReturnFieldError,
  GoodwillCheck,
  ExpectedRefund,
  ReturnItemFields,
  RefundMethodFields,
  ExchangeVariantSelect,
} from './return-form-fields.tsx'

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
  const isRefused = isFavour(order, draft) && !draft.asGoodwill
  const refund = isRefused ? 0 : expectedRefund(order, draft.quantities)
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
        <ReturnItemFields lines={lines} state={state} />
        <Select
          label={t('returns.reason')}
          value={draft.reason}
          error={errorOf('reason')}
          hint={costHint(t, order, draft.reason)}
          onChange={({ target }) =>
            change({ reason: REASONS.find((reason) => reason === target.value) ?? '' })
          }
        >
          <option value="" disabled>
            {t('returns.reason-choose')}
          </option>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reason === 'changed_mind' && !order.accepts_changed_mind
                ? t('returns.reason-not-taken', { reason: t(`returns.reason.${reason}`) })
                : t(`returns.reason.${reason}`)}
            </option>
          ))}
        </Select>
        {(isFavour(order, draft) || draft.asGoodwill || errorOf('goodwill')) && (
          <GoodwillCheck state={state} />
        )}
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
        {draft.resolution === 'exchange' && line && (
          <ExchangeVariantSelect line={line} state={state} />
        )}
        {draft.resolution === 'refund' && refund > 0 && (
          <ExpectedRefund order={order} draft={draft} refund={refund} />
        )}
        {isMethodRequired(order, draft) && <RefundMethodFields state={state} />}
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
            <ReturnFieldError id={`${id}-photos`} error={errorOf('photos')} />
          </div>
        </div>
        <p className="muted">{t('returns.next')}</p>
        <div role="alert">
          <ReturnFieldError id={`${id}-failure`} error={failure ?? undefined} />
        </div>
      </form>
    </Dialog>
  )
}

function costHint(
  t: ReturnType<typeof useTexts>['t'],
  order: OrderReturnsView,
  reason: ReturnDraft['reason'],
): string | undefined {
  if (reason === '') return undefined
  if (reason !== 'changed_mind') return t('returns.vendor-cost')
  if (!order.accepts_changed_mind) return t('returns.changed-mind-no')
  return t(order.changed_mind_cost_on === 'buyer' ? 'returns.change-cost' : 'returns.vendor-cost')
}
