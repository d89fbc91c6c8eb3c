import { problemOf } from '#web/shared/api/problem.ts'
import './tracking-summary.css'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { CodeRequestedView } from '#capabilities/orders/purchase.contract.ts'
import { latinDigits } from '#kernel/phone.ts'
import {
  type ApiMutation,
  fetchApi,
  inLanguage,
  post,
  requestOf,
} from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const PATIENCE_MS = 15_000

type OpenByCodeProps = {
  number: string
  contact: string
  onKey: (purchaseKey: string) => void
}

/** For a lost email: a code sent to the purchase's contact returns the purchase key. */
export function OpenByCode({ number, contact, onKey }: OpenByCodeProps) {
  const { t } = useTexts()
  const send = useSend()
  const [channel, setChannel] = useState<CodeRequestedView['channel'] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLDivElement>(null)

  const request = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await send(post('/purchases/{number}/access-codes', { number }, { contact }))
    setBusy(false)
    if (!answer.ok) return setFailure(answer.detail)
    setChannel(answer.view.channel)
    setCode('')
    setError(null)
    requestAnimationFrame(() => field.current?.querySelector('input')?.focus())
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const digits = latinDigits(code).replaceAll(/\D/g, '')
    if (digits.length !== 6) return setError(t('order-tracking.code-needed'))
    setBusy(true)
    const answer = await send(
      post('/purchases/{number}/access-code-checks', { number }, { contact, code: digits }),
    )
    setBusy(false)
    if (answer.ok) return onKey(answer.view.key)
    setError(answer.detail)
  }
  return (
    <section className="card open-by-code" aria-labelledby="open-by-code-title">
      <h2 id="open-by-code-title">{t('order-tracking.open-title')}</h2>
      <p className="muted">{t('order-tracking.open-text')}</p>
      <div role="alert">{failure !== null && <p className="field-error">{failure}</p>}</div>
      {channel === null ? (
        <Button kind="outline" busy={isBusy} onClick={() => void request()}>
          {!isBusy && <Icon of={KeyRound} size="s" />}
          {t('order-tracking.send-code')}
        </Button>
      ) : (
        <form noValidate onSubmit={(event) => void check(event)}>
          <p role="status">
            {t(channel === 'sms' ? 'order-tracking.code-by-sms' : 'order-tracking.code-by-email')}
          </p>
          <div ref={field}>
            <Input
              label={t('order-tracking.code')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={code}
              error={error}
              onChange={(event) => setCode(event.target.value)}
            />
          </div>
          <Button type="submit" busy={isBusy}>
            {t('order-tracking.open')}
          </Button>
          <Button kind="text" small onClick={() => void request()}>
            {t('order-tracking.send-again')}
          </Button>
        </form>
      )}
    </section>
  )
}

type PostAnswer<View> = { ok: true; view: View } | { ok: false; detail: string }

function useSend() {
  const { t, language } = useTexts()
  return async <View,>({ path, ...call }: ApiMutation<View>): Promise<PostAnswer<View>> => {
    try {
      const response = await fetchApi(inLanguage(path, language), {
        ...requestOf(call),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (response.ok) return { ok: true, view: await response.json() }
      const { detail } = problemOf(response.status, await response.json())
      return { ok: false, detail: detail ?? t('order-tracking.failed') }
    } catch {
      return { ok: false, detail: t('order-tracking.failed') }
    }
  }
}
