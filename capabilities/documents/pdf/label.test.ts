import { expect, test } from 'vitest'
import type { PrintableOrder } from '../queries/printable-orders.ts'
import { documentTexts } from '#tests/support/document-samples.ts'
import { labelDocument } from './shipping-label.ts'

const ORDER = {
  id: 'order',
  number: 'Y-7K2M4Q9T-2',
  isPaid: false,
  paymentMethod: 'cash_on_delivery',
  deliveryMethod: 'home',
  pickupPoint: null,
  total: 250_000,
  stampDuty: 0,
  shop: { name: 'Poterie Amel', city: null, wilaya: null, phone: null },
  buyer: {
    name: 'Meriem Haddad',
    phone: '+213550123456',
    address: '4, cité des Roses',
    city: 'Boumerdès',
    wilayaCode: '35',
    wilaya: { fr: 'Boumerdès', ar: 'بومرداس' },
    postalCode: null,
  },
  parcels: [],
} as unknown as PrintableOrder // the fields a label uses

test.each(['fr', 'en', 'ar'] as const)(
  'a label in %s does not print the phone beside the number that it opens',
  (language) => {
    const texts = documentTexts(labelDocument([ORDER], language, 'https://yova.example'))
    expect(texts).toContain('Meriem Haddad')
    expect(texts).toContain('Y-7K2M4Q9T-2')
    expect(texts.filter((text) => text.includes('0550'))).toEqual(['0550\u00a0**\u00a0**\u00a056'])
    expect(texts.join(' ').replace(/\D/g, '')).not.toContain('550123456')
  },
)

test('a label asks for the stamp duty of cash with the rest, and says which part it is', () => {
  const parcel = { courier: null, tracking: null, items: [] }
  const charged = {
    ...ORDER,
    stampDuty: 2500,
    parcels: [{ ...parcel, collect: 101_100, stampDuty: 1100 }],
  } as unknown as PrintableOrder // the fields a label uses
  const texts = (order: PrintableOrder) =>
    documentTexts(labelDocument([order], 'fr', 'https://yova.example'))
      .join(' | ')
      .replaceAll(/[\s\u202F\u00A0]/g, ' ')
  expect(texts({ ...charged, parcels: [] })).toMatch(/2 525.*dont droit de timbre 25/)
  expect(texts(charged)).toMatch(/1 011.*dont droit de timbre 11/)
  expect(texts({ ...charged, isPaid: true })).not.toContain('timbre')
})
