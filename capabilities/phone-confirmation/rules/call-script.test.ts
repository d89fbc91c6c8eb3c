import { expect, test } from 'vitest'
import { localizedText } from '#kernel/locale.ts'
import { DEFAULT_SCRIPT, WHATSAPP_TEXT } from '../texts/call-scripts.ts'
import { fillScript } from './call-script.ts'

const details = {
  language: 'fr' as const,
  buyer: 'Meriem Benali',
  shop: 'Poterie Amel',
  number: 'Y-7K3MQ2XA-1',
  items: [
    { name: 'Tajine', quantity: 2 },
    { name: 'Vase', quantity: 1 },
  ],
  total: 9600,
  city: 'Oran',
  wilaya: 'Oran',
}

test('a script names the buyer, the shop and what was ordered', () => {
  expect(
    fillScript('{buyer}, {shop} : {items}, {amount}, {city} ({wilaya}), {number}.', details),
  ).toBe(
    'Meriem Benali, Poterie Amel : 2\u00a0× Tajine, 1\u00a0× Vase, 9\u00a0600\u00a0DA, Oran (Oran), Y-7K3MQ2XA-1.',
  )
})

test('what a script does not know stays as the shop wrote it', () => {
  expect(fillScript('{cadeau} {__proto__}', details)).toBe('{cadeau} {__proto__}')
})

test.each(['fr', 'en', 'ar'] as const)('our own words leave no hole in %s', (language) => {
  for (const text of [DEFAULT_SCRIPT, WHATSAPP_TEXT])
    expect(fillScript(localizedText(text, language), { ...details, language })).not.toMatch(/[{}]/)
})
