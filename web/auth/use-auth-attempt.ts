import { useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { auth } from '#web/shared/session/session.ts'
import type { Attempted, Failure, failureOf } from './auth-errors.ts'
import { loadArea, useLanguage } from '#web/shared/i18n/texts.ts'
import { type Captcha, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { useDoors } from './enabled-methods.ts'

type Client = Awaited<ReturnType<typeof auth>>
/** What goes with a request when the captcha is on; nothing else. */
export type Proof = { captchaToken?: string }
type Answer = { error: object | null }
export type Refused = Parameters<typeof failureOf>[0]

export type Attempt = {
  /** Null when it went well. What was typed stays, whatever comes back. */
  run: (act: (client: Client, proof: Proof) => Promise<Answer>) => Promise<Refused | null>
  failure: Failure | null
  setFailure: (failure: Failure | null) => void
  isBusy: boolean
  captcha: Captcha
}

/** One request at a time, and what its refusal says in words. */
export function useAttempt(attempted: Attempted = 'other'): Attempt {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const captcha = useCaptcha(useDoors().captcha)
  const language = useLanguage()

  const run: Attempt['run'] = async (act) => {
    if (isBusy) return { code: 'conflict', status: 409 }
    setFailure(null)
    setBusy(true)
    const refused = await outcome(act, captcha.proof())
    if (refused) setFailure(await inWords(refused, attempted, language))
    setBusy(false)
    captcha.renew() // a proof serves once
    return refused
  }
  return { run, failure, setFailure, isBusy, captcha }
}

/** The sentences are fetched when one is needed; without a line there is one to say. */
async function inWords(
  refused: Refused,
  attempted: Attempted,
  language: Language,
): Promise<Failure> {
  try {
    const [words] = await Promise.all([
      import('./auth-errors.ts'),
      loadArea(language, 'auth-errors'),
    ])
    return words.failureOf(refused, attempted)
  } catch {
    return { key: 'auth.failure.unreachable' }
  }
}

async function outcome(act: Parameters<Attempt['run']>[0], proof: Proof): Promise<Refused | null> {
  try {
    const { error } = await act(await auth(), proof)
    return error
  } catch (error) {
    console.error('the request could not be made', error)
    return { status: 0 }
  }
}
