import { decodeJwt } from 'jose'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import type { LentSite } from '#tests/support/shared-site.ts'
import { ownAddress } from '#tests/support/own-address.ts'

export const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Has the demo's password. */
export async function newcomer(site: LentSite, name: string): Promise<string> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.dz`
  await site.query(
    `with made as (
       insert into identity.users (id, email, email_confirmed_at, password_hash, created_at, updated_at)
       select gen_random_uuid(), $1, now(), password_hash, now(), now()
       from identity.users where email = 'client@yova.example' returning id
     ), known as (
       insert into identity.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
       select gen_random_uuid(), id, 'email', id, jsonb_build_object('email', $1::text), now(), now() from made
     )
     insert into identity.profiles (id, user_id, first_name, last_name, email, created_at, updated_at)
     select gen_random_uuid(), id, 'Lina', 'Haddad', $1, now(), now() from made`,
    [email],
  )
  return email
}

/** Returns the session as the auth client stores it. */
export async function signIn(site: LentSite, email: string, userAgent = 'test'): Promise<string> {
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...ownAddress() },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return answer.text()
}

/** HTTP status of an account request with a stored session. */
export async function statusOf(site: LentSite, stored: string): Promise<number> {
  const { access_token: token } = JSON.parse(stored) as { access_token: string }
  const answer = await fetch(`${site.url}/api/v1/account/profile`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status
}

/** Its next sensitive call asks for a proof. */
export async function signedInLongAgo(site: LentSite, session: unknown) {
  const { access_token: token } = session as { access_token: string }
  const { session_id: id } = decodeJwt(token)
  await site.query(
    `update identity.sessions set reauthenticated_at = null, amr = jsonb_build_array(
       jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now())::bigint - 1000))
     where id = $1`,
    [id],
  )
}

export const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
