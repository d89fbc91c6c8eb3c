import { useState } from 'react'
import type { CallsPageView } from '#capabilities/phone-confirmation/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, Input, Select, TextArea } from '#web/ui/field.tsx'
import { OrderActionDialog } from '../action-dialog.tsx'
import type { Call } from './query.ts'
import type { SubmitOutcome } from './use-call-outcome.ts'
import type { OutcomeRequiringInput } from './call-outcomes.tsx'

const REASONS = [
  'changed_mind',
  'too_expensive',
  'found_elsewhere',
  'too_slow',
  'not_ordered',
  'wrong_product',
  'cannot_pay',
  'other',
] as const
const MAX_NOTE = 300

type OutcomeDialogsProps = {
  asking: OutcomeRequiringInput
  call: Call
  hours: CallsPageView['hours'] | null
  isBusy: boolean
  say: SubmitOutcome
  onClose: () => void
}

export function OutcomeDialogs({ asking, call, hours, isBusy, say, onClose }: OutcomeDialogsProps) {
  const { t, language } = useTexts()
  const [note, setNote] = useState('')
  const [deliveryNote, setDeliveryNote] = useState('')
  const [time, setAt] = useState(() => inAlgiers(new Date(Date.now() + TWO_HOURS_MS)))
  const [reason, setReason] = useState<(typeof REASONS)[number]>(REASONS[0])
  const [id, setOf] = useState(call.same_buyer[0]?.id ?? '')
  const noted = note.trim() === '' ? {} : { note: note.trim() }
  const send = () => {
    switch (asking) {
      case 'confirmed': {
        const place = deliveryNote.trim()
        return say({ outcome: asking, ...(place && { delivery_note: place }), ...noted })
      }
      case 'callback':
        return say({ outcome: asking, at: fromAlgiers(time), ...noted })
      case 'refused':
        return say({ outcome: asking, reason, ...noted })
      case 'wrong_number':
        return say({ outcome: asking, ...noted })
      case 'duplicate':
        return say({ outcome: asking, of: id, ...noted })
    }
  }
  const isPossible = asking === 'callback' ? time !== '' : asking !== 'duplicate' || id !== ''
  return (
    <OrderActionDialog
      title={t(`confirmation-calls.ask.${asking}`)}
      action={t(`confirmation-calls.outcome.${asking}`)}
      isDanger={asking !== 'confirmed' && asking !== 'callback'}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => {
        if (isPossible) void send()
      }}
    >
      <div className="dialog-fields">
        {asking !== 'callback' && (
          <p className="dialog-text">
            {t(
              asking === 'confirmed'
                ? 'confirmation-calls.ask.confirmed-text'
                : 'confirmation-calls.ask.cancel-text',
            )}
          </p>
        )}
        {asking === 'confirmed' && (
          <Input
            label={t('confirmation-calls.landmark')}
            optional={t('vendor-orders.optional')}
            hint={t('confirmation-calls.landmark-hint')}
            maxLength={MAX_NOTE}
            value={deliveryNote}
            onChange={(event) => setDeliveryNote(event.target.value)}
          />
        )}
        {asking === 'callback' && (
          <Input
            label={t('confirmation-calls.at')}
            type="datetime-local"
            dir="ltr"
            hint={
              hours &&
              t('confirmation-calls.hours', {
                from: `\u2066${hours.from}\u2069`,
                until: `\u2066${hours.until}\u2069`,
              })
            }
            value={time}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
        {asking === 'refused' && (
          <ChoiceSelect
            label={t('vendor-orders.reason')}
            value={reason}
            choices={REASONS}
            nameOf={(reason) => t(`confirmation-calls.reason.${reason}`)}
            onChoose={setReason}
          />
        )}
        {asking === 'duplicate' &&
          (call.same_buyer.length === 0 ? (
            <p className="warn-line">{t('confirmation-calls.no-other')}</p>
          ) : (
            <Select
              label={t('confirmation-calls.other')}
              value={id}
              onChange={(event) => setOf(event.target.value)}
            >
              {call.same_buyer.map((order) => (
                <option key={order.id} value={order.id}>
                  {`${order.order_number} · ${formatDate(new Date(order.placed_at), language, 'shortDateTime')}`}
                </option>
              ))}
            </Select>
          ))}
        <TextArea
          label={t('vendor-orders.note')}
          optional={t('vendor-orders.optional')}
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </OrderActionDialog>
  )
}

const TWO_HOURS_MS = 2 * 3_600_000
const HOUR_MS = 3_600_000

/** A `datetime-local` value in Algiers time, regardless of the browser's time zone. */
const inAlgiers = (now: Date): string =>
  new Date(now.getTime() + HOUR_MS).toISOString().slice(0, 14).concat('00')
const fromAlgiers = (typed: string): string => new Date(`${typed}:00+01:00`).toISOString()
