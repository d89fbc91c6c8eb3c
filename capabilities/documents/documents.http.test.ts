import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, tokens, users, amel, release } = fixture
const { post, ticket, opened, documentOf, bought, delivered, changeStatus } = fixture

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pages = (bytes: Uint8Array) => text(bytes).match(/\/Type \/Page\b/g)?.length ?? 0

test('[VSPACE-4] an invoice is issued once, with the next number of its shop, and its bytes stay the same', async () => {
  const [first, second] = [await delivered(), await delivered()]

  const rendered = await documentOf('invoice', [first.id])
  expect(rendered).toMatchObject({ status: 200, type: 'application/pdf' })
  expect(text(rendered.bytes).slice(0, 5)).toBe('%PDF-')
  await documentOf('invoice', [second.id])
  const rows = await sql(
    `select reference, order_id, language, subtotal_centimes::int as ht, vat_centimes::int as vat,
       total_centimes::int as total, total_in_words, seller->>'nif' as nif, buyer->>'name' as buyer
     from documents.invoices where vendor_id = $1 and subject = 'sale' order by number`,
    amel(),
  )
  const year = new Date().getFullYear()
  expect(rows).toMatchObject([
    {
      reference: `F-${year}-000001`,
      order_id: first.id,
      language: 'fr',
      ht: 806_723,
      vat: 153_277,
      total: 960_000,
      total_in_words: 'neuf mille six cents dinars algériens',
      nif: '001215012345678',
      buyer: 'Meriem Benali',
    },
    { reference: `F-${year}-000002`, order_id: second.id },
  ])

  const again = await documentOf('invoice', [first.id])
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(again.bytes)).toBe(hash(rendered.bytes))
  expect(
    await sql(
      `select sha256 from media.files where bucket = 'documents' and name = $1`,
      `${amel()}/F-${year}-000001.pdf`,
    ),
  ).toEqual([{ sha256: hash(rendered.bytes) }])
  const audited = await sql(
    `select after from audit.entries where action = 'documents.invoice_issued' and actor_id = $1`,
    users.amel,
  )
  expect(audited).toHaveLength(4) // with those of the operator for the deliveries
})

test('twelve who ask at once get one invoice, and no number is lost', async () => {
  const { id } = await delivered()
  const answers = await Promise.all(Array.from({ length: 12 }, () => ticket('invoice', [id])))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  const both = await Promise.all(answers.slice(0, 2).map(({ body }) => opened(String(body['url']))))
  expect(text(both[0]!.bytes)).toBe(text(both[1]!.bytes))
  expect(
    await sql(
      `select number from documents.invoices where vendor_id = $1 and subject = 'sale'`,
      amel(),
    ),
  ).toEqual([{ number: 1 }])
})

test('an Arabic purchase has an Arabic invoice; the duty in force is on it when the operator applies it', async () => {
  await market.applyStampDuty(true)
  const { id } = await delivered({ language: 'ar' })
  await documentOf('invoice', [id])
  await market.applyStampDuty(false)
  expect(
    await sql(
      `select language, stamp_duty_centimes::int as duty, total_centimes::int as total, total_in_words,
         rules->>'stamp_duty' as source from documents.invoices where order_id = $1 and subject = 'sale'`,
      id,
    ),
  ).toEqual([
    {
      language: 'ar',
      duty: 9900,
      total: 969_900,
      total_in_words: 'تسعة آلاف وستمائة وتسعة وتسعون دينارًا جزائريًا',
      source: 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025',
    },
  ])
})

test('[VSPACE-4] slips and labels of many orders are one PDF, a page each, in both languages', async () => {
  const ids = [(await bought()).id, (await bought()).id, (await bought()).id]
  for (const language of ['fr', 'ar'])
    for (const kind of ['packing_slip', 'label'])
      expect(pages((await documentOf(kind, ids, language)).bytes)).toBe(3)
  expect((await ticket('poster', ids)).status).toBe(422)
  expect((await ticket('label', [])).status).toBe(422)
}, 30_000)

test('[VSPACE-4] what many orders take from the shelves is one page, in both languages', async () => {
  const ids = [(await bought()).id, (await bought()).id, (await bought()).id]
  const sheets = [await documentOf('pick_list', ids), await documentOf('pick_list', ids, 'ar')]
  for (const { bytes } of sheets) expect(pages(bytes)).toBe(1)
  const [item] = [await documentOf('pick_list', ids.slice(0, 1))]
  expect(text(item!.bytes)).not.toBe(text(sheets[0]!.bytes))
  expect((await ticket('pick_list', [ids[0]!], 'brahim')).status).toBe(404)
}, 30_000)

const altered = (url: string, change: Record<string, string | null>, kind?: string) => {
  const address = new URL(url, 'https://yova.example')
  for (const [name, value] of Object.entries(change))
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  if (kind) address.pathname = `/api/v1/files/${kind}`
  return address.pathname + address.search
}
const refused = async (url: string) => {
  const { status, bytes } = await opened(url)
  return [status, (JSON.parse(Buffer.from(bytes).toString()) as { code: string }).code]
}
const sessionOf = (url: string) => new URL(url, 'https://yova.example').searchParams.get('session')

test('a signed address opens as often as it is asked for, for five minutes', async () => {
  const { id } = await bought()
  const url = String((await ticket('packing_slip', [id])).body['url'])
  for (const again of [1, 2, 3]) expect([again, (await opened(url)).status]).toEqual([again, 200])
  const { answer } = await opened(url)
  expect(answer.headers.get('cache-control')).toBe('no-store, private')
  market.clock.advance(minutes(4))
  expect((await opened(url)).status).toBe(200)
  market.clock.advance(minutes(1))
  expect(await refused(url)).toEqual([410, 'file_link_expired'])
})

test('[ROLE-3] an address that was altered opens nothing: neither another file, nor for somebody else, nor for longer', async () => {
  const [item, other] = [await bought(), await bought()]
  const url = String((await ticket('packing_slip', [item.id])).body['url'])
  const theirs = String((await ticket('packing_slip', [other.id])).body['url'])
  const [mine, another] = [url, theirs].map((address) => new URL(address, 'https://yova.example'))
  const brahims = await sql('select id from vendors.vendors where user_id = $1', users.brahim)
  const changes: [Record<string, string | null>, string?][] = [
    [{ orders: other.id }],
    [{ orders: `${item.id},${other.id}` }],
    [{}, 'label'],
    [{ language: 'ar' }],
    [{ return: other.id }],
    [{ shop: brahims[0]!['id'] as string }],
    [{ shop: null }],
    [{ session: other.id }],
    [{ expires: String(Number(mine!.searchParams.get('expires')) + 1) }],
    [{ expires: 'Infinity' }],
    [{ signature: null }],
    [{ signature: '' }],
    [{ signature: another!.searchParams.get('signature') }],
  ]
  const invalid = [403, 'file_link_invalid']
  for (const change of changes)
    expect([change, await refused(altered(url, ...change))]).toEqual([change, invalid])
  expect((await opened(altered(url, { lang: 'ar' }))).status).toBe(200)
})

test('[ROLE-3] an address opens nothing once its viewer has signed out or may not see the file any more', async () => {
  const { id } = await bought()
  const fired = String((await ticket('packing_slip', [id])).body['url'])
  await release(users.amel, await market.shop.vendor({ name: 'Autre boutique', wilaya: '16' }))
  expect(await refused(fired)).toEqual([403, 'file_link_invalid'])

  const bare = await bought({ token: tokens.nawel })
  await changeStatus(bare.id, 'delivered')
  const own = String((await post(`account/orders/${bare.id}/invoice/tickets`, 'nawel')).body['url'])
  expect((await opened(own)).status).toBe(200)
  await sql('delete from identity.sessions where id = $1', sessionOf(own))
  // A NOTIFY drops cached sessions milliseconds after the commit.
  await expect.poll(() => refused(own)).toEqual([403, 'file_link_invalid'])
  tokens.nawel = await market.tokenOf('nawel@example.dz')
})

test('[ROLE-3] documents of another shop do not exist', async () => {
  const { id } = await bought()
  for (const kind of ['invoice', 'packing_slip', 'label'])
    expect((await ticket(kind, [id], 'brahim')).status).toBe(404)
})
