import { useState } from 'react'
import type { OutcomeInput } from '#capabilities/phone-confirmation/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { Refused, sendDesk } from '#web/backoffice/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type Call, callApi } from './query.ts'

type WithoutChannel<Body> = Body extends unknown ? Omit<Body, 'channel'> : never
export type Outcome = WithoutChannel<OutcomeInput>
export type SayOutcome = (outcome: Outcome) => Promise<boolean>

type Given = { call: Call | null; channel: 'phone' | 'whatsapp'; onSaid: (call: Call) => void }

/** Writes down what came of a call, and says what follows from it. */
export function useOutcome({ call, channel, onSaid }: Given) {
  const { t, language } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const say: SayOutcome = async (outcome) => {
    if (call === null) return false
    setBusy(true)
    const closeLabel = t('site.close')
    try {
      const now = await sendDesk<Call>(`${callApi(call.id)}/outcomes`, { ...outcome, channel })
      const at =
        now.next_call_at === null
          ? ''
          : formatDate(new Date(now.next_call_at), language, 'shortDateTime')
      const message =
        now.state === 'no_answer' || now.state === 'callback'
          ? t('calls.done.again', { at })
          : t(now.state === 'confirmed' ? 'calls.done.confirmed' : 'calls.done.cancelled')
      showToast({ title: t('desk.success'), message, closeLabel })
      onSaid(now)
      return true
    } catch (error) {
      const detail = error instanceof Refused && error.status < 500 ? error.detail : null
      const message = detail ?? t('calls.failed')
      showToast({ title: t('desk.error'), message, isError: true, closeLabel })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, say }
}
