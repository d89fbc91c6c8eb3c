import { useState } from 'react'
import { authErrorMessage } from '#web/auth/auth-errors.ts'
import { askForProof } from '#web/shared/session/reauthentication.ts'
import { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export type Client = Awaited<ReturnType<typeof auth>>
type Outcome = { error: { code?: unknown; status?: unknown } | null }

export function useAuthRequest() {
  const { t } = useTexts()
  const [failure, setFailure] = useState<string | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** True on success. */
  async function act(call: (client: Client) => Promise<Outcome>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailure(null)
    setCode(null)
    const error = await outcome(call)
    setBusy(false)
    if (!error) return true
    const { key, values } = authErrorMessage(error)
    setFailure(t(key, values))
    setCode(typeof error.code === 'string' ? error.code : null)
    return false
  }
  /** Repeats the call once after the proof that the server demanded was given. */
  const actWithProof = (call: (client: Client) => Promise<Outcome>): Promise<boolean> =>
    act(async (client) => {
      const first = await call(client)
      const isMissing = first.error?.code === 'reauthentication_needed'
      return isMissing && (await askForProof()) ? call(client) : first
    })
  return { act, actWithProof, failure, setFailure, code, isBusy }
}

async function outcome(
  call: (client: Client) => Promise<Outcome>,
): Promise<NonNullable<Outcome['error']> | null> {
  try {
    const { error } = await call(await auth())
    return error
  } catch (error) {
    console.error('the request could not be made', error)
    return { status: 0 }
  }
}
