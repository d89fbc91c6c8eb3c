import { useState } from 'react'
import type { OutcomeInput } from '#capabilities/phone-confirmation/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Call } from './query.ts'

type WithoutChannel<Body> = Body extends unknown ? Omit<Body, 'channel'> : never
export type Outcome = WithoutChannel<OutcomeInput>
export type SubmitOutcome = (outcome: Outcome) => Promise<boolean>

type UseCallOutcomeOptions = {
  call: Call | null
  channel: 'phone' | 'whatsapp'
  onSent: (call: Call) => void
}

export function useOutcome({ call, channel, onSent }: UseCallOutcomeOptions) {
  const { t, language } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const say: SubmitOutcome = async (outcome) => {
    if (call === null) return false
    setBusy(true)
    const closeLabel = t('site.close')
    try {
      const body = { ...outcome, channel }
      const now = await apiSend(post('/vendor/calls/{id}/outcomes', { id: call.id }, body))
      const time =
        now.next_call_at === null
          ? ''
          : formatDate(new Date(now.next_call_at), language, 'shortDateTime')
      const message =
        now.state === 'no_answer' || now.state === 'callback'
          ? t('confirmation-calls.done.again', { at: time })
          : t(
              now.state === 'confirmed'
                ? 'confirmation-calls.done.confirmed'
                : 'confirmation-calls.done.cancelled',
            )
      showToast({ title: t('backoffice.success'), message, closeLabel })
      onSent(now)
      return true
    } catch (error) {
      const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
      const message = detail ?? t('confirmation-calls.failed')
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, say }
}
