import { expect, test } from 'vitest'
import { hours, seconds } from '#kernel/time.ts'
import { smtpEmail } from '#platform/email/index.ts'
import { webhookSms } from '#platform/sms/index.ts'
import { smsSink } from '#tests/fakes/sms-sink.ts'
import { smtpSink } from '#tests/fakes/smtp-sink.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const mailServer = await smtpSink()
const gateway = await smsSink()
const { app, jobs, account, PASSWORD } = await testAccounts(database, {
  clock,
  sendMail: smtpEmail(mailServer.url, 'Yova <no-reply@yova.example>'),
  sendSms: webhookSms(gateway.url),
})
const { client } = await serve(app)
const { database: sql } = database

test('[GOTRUE-1] a whole mail arrives: both its parts, in the person’s language', async () => {
  const headers = { 'accept-language': 'ar-DZ,ar;q=0.9,fr;q=0.5' }
  const auth = client({ headers })
  await auth.signUp({ email: 'karima@example.dz', password: PASSWORD })
  await jobs.drain()

  const mail = mailServer.received.at(-1)
  expect(mail).toMatchObject({ from: 'no-reply@yova.example', to: ['karima@example.dz'] })
  expect(mail?.headers.get('subject')).toBe('أكّد بريدك الإلكتروني')
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail?.html).not.toContain('<script')
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.html).toContain(`>${code}</span>`)
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.html).toContain(`href="${address.replaceAll('&', '&#38;')}"`)
  expect(mail?.text).toContain('24')
  const { error } = await auth.verifyOtp({
    email: 'karima@example.dz',
    token: code,
    type: 'signup',
  })
  expect(error).toBeNull()
})

test('a language that the account says itself comes before the browser’s', async () => {
  const auth = client({ headers: { 'accept-language': 'ar' } })
  const options = { data: { language: 'en' } }
  await auth.signUp({ email: 'emma@example.dz', password: PASSWORD, options })
  await jobs.drain()
  expect(mailServer.received.at(-1)?.headers.get('subject')).toBe('Confirm your e-mail address')
})

test('a mail that the server does not take waits, sealed, and is sent later', async () => {
  await account('patient@example.dz')
  mailServer.outOfOrder(true)
  const before = mailServer.received.length
  await client().signInWithOtp({ email: 'patient@example.dz' })
  await jobs.drain()
  expect(mailServer.received).toHaveLength(before)
  const waiting = await sql.query("select * from platform.jobs where kind = 'identity.send_email'")
  expect(waiting.rows).toMatchObject([{ attempts: 1 }])
  expect(JSON.stringify(waiting.rows[0].payload)).not.toContain('patient')

  mailServer.outOfOrder(false)
  clock.advance(seconds(5))
  await jobs.drain()
  const code = /^\d{6}$/m.exec(mailServer.received.at(-1)?.text ?? '')?.[0] ?? ''
  const email = 'patient@example.dz'
  expect((await client().verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
  expect((await sql.query('select 1 from platform.jobs')).rowCount).toBe(0)
})

test('[GOTRUE-7] a short message goes to the gateway with the country’s number', async () => {
  gateway.outOfOrder(true)
  const auth = client()
  await auth.signInWithOtp({ phone: '0770 55 66 77' })
  await jobs.drain()
  gateway.outOfOrder(false)
  clock.advance(seconds(5))
  await jobs.drain()
  expect(gateway.received).toHaveLength(1)
  const [message] = gateway.received
  expect(message?.to).toBe('+213770556677')
  const token = /\d{6}/.exec(message?.message ?? '')?.[0] ?? ''
  const { error } = await auth.verifyOtp({ phone: '+213770556677', token, type: 'sms' })
  expect(error).toBeNull()
})

test('a code that is over is not sent any more', async () => {
  await account('too-late@example.dz')
  await client().signInWithOtp({ email: 'too-late@example.dz' })
  const before = mailServer.received.length
  clock.advance(hours(25))
  await jobs.drain()
  expect(mailServer.received).toHaveLength(before)
  expect((await sql.query('select 1 from platform.jobs')).rowCount).toBe(0)
})

test('[GOTRUE-10] the mailbox that an account is to move to reads which account it is', async () => {
  const { email } = await account('moves-from@example.dz')
  const auth = client()
  await auth.signInWithPassword({ email, password: PASSWORD })
  expect((await auth.updateUser({ email: 'moves-to@example.dz' })).error).toBeNull()
  await jobs.drain()
  const sent = mailServer.received.find(({ to }) => to.includes('moves-to@example.dz'))
  expect(sent?.text.replaceAll(/\s+/g, ' ')).toContain('du compte moves-from@example.dz sur Yova')
})
