import { useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { auth } from '#web/shared/session/session.ts'
import type { AuthAction, AuthError, authErrorMessage } from './auth-errors.ts'
import { loadLocaleFile, useLanguage } from '#web/shared/i18n/texts.ts'
import { type Captcha, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { useEnabledMethods } from './enabled-methods.ts'

type Client = Awaited<ReturnType<typeof auth>>
export type CaptchaOptions = { captchaToken?: string }
type AuthReply = { error: object | null }
export type AuthRefused = Parameters<typeof authErrorMessage>[0]

export type AuthAttempt = {
  /** Null on success. */
  run: (
    act: (client: Client, proof: CaptchaOptions) => Promise<AuthReply>,
  ) => Promise<AuthRefused | null>
  failure: AuthError | null
  setFailure: (failure: AuthError | null) => void
  isBusy: boolean
  captcha: Captcha
}

export function useAuthAttempt(attempted: AuthAction = 'other'): AuthAttempt {
  const [failure, setFailure] = useState<AuthError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const captcha = useCaptcha(useEnabledMethods().captcha)
  const language = useLanguage()

  const run: AuthAttempt['run'] = async (act) => {
    if (isBusy) return { code: 'conflict', status: 409 }
    setFailure(null)
    setBusy(true)
    let refused = await outcome(act, captcha.proof())
    if (refused?.status === 429 && attempted === 'login' && captcha.setting === null)
      refused = await outcome(act, await proofOfWork())
    if (refused) setFailure(await inWords(refused, attempted, language))
    setBusy(false)
    captcha.renew() // a captcha token is valid once
    return refused
  }
  return { run, failure, setFailure, isBusy, captcha }
}

/** After attempts of others on the account; without one the second answer is that of the first. */
async function proofOfWork(): Promise<CaptchaOptions> {
  try {
    const { proveWork } = await import('#web/shared/proof-of-work/prove-work.ts')
    return { captchaToken: await proveWork('sign_in') }
  } catch {
    return {}
  }
}

/** Error messages load on demand; offline a built-in one is used. */
async function inWords(
  refused: AuthRefused,
  attempted: AuthAction,
  language: Language,
): Promise<AuthError> {
  try {
    const [words] = await Promise.all([
      import('./auth-errors.ts'),
      loadLocaleFile(language, 'auth-errors'),
    ])
    return words.authErrorMessage(refused, attempted)
  } catch {
    return { key: 'auth-errors.unreachable' }
  }
}

async function outcome(
  act: Parameters<AuthAttempt['run']>[0],
  proof: CaptchaOptions,
): Promise<AuthRefused | null> {
  try {
    const { error } = await act(await auth(), proof)
    return error
  } catch (error) {
    console.error('the request could not be made', error)
    return { status: 0 }
  }
}
