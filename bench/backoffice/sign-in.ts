import { Secret, TOTP } from 'otpauth'
import { ADMIN_EMAIL, DEMO_PASSWORD, DEMO_VENDOR_EMAIL } from '#demo/load.ts'
import type { BenchData } from '../bench-database.ts'
import type { BackofficeAudiences } from './requests.ts'

export async function signIn(url: string, { client }: BenchData): Promise<BackofficeAudiences> {
  await client.query(
    'delete from identity.mfa_factors where user_id = (select id from identity.users where email = $1)',
    [ADMIN_EMAIL],
  )
  const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const answer = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const byPassword = async (email: string) =>
    (
      await post<{ access_token: string }>('/token?grant_type=password', {
        email,
        password: DEMO_PASSWORD,
      })
    ).access_token
  const first = await byPassword(ADMIN_EMAIL)
  const factor = await post<{ id: string; totp: { secret: string } }>(
    '/factors',
    { factor_type: 'totp', friendly_name: `bench ${Date.now()}` },
    first,
  )
  const challenge = await post<{ id: string }>(`/factors/${factor.id}/challenge`, {}, first)
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const raised = await post<{ access_token: string }>(
    `/factors/${factor.id}/verify`,
    { challenge_id: challenge.id, code },
    first,
  )
  return { admin: raised.access_token, vendor: await byPassword(DEMO_VENDOR_EMAIL) }
}
