import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { inboxSms, listSms, webhookSms } from '#platform/sms/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { inboxEmail, listInbox, smtpEmail } from './index.ts'

const { db } = await testDatabase({ capabilities: [] })
const clock = { now: () => new Date('2026-11-21T10:00:00Z') }

test('without a mail server, mails and messages wait in the inbox', async () => {
  await inboxEmail(db, clock)([{ to: 'amel@example.dz', subject: 'Bienvenue', text: 'Bonjour' }])
  await inboxSms(db, clock)({ to: '+213550000000', message: 'Code 1234' })

  expect(await listInbox(db)).toEqual([
    { to: 'amel@example.dz', subject: 'Bienvenue', text: 'Bonjour', html: null, at: clock.now() },
  ])
  expect(await listSms(db)).toEqual([
    { to: '+213550000000', message: 'Code 1234', at: clock.now() },
  ])
})

test('a mail goes out over SMTP with both its parts', async () => {
  const lines: string[] = []
  const server = createTcpServer((socket) => {
    let data = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (data && line !== '.') continue
        if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (line === 'DATA') socket.write('354 go\r\n')
        else socket.write('250 ok\r\n')
        data = line === 'DATA'
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const send = smtpEmail(
    `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    'Yova <ne-pas-repondre@example.dz>',
  )
  const mail = { to: 'amel@example.dz', subject: 'Reçu', text: 'Merci', html: '<p>Merci</p>' }
  expect(await send([mail])).toEqual([null])
  server.close()

  const sent = lines.join('\n')
  expect(sent).toContain('RCPT TO:<amel@example.dz>')
  expect(sent).toContain('multipart/alternative')
})

test('a message is posted to the gateway, and a gateway that refuses is an error', async () => {
  const bodies: string[] = []
  const gateway = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.statusCode = body.includes('0000') ? 503 : 204
    response.end()
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  const send = webhookSms(`http://127.0.0.1:${port}/`)

  await send({ to: '+213550123456', message: 'Code 1234' })
  await expect(send({ to: '+213550000000', message: 'x' })).rejects.toThrow('503')
  gateway.closeAllConnections()
  gateway.close()

  expect(JSON.parse(bodies[0]!)).toEqual({ to: '+213550123456', message: 'Code 1234' })
})
