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
