import { callApi } from '#tests/support/api-client.ts'
import type { CallPermission } from '#server/call-permissions.ts'
import type { StaffPermission } from '#kernel/staff-roles.ts'
import { PARAMETER } from './calls-with-ids.ts'
import { type CallIds, type ObjectCall, OPEN_PARAMETERS } from './object-calls.ts'
import type { ObjectRows, ObjectsCaller, objectsFixture, WorkRole } from './objects-fixture.ts'

/** What exists nowhere, by the kind of row; an id unless listed. */
const NOWHERE: ObjectRows = {
  number: 'Y-ZZZZZZZZ',
  deliveredNumber: 'Y-ZZZZZZZZ',
  imageUrl: '/storage/v1/object/public/product-images/none.png',
  image: 'none.png',
  returnPhoto: 'none.jpg',
}
const NOWHERE_ID = '019b76da-a800-7000-8000-000000000000'

const STAFF: Readonly<Record<StaffPermission, readonly WorkRole[]>> = {
  owning: ['owner'],
  managing: ['owner', 'manager'],
  catalogue: ['owner', 'manager', 'catalogue'],
  orders: ['owner', 'manager', 'orders'],
  calls: ['owner', 'manager', 'orders', 'calls'],
  presence: ['owner', 'manager', 'catalogue', 'orders', 'calls'],
}
/** Admins list and delete the images of all. */
const UPLOADERS = new Set<ObjectsCaller['role']>(['owner', 'manager', 'catalogue'])
/** Logs, queues, limits and figures, which a refused call may write or which follow by themselves. */
const NOT_COMPARED = ['platform', 'audit', 'analytics', 'search', 'territory', 'privacy.access_log']

type Fixture = Awaited<ReturnType<typeof objectsFixture>>

export function objectRequests(fixture: Fixture, routes: readonly CallPermission[]) {
  const { app, rowsOf, callers } = fixture

  async function send(name: string, call: ObjectCall, ids: CallIds, caller: ObjectsCaller) {
    const [method = '', pattern = ''] = name.split(' ')
    const path = pattern.replaceAll(PARAMETER, (all, segment: string, slot: string) => {
      const value = ids[slot] ?? OPEN_PARAMETERS[`${segment}/${all}`]
      if (value === undefined) throw new Error(`${name}: object-calls.*.ts has no id for ${slot}`)
      return encodeURIComponent(value)
    })
    const rows = { ...rowsOf('shop'), ...(caller.owner && rowsOf(caller.owner)) }
    const query = call.query ? `?${new URLSearchParams(call.query(ids, rows)).toString()}` : ''
    const key = call.key && caller.owner ? rowsOf(caller.owner)[call.key] : undefined
    const answer = await callApi(app, path + query, {
      method,
      token: caller.token,
      headers: { ...call.headers, ...(key && { 'purchase-key': key }) },
      ...(call.body && { body: call.body(ids, rows) }),
    })
    let text = answer.text.replace(/"request_id":"\w+"/, '')
    for (const [slot, id] of Object.entries(ids)) text = text.replaceAll(id, `{${slot}}`)
    return { status: answer.status, text: `${answer.status} ${text}` }
  }
  const nowhere = ({ ids }: ObjectCall): CallIds =>
    Object.fromEntries(
      Object.entries(ids).map(([slot, kind]) => [slot, NOWHERE[kind] ?? NOWHERE_ID]),
    )
  const idsOf = ({ ids }: ObjectCall, rows: ObjectRows): CallIds | null => {
    const found = Object.entries(ids).map(([slot, kind]) => [slot, rows[kind]] as const)
    return found.every(([, id]) => id) ? (Object.fromEntries(found) as CallIds) : null
  }
  const letIn = (name: string): readonly ObjectsCaller[] => {
    const route = routes.find(({ method, path }) => `${method} ${path}` === name)
    if (!route) throw new Error(`no route for ${name}`)
    const [kind, permission] = route.callers.split(': ')
    if (kind === 'anyone') return callers.filter(({ isSample }) => isSample)
    if (kind === 'person') return callers.filter(({ isSample, token }) => isSample && token)
    if (kind === 'admin' || kind === 'service') return callers.filter(({ role }) => role === kind)
    if (kind === 'uploader') return callers.filter(({ role }) => UPLOADERS.has(role))
    const roles = STAFF[permission as StaffPermission]
    return callers.filter(({ role }) => roles.some((item) => item === role))
  }

  /** Where a caller gets another answer for the id of another than for one that exists nowhere. */
  async function differences(name: string, call: ObjectCall): Promise<string[]> {
    const found: string[] = []
    for (const caller of letIn(name)) {
      await fixture.sql('delete from platform.rate_limits')
      const references = new Map<string, string>()
      for (const target of call.targets ?? call.owners) {
        // Admins have no rows: theirs are those of the other owner.
        const ownRows = call.isPair ? call.owners.find((owner) => owner !== target) : caller.owner
        const own = ownRows ? idsOf(call, rowsOf(ownRows)) : null
        const other = idsOf(call, rowsOf(target))
        if (target === caller.owner || !other) continue
        for (const slots of mixes(call, own !== null)) {
          const isWhole = slots.length === Object.keys(call.ids).length
          if (call.isPair && slots.join() !== Object.keys(call.ids).slice(1).join()) continue
          const mixed = (ids: CallIds): CallIds => ({ ...own, ...only(ids, slots) })
          const label = `${slots.join()}${call.isPair ? ` of ${target}` : ''}`
          const reference =
            references.get(label) ?? (await send(name, call, mixed(nowhere(call)), caller)).text
          references.set(label, reference)
          const { status, text } = await send(name, call, mixed(other), caller)
          const isHidden = [call.nowhere ?? [404, 403]].flat().includes(status)
          if (text !== reference || ((isWhole || call.isPair) && !isHidden))
            found.push(`${caller.name}, ${label} of ${target}: ${text} instead of ${reference}`)
        }
      }
    }
    return found
  }

  /** Where an owner gets what an id gets that exists nowhere, so that `differences` proves nothing. */
  async function notFound(name: string, call: ObjectCall): Promise<string[]> {
    await fixture.sql('truncate platform.rate_limits')
    const found: string[] = []
    for (const owner of call.owners) {
      const caller = letIn(name).find((item) => call.isPair || item.owner === owner)
      const ids = idsOf(call, rowsOf(owner))
      if (!caller || !ids) {
        found.push(`${owner} has no ${Object.values(call.ids).join(' or ')}, or is not let in`)
        continue
      }
      const reference = await send(name, call, nowhere(call), caller)
      const { status, text } = await send(name, call, ids, caller)
      const expected = call.owner ? status === call.owner.status : status < 300 || status === 409
      if (!expected || (text === reference.text && !call.ownerSeesTheSame))
        found.push(`${owner}: ${text.slice(0, 400)} (nowhere: ${reference.text.slice(0, 300)})`)
    }
    return found
  }

  let before: Record<string, string> | undefined
  async function digests(): Promise<Record<string, string>> {
    const tables = await fixture.sql(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') 
         and schemaname <> all ($1) and schemaname || '.' || tablename <> all ($1) order by 1`,
      [NOT_COMPARED],
    )
    const digest = (name: string) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as md5 from ${name} t`
    const rows = await fixture.sql(
      tables.map(({ name }) => digest(String(name))).join(' union all '),
    )
    return Object.fromEntries(rows.map(({ name, md5 }) => [String(name), String(md5)]))
  }
  /** Since the last call of this. */
  async function changedTables(): Promise<string[]> {
    const now = await digests()
    const changed = Object.keys(now).filter((name) => before && now[name] !== before[name])
    before = now
    return changed
  }
  return { differences, notFound, changedTables }
}

/** The places that take the id of another: all of them, or some beside own ids. */
function mixes({ ids }: ObjectCall, hasOwn: boolean): string[][] {
  const slots = Object.keys(ids)
  if (!hasOwn) return [slots]
  return Array.from({ length: 2 ** slots.length - 1 }, (_, index) =>
    slots.filter((_slot, place) => ((index + 1) >> place) & 1),
  )
}
const only = (ids: CallIds, slots: readonly string[]): CallIds =>
  Object.fromEntries(slots.map((slot) => [slot, ids[slot]!]))
