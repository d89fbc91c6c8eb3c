import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { VENDOR_CANCEL_REASONS } from '../../orders/vendor.contract.ts'
import type { RemainderCancelled } from '../consumed-events.email.ts'
import { remainderCancelledEmail } from './cancelled-remainders.ts'

const site = { siteName: 'Yova', siteUrl: 'https://yova.example' }
const reasonsOf = (reason: string | null, language: (typeof LANGUAGES)[number]) => {
  const event: RemainderCancelled = {
    ...{ cancellationId: 'c', orderId: 'o', orderNumber: 'Y-7K3MQ2XA-1', pieces: 2, reason },
    ...{ vendorId: 'v', vendorName: 'Poterie Amel' },
    buyer: { firstName: 'Meriem', email: 'meriem@example.dz', language },
  }
  const { blocks } = remainderCancelledEmail(event, site)
  return blocks.flatMap((block) => (block.kind === 'rows' ? block.rows.slice(1) : []))
}

test.each(LANGUAGES)(
  'the reason of a shop is a sentence of the buyer’s language: %s',
  (language) => {
    const texts = VENDOR_CANCEL_REASONS.map((reason) => reasonsOf(reason, language)[0]?.value)
    expect(new Set(texts).size).toBe(VENDOR_CANCEL_REASONS.length)
    for (const text of texts) expect(text).not.toMatch(/^[a-z_]*$/)
  },
)

test('free text stays as it is', () => {
  for (const reason of ['Rupture chez le fournisseur', 'rupture'])
    expect(reasonsOf(reason, 'fr')).toMatchObject([{ value: reason }])
  expect(reasonsOf(null, 'fr')).toEqual([])
})
