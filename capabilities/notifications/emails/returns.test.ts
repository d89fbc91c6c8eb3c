import { expect, test } from 'vitest'
import type { ReturnStatusChanged } from '../consumed-events.email.ts'
import { returnEmail, vendorReturnEmail } from './returns.ts'

const site = { siteName: 'Yova', siteUrl: 'https://yova.example' }
const ended = (language: 'fr' | 'en' | 'ar', expiredOn: string | null): ReturnStatusChanged => ({
  stepId: 'step',
  orderNumber: 'Y-7K3MQ2XA-1',
  vendorId: 'vendor',
  vendorName: 'Poterie Amel',
  number: 'R-4KX92MQA',
  buyer: { firstName: 'Meriem', email: 'meriem@example.dz', language },
  to: 'withdrawn',
  by: 'system',
  answer: null,
  settleUntilOn: null,
  expiredOn,
  outcome: null,
})
const DAYS = { fr: '7 décembre 2026', en: '7 December 2026', ar: '7 ديسمبر 2026' } as const

test('[VSPACE-4] a buyer is told when an accepted return ends because its last day has passed', () => {
  for (const language of ['fr', 'en', 'ar'] as const) {
    const mail = returnEmail(ended(language, '2026-12-07'), site)
    expect(mail?.about.occasion).toBe('returns.expired')
    expect(mail?.subject).toContain('R-4KX92MQA')
    expect(JSON.stringify(mail?.blocks)).toContain(DAYS[language])
  }
})

test('[VSPACE-4] a return that ends with its cancelled order has no mail of its own', () => {
  expect(returnEmail(ended('fr', null), site)).toBeNull()
  expect(vendorReturnEmail(ended('fr', null), { ...site, language: 'fr' })).toBeNull()
})

const ADDRESS = { address: '4 rue Didouche', city: 'Alger Centre', wilaya: '16' }
const accepted = (language: 'fr' | 'en' | 'ar', costOn: 'buyer' | 'vendor') =>
  JSON.stringify(
    returnEmail(
      {
        ...ended(language, null),
        ...{ to: 'accepted', by: 'vendor' },
        sending: { costOn, untilOn: '2026-12-07', ...ADDRESS, phone: '+213550123456' },
      },
      site,
    )?.blocks,
  )

test('an accepted return says what to do, by when and at whose expense, and opens at the return', () => {
  for (const language of ['fr', 'en', 'ar'] as const) {
    for (const costOn of ['buyer', 'vendor'] as const) {
      const blocks = accepted(language, costOn)
      expect(blocks).toContain(DAYS[language])
      expect(blocks).toContain('0550 12 34 56')
      expect(blocks.includes('4 rue Didouche')).toBe(costOn === 'buyer')
      expect(blocks).toContain('&at=returns')
    }
  }
  expect(accepted('fr', 'vendor')).toContain('vous n’avez rien à payer')
  expect(accepted('fr', 'buyer')).toContain('à vos frais')
})
