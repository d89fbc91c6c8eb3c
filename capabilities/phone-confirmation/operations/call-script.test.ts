import { expect, test } from 'vitest'
import { texts } from '../texts.generated.ts'
import { defaultScript, fillScript, scriptValues } from './call-script.ts'

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
    fillScript(
      '{buyer}, {shop} : {items}, {amount}, {city} ({wilaya}), {number}.',
      scriptValues(details),
    ),
  ).toBe(
    'Meriem Benali, Poterie Amel : 2\u00a0× Tajine, 1\u00a0× Vase, 9\u00a0600\u00a0DA, Oran (Oran), Y-7K3MQ2XA-1.',
  )
})

test('what a script does not know stays as the shop wrote it', () => {
  expect(fillScript('{cadeau} {__proto__}', scriptValues(details))).toBe('{cadeau} {__proto__}')
})

test.each(['fr', 'en', 'ar'] as const)('our own words leave no hole in %s', (language) => {
  const values = scriptValues({ ...details, language })
  expect(fillScript(defaultScript(language), values)).not.toMatch(/[{}]/)
  expect(texts.of('script.whatsapp')(language, values)).not.toMatch(/[{}]/)
})
