import type { AuthClient } from '@supabase/auth-js'
import { fetchApi, get } from '#web/shared/api/endpoint.ts'
import { askForProof } from '#web/shared/session/reauthentication.ts'

/** Our own screens ask for more than the protocol, whose minimum is 6. */
const MIN_PASSWORD_LENGTH = 10 // named in `auth.password.too-short`

export const isTooShort = (password: string): boolean =>
  Array.from(password).length < MIN_PASSWORD_LENGTH

type Client = InstanceType<typeof AuthClient>

/** Who came by a code or a link has proven the mailbox, and may not know the password. */
const WITHOUT_PASSWORD: ReadonlySet<string> = new Set(['otp', 'magiclink', 'recovery', 'invite'])

/** The current password or a code, before a new password is chosen. */
export async function proveOwnership(client: Client): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  const methods = (data?.currentAuthenticationMethods ?? []).map((entry) =>
    typeof entry === 'string' ? entry : entry.method,
  )
  return methods.some((method) => WITHOUT_PASSWORD.has(method)) || askForProof()
}

/** True after sign-ups of one address that differed: the code then kept no password of any. */
export async function lacksPassword(accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await fetchApi(get('/account/profile'), { headers }).catch(() => null)
  return response?.ok === true && !(await response.json()).has_password
}
