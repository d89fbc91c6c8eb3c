import { expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const accounts = await testAccounts(database, { clock })
const { app, account, PASSWORD } = accounts
const { client } = await serve(app)
const { lastMail, emailsTo } = mailbox(database, accounts.jobs)

const ANDROID = {
  ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ip: '105.96.0.1',
}
const IPHONE = {
  ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ip: '41.200.7.9',
}

function signIn(email: string, { ua, ip }: { ua: string; ip: string }) {
  const auth = client({ headers: { 'user-agent': ua, 'x-forwarded-for': ip } })
  return auth.signInWithPassword({ email, password: PASSWORD })
}

test('a sign-in from a new device is written to the owner, those from a known one are not', async () => {
  const email = 'devices@example.dz'
  await account(email)
  await signIn(email, ANDROID)
  expect(await emailsTo(email)).toHaveLength(0)

  await signIn(email, IPHONE)
  const { subject, text } = await lastMail(email)
  expect(subject).toBe('Nouvelle connexion à votre compte')
  expect(text).toContain('Safari · iOS')
  expect(text).toContain('41.200.7.9')
  expect(text).toContain('http://127.0.0.1:3105/account/security\n')

  // Phones change their network all the time, and a sign-out ends the session.
  await signIn(email, { ...ANDROID, ip: '154.121.3.4' })
  await database.database.query('delete from identity.sessions')
  await signIn(email, IPHONE)
  expect(await emailsTo(email)).toHaveLength(1)
})

test('a device of more than a year ago is new again, and a failed sign-in makes none known', async () => {
  const email = 'old-devices@example.dz'
  await account(email)
  await signIn(email, ANDROID)
  const auth = client({ headers: { 'user-agent': IPHONE.ua } })
  await auth.signInWithPassword({ email, password: 'wrong-password' })
  clock.advance(days(300))
  await signIn(email, ANDROID)
  await signIn(email, IPHONE)
  expect(await emailsTo(email)).toHaveLength(1)

  clock.advance(days(366))
  await accounts.identity.cleanup()
  await signIn(email, ANDROID)
  await signIn(email, IPHONE)
  expect(await emailsTo(email)).toHaveLength(2)
})
