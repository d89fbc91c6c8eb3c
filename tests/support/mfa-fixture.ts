import type { AuthClient as Client } from '@supabase/auth-js'

type AuthClient = InstanceType<typeof Client>
import { Secret, TOTP } from 'otpauth'
import { type Clock, type Milliseconds, seconds } from '#kernel/time.ts'

type World = {
  client: () => AuthClient
  clock: Clock & { advance: (by: Milliseconds) => void }
  PASSWORD: string
}

export function factorTools({ client, clock, PASSWORD }: World) {
  const codeFor = (secret: string, now = clock.now()): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
  const nextStep = (): void => clock.advance(seconds(30))

  async function signedIn(email: string): Promise<AuthClient> {
    const auth = client()
    const { error } = await auth.signInWithPassword({ email, password: PASSWORD })
    if (error) throw error
    return auth
  }

  async function withTotp(auth: AuthClient, friendlyName = 'app') {
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
    if (error) throw error
    const { secret } = data.totp
    const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeFor(secret) })
    if (verified.error) throw verified.error
    nextStep()
    return { factorId: data.id, secret }
  }
  const level = async (auth: AuthClient) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data
  const tokenOf = async (auth: AuthClient): Promise<string> =>
    (await auth.getSession()).data.session?.access_token ?? ''

  return { codeFor, nextStep, signedIn, withTotp, level, tokenOf }
}
