import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { productFixture } from '#tests/support/product-fixture.ts'

const { rows, own, other, deleteOldBulkEdits } = await productFixture(await testDatabase())

test('bulk edits are undone for a month and then deleted, also of a shop that edits nothing any more', async () => {
  const bulkEdit = async (shop: typeof own) => {
    const sold = { name: 'Sac', price: 900, category: 'interieur' }
    const { body } = await shop('/products', 'POST', sold)
    const change = { kind: 'price', ids: [body['id']], percent: 10 }
    const made = await shop('/products/bulk-changes', 'POST', change)
    return `/products/bulk-changes/${String(made.body['id'])}/reversal`
  }
  const [old, recent] = [await bulkEdit(other), await bulkEdit(own)]
  await rows(
    `update catalog.bulk_changes set made_at = now() - interval '31 days' where id = $1`,
    old.split('/').at(-2),
  )
  expect((await other(old, 'POST')).status).toBe(404)
  await deleteOldBulkEdits()
  expect(await rows('select 1 as left from catalog.bulk_changes')).toHaveLength(1)
  expect((await own(recent, 'POST')).status).toBe(200)
})
