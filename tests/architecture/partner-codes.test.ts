import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GATEWAYS } from '#capabilities/payments/index.ts'
import { COURIERS } from '#capabilities/shipping/index.ts'
import { mayName, PARTNER_FREE_FILES, partnerPattern } from './partner-codes.ts'

const listed = (folder: string, partners: typeof GATEWAYS | typeof COURIERS) =>
  partners.map((partner) => ({
    ...partner,
    folder: `${folder}/${partner.code}`,
    registry: `${folder}/registry.ts`,
  }))
const partners = [
  ...listed('capabilities/payments/gateways', GATEWAYS),
  ...listed('capabilities/shipping/couriers', COURIERS),
]
const files = globSync(PARTNER_FREE_FILES).map((path) => path.replaceAll('\\', '/'))

test('the walk reaches the code, and each partner has its folder', () => {
  expect(files.length).toBeGreaterThan(1000)
  for (const { folder } of partners) expect(files).toContain(`${folder}/index.ts`)
})

test.each(partners)('$code is named in its folder and in one line', (partner) => {
  const pattern = partnerPattern(partner)
  const named = files
    .filter((path) => !mayName(path, partner))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
  expect(named).toEqual([])
  const lines = readFileSync(partner.registry, 'utf8')
    .split('\n')
    .filter((line) => /^export const [A-Z]+: readonly/.test(line))
  expect(lines).toHaveLength(1)
})

const acme = { code: 'acme', name: 'Acme Pay', settings: { ACME_KEY: {} } }
test.each([
  "z.enum(['acme'])",
  'case g.gateway when "acme" then 1',
  '`/payments/acme/events`',
  '"admin-money.gateway.name.acme": "A"',
  'receiveAcmeWebhook()',
  'acmeSettings',
  "environment['ACME_KEY']",
  "g.gateway = 1 then 'Acme Pay'",
])('a code elsewhere is found: %s', (code) => {
  expect(code).toMatch(partnerPattern(acme))
})

test('a word that has only its letters is no code', () => {
  for (const text of ['pacmecentre', 'acmeist', 'ACME is a bank'])
    expect(text).not.toMatch(partnerPattern(acme))
})

test('a planted file may not name it, its folder and its tests may', () => {
  const place = { folder: 'capabilities/payments/gateways/acme', registry: 'r.ts' }
  expect(mayName('capabilities/payments/schema.ts', place)).toBe(false)
  expect(mayName('web/admin/money/other-sums.tsx', place)).toBe(false)
  expect(mayName(`${place.folder}/adapter.ts`, place)).toBe(true)
  expect(mayName('capabilities/payments/acme.http.test.ts', place)).toBe(true)
})
