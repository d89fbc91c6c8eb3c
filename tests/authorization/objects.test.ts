import { beforeAll, describe, expect, test } from 'vitest'
import { callPermissions } from '#server/call-permissions.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { ObjectCall, ObjectCalls } from './object-calls.ts'
import {
  ACCOUNT_OBJECT_CALLS,
  AUTH_OBJECT_CALLS,
  PUBLIC_OBJECT_CALLS,
} from './object-calls.people.ts'
import {
  ADMIN_OBJECT_CALLS,
  SERVICE_OBJECT_CALLS,
  STORAGE_OBJECT_CALLS,
} from './object-calls.others.ts'
import { VENDOR_LAST_CALLS, VENDOR_OBJECT_CALLS } from './object-calls.vendor.ts'
import { objectsFixture } from './objects-fixture.ts'
import { callsWithIds, type OpenApiDocument } from './calls-with-ids.ts'
import { OPEN_CALLS } from './open-calls.ts'
import { objectRequests } from './object-requests.ts'

const database = await testDatabase()
const fixture = await objectsFixture(database)
const routes = callPermissions(fixture.app.routes)
const requests = objectRequests(fixture, routes)
beforeAll(async () => {
  await fixture.build()
  await requests.changedTables()
})

const AUDIENCES: readonly (readonly [prefix: string, calls: ObjectCalls])[] = [
  ['/api/v1/admin/', ADMIN_OBJECT_CALLS],
  ['/auth/v1/admin/', SERVICE_OBJECT_CALLS],
  ['/api/v1/vendor/', VENDOR_OBJECT_CALLS],
  ['/api/v1/account/', ACCOUNT_OBJECT_CALLS],
  ['/auth/v1/', AUTH_OBJECT_CALLS],
  ['/api/v1/', PUBLIC_OBJECT_CALLS],
  ['/storage/v1/object/', STORAGE_OBJECT_CALLS],
  ['/api/v1/vendor/', VENDOR_LAST_CALLS],
]
const WHAT_TO_ADD =
  'say in tests/authorization/object-calls.*.ts of which row they are and make one for each owner ' +
  '(objects-*.ts), or in open-calls.ts why no row of an owner can be reached by them'

const CALLS = AUDIENCES.flatMap(([prefix, calls]) =>
  Object.entries(calls).flatMap(([name, call]) =>
    [call].flat().map((item) => [name.replace(' ', ` ${prefix}`), item as ObjectCall] as const),
  ),
)

describe('every call with ids', () => {
  test('[ROLE-3] has an own and another’s id here, or a reason why it needs none', async () => {
    const document = await (await fixture.app.request('/api/v1/openapi.json')).json()
    const known = new Map(CALLS)
    const named = callsWithIds(routes, document as OpenApiDocument)
    const missing = named.filter(({ name }) => !known.has(name) && !OPEN_CALLS[name])
    expect(
      missing.map(({ name, ids }) => `${name} takes ${ids.join(', ')}: ${WHAT_TO_ADD}`),
    ).toEqual([])
    const names = new Set(named.map(({ name }) => name))
    expect(Object.keys(OPEN_CALLS).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('rows of others', () => {
  test.each(CALLS)('[ROLE-3] %s answers for another’s id as for none', async (name, call) => {
    const differences = await requests.differences(name, call)
    const changed = await requests.changedTables()
    expect({ differences, changed }).toEqual({ differences: [], changed: [] })
  })
})

describe('own rows', () => {
  test.each(CALLS)('[ROLE-3] %s finds them', async (name, call) => {
    expect(await requests.notFound(name, call)).toEqual([])
  })
})
