import { expect, test } from 'vitest'
import { days, minutes, seconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts, warmUp } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'], max: 20 })
const clock = movableClock()
const environment = { GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '1440h' } // longer than tokens are stored
const world = await testAccounts(database, { clock, environment })
const { account, PASSWORD, app, failures, identity } = world
const { url, client } = await serve(app)
const { database: sql } = database

async function signedIn(email: string) {
  const { userId } = await account(email)
  const auth = client()
  const { data } = await auth.signInWithPassword({ email, password: PASSWORD })
  return { auth, userId, token: data.session?.refresh_token ?? '' }
}
const refreshed = async (token: string) => {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  })
  const body = (await answer.json()) as Record<string, string>
  return {
    status: answer.status,
    code: body['error_code'],
    token: body['refresh_token'] ?? '',
    body,
  }
}
const sessionsOf = async (userId: string) =>
  (await sql.query('select id from identity.sessions where user_id = $1', [userId])).rows.length

test('[GOTRUE-3] refreshing replaces the token and keeps the session and its methods', async () => {
  const { auth, token, userId } = await signedIn('amel@example.dz')
  const before = (await auth.getClaims()).data?.claims

  const { data, error } = await auth.refreshSession()

  expect(error).toBeNull()
  expect(data.session?.refresh_token).not.toBe(token)
  const claims = (await auth.getClaims()).data?.claims
  expect(claims?.session_id).toBe(before?.session_id)
  expect(claims?.['amr']).toEqual(before?.['amr'])
  expect(await sessionsOf(userId)).toBe(1)
})

test('[GOTRUE-3] an answer that was lost is given again for a minute', async () => {
  const { token } = await signedIn('brahim@example.dz')
  const first = await refreshed(token)
  clock.advance(seconds(45)) // the rest of the minute is for slow machines
  const again = await refreshed(token)
  expect(again.status).toBe(200)
  expect(again.token).toBe(first.token)
})

test('a stolen token that keeps pace with its owner ends the session of both', async () => {
  const { token: stolen, userId } = await signedIn('bouchra@example.dz')
  const owners = await refreshed(stolen)
  clock.advance(minutes(58))

  const thiefs = await refreshed(stolen)

  expect(thiefs).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
  expect((await refreshed(owners.token)).status).toBe(400)
  expect(await sessionsOf(userId)).toBe(0)
})

test('[GOTRUE-3] reuse inside the interval stays in the session and gives its living token', async () => {
  const { token, userId } = await signedIn('chahra@example.dz')
  const child = await refreshed(token)
  const grandchild = await refreshed(child.token)
  clock.advance(seconds(4)) // The clock also runs by itself; the rest of the ten seconds is for slow machines.

  const reused = await refreshed(token)

  expect(reused).toMatchObject({ status: 200, token: grandchild.token })
  expect(await sessionsOf(userId)).toBe(1)
})

test('[GOTRUE-3] reuse outside the interval ends the family, and only that family', async () => {
  const { auth, token, userId } = await signedIn('djamila@example.dz')
  const other = client()
  await other.signInWithPassword({ email: 'djamila@example.dz', password: PASSWORD })
  const child = await refreshed(token)
  const grandchild = await refreshed(child.token)
  clock.advance(seconds(11))

  const reused = await refreshed(token)

  expect(reused).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
  expect(await refreshed(grandchild.token)).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
  })
  expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await other.refreshSession()).error).toBeNull()
  expect(await sessionsOf(userId)).toBe(1)
  const { rows } = await sql.query(
    "select subject_id from audit.entries where action = 'identity.refresh_token_reused'",
  )
  expect(rows).toContainEqual({ subject_id: userId })
})

test('[GOTRUE-3] twenty refreshes at once make one child', async () => {
  const { token, userId } = await signedIn('farid@example.dz')
  await warmUp(database, 20)

  const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(token)))

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map((answer) => answer.token)).size).toBe(1)
  const { rows } = await sql.query(
    `select count(*) as tokens, count(*) filter (where revoked_at is null) as living
     from identity.refresh_tokens t join identity.sessions s on s.id = t.session_id
     where s.user_id = $1`,
    [userId],
  )
  expect(rows).toEqual([{ tokens: 2, living: 1 }])
})

test('[GOTRUE-3] what was never a token of ours is told apart by its form only', async () => {
  const { token } = await signedIn('ghani@example.dz')
  const changed = token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')
  const sameBytes = token.slice(0, -1) + String.fromCodePoint((token.codePointAt(53) ?? 0) + 1)
  expect((await refreshed('short')).code).toBe('validation_failed')
  expect((await refreshed('with spaces and more')).code).toBe('validation_failed')
  expect((await refreshed('abcdefghijkl')).code).toBe('refresh_token_not_found')
  expect((await refreshed(changed)).code).toBe('refresh_token_not_found')
  expect((await refreshed(sameBytes)).code).toBe('refresh_token_not_found')
})

test('[GOTRUE-3] a ban and the end of a session stop its refreshes', async () => {
  const { token, userId } = await signedIn('hadjer@example.dz')
  const set = (change: string) => sql.query(`update identity.${change}`, [userId])
  await set("users set banned_until = now() + interval '9 days' where id = $1")
  expect((await refreshed(token)).code).toBe('user_banned')
  await set('users set banned_until = null where id = $1')
  await set("sessions set not_after = now() - interval '1 s' where user_id = $1")
  expect((await refreshed(token)).code).toBe('session_expired')
})

test('no column of the database holds what opens a session', async () => {
  const { token } = await signedIn('ines@example.dz')
  const child = await refreshed(token)
  const { rows } = await sql.query(
    `select to_jsonb(t)::text as tokens, to_jsonb(s)::text as session, to_jsonb(u)::text as account
     from identity.refresh_tokens t join identity.sessions s on s.id = t.session_id
     join identity.users u on u.id = s.user_id`,
  )
  const stored = JSON.stringify(rows)
  for (const secret of [token, child.token, PASSWORD]) expect(stored).not.toContain(secret)
  expect(failures).toEqual([])
})

test('a month later the replaced tokens are forgotten, but for the parent of the living one', async () => {
  const { token, userId } = await signedIn('kenza@example.dz')
  const child = await refreshed(token)
  const grandchild = await refreshed(child.token)
  clock.advance(days(31))

  await identity.cleanup()

  const { rows } = await sql.query(
    `select count(*) as left from identity.refresh_tokens t
     join identity.sessions s on s.id = t.session_id where s.user_id = $1`,
    [userId],
  )
  expect(rows).toEqual([{ left: 2 }])
  expect((await refreshed(token)).code).toBe('refresh_token_not_found')
  // It is not forgotten, so that its reuse is noticed.
  expect((await refreshed(child.token)).code).toBe('refresh_token_already_used')
  expect((await refreshed(grandchild.token)).status).toBe(400)
})
