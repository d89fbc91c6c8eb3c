import { expect, test } from 'vitest'
import type { PurchaseSettled } from '../consumed-events.email.ts'
import { cardRefundEmail } from './payments.ts'

const settled = (payment: Partial<NonNullable<PurchaseSettled['payment']>>): PurchaseSettled => ({
  ...{ purchaseId: 'p', number: 'YV-1', orders: [], returned: 500_000 },
  buyer: { firstName: 'Nadia', email: 'nadia@example.dz', language: 'en' },
  payment: {
    ...{ intentId: 'i', method: 'cib', amount: 500_000, receipt: null },
    ...{ paidAt: '2026-01-02T10:00:00.000Z', ...payment },
  },
})
const textOf = (event: PurchaseSettled) =>
  JSON.stringify(
    cardRefundEmail(event, { siteName: 'Yova', siteUrl: 'https://yova.example' } as never).blocks,
  )

test('[ORDER-5] the buyer reads that another sum was taken than asked, and what goes back', () => {
  expect(textOf(settled({ requested: 530_000 }))).toMatch(/took 5,000.DA instead of 5,300.DA/)
  expect(textOf(settled({}))).toMatch(/nothing left to pay/)
})
