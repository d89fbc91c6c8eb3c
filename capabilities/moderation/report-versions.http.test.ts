import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { QueuePage } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const owner = await market.account('amel@example.dz', 'vendor')
const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
await market.give(amel, owner.userId)
const tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 9 })

const emails = { chief: 'chief@example.dz', other: 'other@example.dz', lina: 'lina@example.dz' }
await market.account(emails.chief, 'admin')
await market.account(emails.other, 'admin')
await market.account(emails.lina)
type Who = keyof typeof emails
async function ask(path: string, who: Who, body?: object, method = body ? 'POST' : 'GET') {
  const answer = await market.app.request(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await market.tokenOf(emails[who])}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
}
const queued = async () => {
  const [item] = QueuePage.parse((await ask('/admin/moderation', 'chief')).body).items
  if (!item) throw new Error('nothing waits')
  return item
}

test('two of the team on one report: the second learns what the first decided, and may decide all the same', async () => {
  const question = { product_id: tajine.id, text: 'Passe-t-il au four ?' }
  const { id } = (await ask('/account/questions', 'lina', question)).body as { id: string }
  await ask('/reports', 'lina', { about: 'question', id, reason: 'insult', note: 'Voyez' })
  const { id: reported, report_version: version } = await queued()
  const decide = (who: Who, body: object) =>
    ask(`/admin/reports/${reported}/state`, who, body, 'PUT')

  expect((await decide('chief', { state: 'dismissed', version })).status).toBe(204)
  const late = await decide('other', { state: 'upheld', version })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', by: 'Amel Saïdi', current: 'dismissed' },
  })
  const { version: now } = late.body as { version: number }
  expect((await decide('other', { state: 'upheld', version: now })).status).toBe(204)
  expect((await decide('chief', { state: 'open', version: now })).body).toMatchObject({
    code: 'version_conflict',
    current_name: 'Retenu',
  })
  expect((await decide('chief', { state: 'open' })).status).toBe(204)

  // Hiding the reported item resolves its reports too.
  const { version: shown, report_version: open } = await queued()
  const hidden = { state: 'hidden', reason: 'insult', version: shown }
  await ask(`/admin/questions/${id}/state`, 'chief', hidden, 'PUT')
  expect(await decide('other', { state: 'dismissed', version: open })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: 'upheld' },
  })
})
