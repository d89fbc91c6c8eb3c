import { expect, test } from 'vitest'
import { days, hours, type Milliseconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { factorTools } from '#tests/support/mfa-fixture.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app, identity, jobs } = await testAccounts(database, { clock })
const { client } = await serve(app)
const { signedIn, withTotp } = factorTools({ client, clock, PASSWORD })
const { emailsTo } = mailbox(database, jobs)

async function afterAPause(email: string, pause: Milliseconds): Promise<string | null> {
  const auth = await signedIn(email)
  clock.advance(pause)
  return (await auth.refreshSession()).error?.code ?? null
}

test('a session that nobody used ends: after thirty days, of an admin after twelve hours', async () => {
  await account('amel@example.dz')
  await account('nadia@example.dz', 'admin')
  expect(await afterAPause('amel@example.dz', days(29))).toBeNull()
  expect(await afterAPause('amel@example.dz', days(30))).toBe('session_expired')
  expect(await afterAPause('nadia@example.dz', hours(11))).toBeNull()
  expect(await afterAPause('nadia@example.dz', hours(12))).toBe('session_expired')
})

test('a session that is used goes on, and the night removes those that ended', async () => {
  const { userId } = await account('brahim@example.dz')
  const auth = await signedIn('brahim@example.dz')
  await signedIn('brahim@example.dz')
  for (let day = 0; day < 3; day++) {
    clock.advance(days(20))
    expect((await auth.refreshSession()).error).toBeNull()
  }
  await identity.cleanup()
  const { rows } = await database.database.query(
    'select id from identity.sessions where user_id = $1',
    [userId],
  )
  expect(rows).toHaveLength(1)
})

test('the owner hears of a factor that was added and of one that was removed', async () => {
  await account('lila@example.dz')
  const auth = await signedIn('lila@example.dz')
  const { factorId } = await withTotp(auth, 'Aegis')
  await auth.mfa.unenroll({ factorId })
  const subjects = (await emailsTo('lila@example.dz')).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    'Un second facteur a été ajouté',
    'Un second facteur a été supprimé',
  ])
})
