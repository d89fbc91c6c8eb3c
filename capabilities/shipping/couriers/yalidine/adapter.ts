import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fromDinars } from '#kernel/money.ts'
import { seconds } from '#kernel/time.ts'
import {
  type ConnectCourier,
  type Courier,
  type CourierEvent,
  CourierError,
  type CreateParcelResult,
} from '../courier.ts'
import { type ClientDeps, type YalidineClient, yalidineClient } from './client.ts'
import { fetchLabel } from './label.ts'
import { MAX_DINARS, parcelBody } from './parcel.ts'
import { courierStatusOf } from './statuses.ts'

const Flag = z.union([z.boolean(), z.number()]).transform(Boolean)
const Commune = z.object({
  id: z.int(),
  name: z.string(),
  wilaya_id: z.int(),
  wilaya_name: z.string(),
  is_deliverable: Flag,
})
const Center = z.object({
  center_id: z.int(),
  name: z.string(),
  address: z.string().nullish(),
  commune_name: z.string(),
  wilaya_id: z.int(),
})
const Fees = z.object({
  per_commune: z.record(
    z.string(),
    z.object({
      commune_id: z.int(),
      express_home: z.number().nullable(),
      express_desk: z.number().nullable(),
    }),
  ),
})
const StoredParcel = z.object({
  tracking: z.string().min(1),
  label: z.string().nullish(),
  order_id: z.string().nullish(),
  payment_status: z.string().nullish(),
  last_status: z.string().nullish(),
})
const Created = z.record(
  z.string(),
  z.object({
    success: z.boolean(),
    tracking: z.string().nullish(),
    label: z.string().nullish(),
    message: z.string().nullish(),
  }),
)
const History = z.object({
  date_status: z.string(),
  tracking: z.string(),
  status: z.string(),
  reason: z.string().nullish(),
})
const Deleted = z.array(z.object({ tracking: z.string(), deleted: z.boolean() }))
const Refused = z.object({ refused: z.string() })

function read<Value>(schema: z.ZodType<Value>, answer: unknown): Value {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const result = Refused.safeParse(answer)
  throw new CourierError('unavailable', result.success ? result.data.refused : parsed.error.message)
}

export function yalidineCourier(deps: ClientDeps): ConnectCourier {
  const client = yalidineClient(deps)
  return (account) => {
    const asking = client(account)
    const maxCollect = fromDinars(MAX_DINARS)
    return { maxCollect, ...reading(asking), ...carrying(asking), label: labelOf(deps.base) }
  }
}

const labelOf = (base: string) => (url: string) => fetchLabel(url, base, seconds(20))

const rowsOf =
  ({ list }: YalidineClient) =>
  async <Value>(schema: z.ZodType<Value>, path: string): Promise<Value[]> =>
    (await list(path)).map((row) => read(schema, row))
const manyOf = (trackings: readonly string[]) => encodeURIComponent(trackings.join(','))

const reading = (
  client: YalidineClient,
): Pick<Courier, 'check' | 'communes' | 'pickupPoints' | 'fees'> => ({
  async check() {
    try {
      await client.ask('GET', '/wilayas/?page_size=1')
      return true
    } catch (error) {
      if (error instanceof CourierError && error.kind === 'credentials_refused') return false
      throw error
    }
  },
  async communes() {
    return (await rowsOf(client)(Commune, '/communes/')).map((row) => ({
      id: row.id,
      name: row.name,
      wilaya: row.wilaya_id,
      wilayaName: row.wilaya_name,
      isDeliverable: row.is_deliverable,
    }))
  },
  async pickupPoints() {
    return (await rowsOf(client)(Center, '/centers/')).map((row) => ({
      id: String(row.center_id),
      name: row.name,
      address: row.address ?? row.commune_name,
      commune: row.commune_name,
      wilaya: row.wilaya_id,
    }))
  },
  async fees(fromWilaya, toWilaya) {
    const path = `/fees/?from_wilaya_id=${fromWilaya}&to_wilaya_id=${toWilaya}`
    const { per_commune } = read(Fees, await client.ask('GET', path))
    return Object.values(per_commune).map((row) => ({
      commune: row.commune_id,
      home: row.express_home === null ? null : fromDinars(row.express_home),
      pickupPoint: row.express_desk === null ? null : fromDinars(row.express_desk),
    }))
  },
})

type Carrying = Pick<Courier, 'find' | 'create' | 'cancel' | 'events' | 'payments'>

const carrying = (client: YalidineClient): Carrying => ({
  async find(reference) {
    const path = `/parcels/?order_id=${encodeURIComponent(reference)}`
    const found = (await rowsOf(client)(StoredParcel, path)).find(
      ({ order_id, last_status }) => order_id === reference && last_status !== 'Annulé',
    )
    return found ? { tracking: found.tracking, labelUrl: found.label ?? null } : null
  },
  async create(parcels) {
    const answer = await client.ask('POST', '/parcels/', parcels.map(parcelBody))
    const parsed = Refused.safeParse(answer)
    const created = parsed.success ? {} : read(Created, answer)
    const answerOf = (reference: string): CreateParcelResult => {
      const item = created[reference]
      return item?.success && item.tracking
        ? { isCreated: true, tracking: item.tracking, labelUrl: item.label ?? null }
        : { isCreated: false, words: (item?.message || parsed.data?.refused) ?? '' }
    }
    return new Map(parcels.map(({ reference }) => [reference, answerOf(reference)]))
  },
  async cancel(tracking) {
    const answer = await client.ask('DELETE', `/parcels/${encodeURIComponent(tracking)}`)
    const deleted = Deleted.safeParse(answer)
    return (
      deleted.success && deleted.data.some((item) => item.tracking === tracking && item.deleted)
    )
  },
  async events(trackings) {
    if (trackings.length === 0) return []
    const rows = await client.list(`/histories/?tracking=${manyOf(trackings)}`)
    return rows.map(eventOf)
  },
  async payments(trackings) {
    if (trackings.length === 0) return new Map()
    const rows = await rowsOf(client)(StoredParcel, `/parcels/?tracking=${manyOf(trackings)}`)
    return new Map(
      rows.flatMap(({ tracking, payment_status }) =>
        payment_status ? [[tracking, payment_status] as const] : [],
      ),
    )
  },
})

/** Yalidine's events have no id: it is a digest of their content. */
function eventOf(row: Record<string, unknown>): CourierEvent {
  const { date_status, tracking, status, reason } = read(History, row)
  const id = createHash('sha256')
    .update(JSON.stringify([tracking, date_status, status, reason ?? '']))
    .digest('base64url')
  return {
    id,
    tracking,
    // Yalidine's times are those of Algiers, UTC+1 all year.
    at: new Date(`${date_status.replace(' ', 'T')}+01:00`),
    move: courierStatusOf(status, reason ?? ''),
    status,
    raw: row,
  }
}
