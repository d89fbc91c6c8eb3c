import type { AuthClient as Client } from '@supabase/auth-js'

type AuthClient = InstanceType<typeof Client>
import { Secret, TOTP } from 'otpauth'

/** Enrolls a TOTP factor; returns the token of the raised (AAL2) session. */
export async function secondFactor(client: AuthClient, now = new Date()): Promise<string> {
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'app' })
  if (!enrolled.data) throw new Error(enrolled.error.message)
  const secret = Secret.fromBase32(enrolled.data.totp.secret)
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() })
  const factorId = enrolled.data.id
  const verified = await client.mfa.challengeAndVerify({ factorId, code })
  if (!verified.data) throw new Error(verified.error.message)
  return verified.data.access_token
}
