import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What leaves the tenant of its request, and why; docs/decisions/0092. */
const EXITS: Record<string, string> = {
  'platform/database/listener.ts': 'a socket that a request opened lives on for everybody',
  'server/guards.ts': 'sessions and memberships are read before there is a tenant',
  'capabilities/orders/operations/correct-address.ts':
    'a purchase has one address and one total for the orders of all its shops',
}

const callers = (name: string): string[] =>
  globSync('{platform,capabilities,server,demo}/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('platform/database/tenants'))
    .filter((path) => new RegExp(`\\b${name}\\(`).test(readFileSync(path, 'utf8')))
    .toSorted()

test('the tenant of a request is left in the listed places only', () => {
  expect(callers('asOwner')).toEqual(Object.keys(EXITS).toSorted())
})

test('only the guards say who the tenant is', () => {
  expect(callers('asTenant')).toEqual(['server/guards.ts'])
})
