import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { PrivacyAdmin } from '#capabilities/privacy/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { offerSubjectRecorder } from '#platform/http/data-subjects.ts'
import { CALLS_SHOWING_PERSONAL_DATA, type ShownData } from './personal-data-calls.ts'
import { isUuid } from '#platform/ids.ts'

/** Programs have a service token, and no account. */
const SERVICE = '00000000-0000-0000-0000-000000000000'

/** Access log: written before the response leaves, for `CALLS_SHOWING_PERSONAL_DATA`. */
export const logDataAccess = (
  recordDataAccess: PrivacyAdmin['recordDataAccess'],
): MiddlewareHandler =>
  createMiddleware<{ Variables: { userId?: string } }>(async (c, next) => {
    const record = (call: string, kind: ShownData['kind'], subjects: readonly string[]) =>
      recordDataAccess({
        actorId: c.var.userId ?? SERVICE, // the guard of the mount set it
        call,
        kind,
        subjects,
        origin: requestOrigin(c),
      })
    let recordsItself = false
    offerSubjectRecorder(c, () => {
      recordsItself = true
      const call = callOf(c)
      const shown = CALLS_SHOWING_PERSONAL_DATA[call]
      return async (rows) => {
        if (shown) await record(call, shown.kind, idsOf(rows))
      }
    })
    await next()
    const call = callOf(c)
    const shown = CALLS_SHOWING_PERSONAL_DATA[call]
    if (c.req.method !== 'GET' || c.res.status !== 200 || !shown || recordsItself) return
    await record(call, shown.kind, await subjectsOf(c, call, shown))
  })

const callOf = (c: Context): string =>
  `GET ${matchedRoutes(c).find(({ method }) => method === 'GET')?.path ?? ''}`

/** The log has ids only, never the phone of a guest: the orders shown with it are logged. */
async function subjectsOf(c: Context, call: string, { ids }: ShownData): Promise<string[]> {
  const index = call.split('/').findIndex((part) => part === ':id' || part === ':userId')
  const pathIds = [c.req.path.split('/')[index]]
  const isJson = c.res.headers.get('content-type')?.includes('json') ?? false
  if (!isJson || ids === 'query') return onlyIds([...pathIds, ...Object.values(c.req.query())])
  if (ids !== undefined) return valuesAt(await c.res.clone().json(), ids.split('.'))
  if (index >= 0) return onlyIds(pathIds)
  // A declared call without `ids` and without an id in its path answers a page.
  const { items = [] } = (await c.res.clone().json()) as { items?: object[] }
  return idsOf(items)
}

const onlyIds = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string').filter((text) => isUuid(text))),
]

const idsOf = (rows: readonly object[]): string[] =>
  onlyIds(rows.map((row) => Reflect.get(row, 'user_id') ?? Reflect.get(row, 'id')))

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return onlyIds(value.flatMap((item) => valuesAt(item, path)))
  const [name, ...rest] = path
  if (name === undefined) return onlyIds([value])
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, name), rest) : []
}
