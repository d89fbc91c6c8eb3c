import { expect, test } from 'vitest'
import type { LinkSource } from '#platform/link-tokens.ts'
import { renderEmail, withKeys } from '#platform/email/email-layout.ts'
import type { OrderStatusChanged } from '../consumed-events.email.ts'
import { callRequiredEmail } from './confirmation-calls.ts'
import { buyerAnsweredCallEmail, orderStatusEmail } from './order-status.ts'

const site = {
  ...{ siteName: 'Yova', siteUrl: 'https://yova.example' },
  ...{ wilayas: new Map(), items: new Map() },
}
const buyer = { firstName: 'Meriem', email: 'meriem@mail.example' }

test.each([
  ['fr', 'Confirmez votre commande Y-7K3MQ2XA-1', '24 novembre 2026'],
  ['en', 'Confirm your order Y-7K3MQ2XA-1', '24 November 2026'],
  ['ar', 'أكّد طلبك Y-7K3MQ2XA-1', '24 نوفمبر 2026'],
] as const)('[CHECK-11] the mail that asks to confirm, in %s', (language, subject, until) => {
  const event = {
    taskId: 'task',
    orderNumber: 'Y-7K3MQ2XA-1',
    vendorName: 'Poterie Amel',
    expiresAt: '2026-11-24T09:00:00.000Z',
    buyer: { ...buyer, language },
    purchaseNumber: 'Y-7K3MQ2XA',
    linkId: 'link',
  }
  const letter = callRequiredEmail(event, site)
  const derived = { purchaseKeys: new Map(), deriveLinkKey: ({ id }: LinkSource) => `key-of-${id}` }
  const mail = renderEmail(withKeys(letter, derived), site)
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain('https://yova.example/order/Y-7K3MQ2XA/confirm?key=key-of-link')
  expect(mail.text).toContain('Poterie Amel')
  expect(mail.text).toContain(until)
  expect(mail.text).not.toMatch(/[{}]/)
})

const moved = (fields: Pick<OrderStatusChanged, 'to' | 'by' | 'reason'>): OrderStatusChanged => ({
  orderId: 'order',
  orderNumber: 'Y-7K3MQ2XA-1',
  vendorId: 'vendor',
  vendorName: 'Poterie Amel',
  stepId: 'step',
  buyer: { ...buyer, language: 'fr' },
  ...fields,
})

test('[CHECK-11] who could not be reached reads why the order is cancelled, and who confirmed alone is thanked', () => {
  const text = (fields: Parameters<typeof moved>[0]) => {
    const letter = orderStatusEmail(moved(fields), site)
    return letter ? renderEmail(letter, site).text : ''
  }
  expect(text({ to: 'cancelled', by: 'system', reason: 'not_confirmed' })).toContain(
    'n’a pas pu confirmer votre commande avec vous à temps',
  )
  expect(text({ to: 'cancelled', by: 'vendor', reason: 'out_of_stock' })).not.toContain('à temps')
  expect(text({ to: 'confirmed', by: 'buyer', reason: null })).toContain('Merci d’avoir confirmé')
  expect(text({ to: 'confirmed', by: 'vendor', reason: null })).toContain(
    'a confirmé votre commande',
  )
  const notificationEmail = buyerAnsweredCallEmail(
    moved({ to: 'confirmed', by: 'buyer', reason: null }),
    {
      ...site,
      language: 'fr',
    },
  )
  expect(notificationEmail.subject).toBe('Commande Y-7K3MQ2XA-1 confirmée par le client')
})
