import { beforeAll, describe, expect, test } from 'vitest'
import { type CallPermission, callPermissions } from '#server/call-permissions.ts'
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
  const known = new Set([...CALLS.map(([name]) => name), ...Object.keys(OPEN_CALLS)])
  const named = async (given: readonly CallPermission[]) => {
    const answer = await fixture.app.request('/api/v1/openapi.json')
    return callsWithIds(given, (await answer.json()) as OpenApiDocument)
  }
  const missing = async (given: readonly CallPermission[]) =>
    (await named(given))
      .filter(({ name }) => !known.has(name))
      .map(({ name, ids }) => `${name} takes ${ids.join(', ')}: ${WHAT_TO_ADD}`)

  test('[ROLE-3] has an own and another’s id here, or a reason why it needs none', async () => {
    expect(await missing(routes)).toEqual([])
    const names = new Set((await named(routes)).map(({ name }) => name))
    expect(Object.keys(OPEN_CALLS).filter((name) => !names.has(name))).toEqual([])
  })

  test('[ROLE-3] a new one is found missing', async () => {
    const callers = 'vendor: orders' as const
    const planted = [
      { method: 'GET', path: '/api/v1/vendor/invoices/:id', callers },
      { method: 'PUT', path: '/api/v1/vendor/returns/:id/photos/:photo', callers },
      { method: 'GET', path: '/api/v1/admin/vendors/:id/closures/:closure', callers: 'admin' },
      { method: 'GET', path: '/api/v1/admin/closures/:id', callers: 'admin' },
    ] as const
    expect(await missing([...routes, ...planted])).toEqual([
      `GET /api/v1/vendor/invoices/:id takes id: ${WHAT_TO_ADD}`,
      `PUT /api/v1/vendor/returns/:id/photos/:photo takes id, photo: ${WHAT_TO_ADD}`,
      `GET /api/v1/admin/vendors/:id/closures/:closure takes id, closure: ${WHAT_TO_ADD}`,
    ])
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
