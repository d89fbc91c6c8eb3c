import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const YALIDINE_ACCOUNT = { id: '94986571734304520846', token: 'a'.repeat(64) }

type Parcel = Record<string, unknown> & { tracking: string; order_id: string; last_status: string }
type CourierEvent = { date_status: string; tracking: string; status: string; reason: string }
/** Applied to the next request of a kind: `POST /parcels`, or any. */
type Failure = 'lost_answer' | 'server_error' | 'over_quota' | 'slow' | 'no_json'

const COMMUNES = [
  [1601, 'Alger Centre', 16, 'Alger', 1],
  [1630, 'Bordj El Kiffan', 16, 'Alger', 1],
  [3101, 'Oran', 31, 'Oran', 1],
  [3102, 'Gdyel', 31, 'Oran', 1],
  [1501, 'Tizi Ouzou', 15, 'Tizi Ouzou', 1],
  [301, 'Laghouat', 3, 'Laghouat', 1],
  [323, 'Aflou', 3, 'Laghouat', 1],
  [101, 'Adrar', 1, 'Adrar', 0],
] as const
const CENTERS = [
  [163001, 'Agence de Bordj El Kiffan', 'Route de Dergana', 1630, 16],
  [310101, 'Agence Oran Gambetta', '12 rue de Gambetta', 3101, 31],
  [310102, 'Agence Oran Les Castors', 'Cité des Castors', 3101, 31],
] as const
const QUOTAS = { second: 5, minute: 50, hour: 1000, day: 10_000 }
const ONE_PAGE_PDF = Buffer.from(
  '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 297 420]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Yalidine as documented, with quotas and with failures on demand. */
export async function yalidineServer({
  quotas = QUOTAS,
}: { quotas?: Partial<typeof QUOTAS> } = {}) {
  const allowed = { ...QUOTAS, ...quotas }
  const parcels = new Map<string, Parcel>()
  const events: CourierEvent[] = []
  const requests: string[] = []
  const failures: { on: string; what: Failure }[] = []
  const started = new Map<string, number>()
  const used = { second: 0, minute: 0, hour: 0, day: 0 }
  const lasts = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 }
  let base = ''
  let made = 0

  /** Returns the quota period that is exhausted, if any. */
  function count(response: ServerResponse): keyof typeof QUOTAS | null {
    let spent: keyof typeof QUOTAS | null = null
    for (const period of ['day', 'hour', 'minute', 'second'] as const) {
      if (Date.now() - (started.get(period) ?? 0) >= lasts[period]) {
        started.set(period, Date.now())
        used[period] = 0
      }
      used[period] += 1
      if (used[period] > allowed[period]) spent = period
      const left = Math.max(0, allowed[period] - used[period])
      response.setHeader(`x-${period}-quota-left`, String(left))
    }
    return spent
  }

  function createOne(request: Record<string, unknown>): Record<string, unknown> {
    const message = wrongWith(request)
    const order_id = String(request['order_id'])
    if (message !== null)
      return { success: false, order_id, tracking: null, import_id: null, label: null, message }
    made += 1
    const tracking = `yal-${String(made).padStart(5, '0')}A`
    const label = `${base.replace('/v1', '')}/app/bordereau.php?tracking=${tracking}`
    const parcel = { ...request, tracking, order_id, label, last_status: 'En préparation' }
    parcels.set(tracking, { ...parcel, payment_status: 'not-ready' })
    return { success: true, order_id, tracking, import_id: 200 + made, label, message: '' }
  }

  function route(method: string, url: URL, body: unknown): unknown {
    const [, , what, which] = url.pathname.split('/')
    const subject = (name: string) => url.searchParams.get(name)?.split(',') ?? null
    switch (`${method} ${what}`) {
      case 'GET wilayas':
        return list(
          url,
          Array.from({ length: 58 }, (_, index) => ({
            id: index + 1,
            name: `W${index + 1}`,
            zone: 1,
          })),
        )
      case 'GET communes':
        return list(
          url,
          COMMUNES.map(([id, name, wilaya_id, wilaya_name, is_deliverable]) => ({
            ...{ id, name, wilaya_id, wilaya_name, has_stop_desk: 1, is_deliverable },
          })),
        )
      case 'GET centers':
        return list(
          url,
          CENTERS.map(([center_id, name, address, commune_id, wilaya_id]) => ({
            ...{ center_id, name, address, commune_id, wilaya_id, gps: '' },
            commune_name: COMMUNES.find(([id]) => id === commune_id)?.[1],
          })),
        )
      case 'GET fees':
        return feesTo(Number(subject('to_wilaya_id')?.[0]))
      case 'GET parcels': {
        const orders = subject('order_id')
        const trackings = subject('tracking')
        return list(
          url,
          [...parcels.values()].filter(
            ({ order_id, tracking }) =>
              (orders?.includes(order_id) ?? true) && (trackings?.includes(tracking) ?? true),
          ),
        )
      }
      case 'POST parcels':
        return Object.fromEntries(
          (body as Record<string, unknown>[]).map((item) => [item['order_id'], createOne(item)]),
        )
      case 'DELETE parcels': {
        const tracking = which ?? ''
        const deleted = parcels.get(tracking)?.last_status === 'En préparation'
        if (deleted) parcels.delete(tracking)
        return [{ tracking, deleted }]
      }
      case 'GET histories':
        return list(
          url,
          events
            .filter(({ tracking }) => subject('tracking')?.includes(tracking) ?? true)
            .toReversed(),
        )
      default:
        return null
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base)
    if (url.pathname.endsWith('/bordereau.php')) {
      response.setHeader('content-type', 'application/pdf')
      return void response.end(ONE_PAGE_PDF)
    }
    let text = ''
    for await (const chunk of request) text += chunk
    const method = request.method ?? 'GET'
    const name = `${method} /${url.pathname.split('/')[2] ?? ''}`
    requests.push(name)
    const index = failures.findIndex(({ on }) => on === name || on === 'any')
    const failure = index === -1 ? null : failures.splice(index, 1)[0]!.what
    const { id, token } = YALIDINE_ACCOUNT
    if (request.headers['x-api-id'] !== id || request.headers['x-api-token'] !== token)
      return void response.writeHead(401).end('{"error":"invalid credentials"}')
    const spent = failure === 'over_quota' ? 'second' : count(response)
    if (spent) {
      response.setHeader('retry-after', String(lasts[spent] / 1000))
      return void response.writeHead(429).end('{"error":"too many requests"}')
    }
    if (failure === 'server_error') return void response.writeHead(500).end('oops')
    if (failure === 'no_json') return void response.end('<html>maintenance</html>')
    const body = route(method, url, text === '' ? null : JSON.parse(text))
    if (failure === 'slow') await sleep(400)
    // The request was processed, but the response is lost.
    if (failure === 'lost_answer') return void request.socket.destroy()
    if (body === null) return void response.writeHead(404).end('{}')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`

  return {
    url: base,
    close: () => void server.close(),
    parcels,
    /** Requests so far, as `POST /parcels`. */
    asked: requests,
    fail: (on: string, what: Failure) => void failures.push({ on, what }),
    /** Adds a tracking event; `at` is Algiers time. */
    say(tracking: string, status: string, time: string, reason = ''): void {
      events.push({ date_status: time, tracking, status, reason })
      const parcel = parcels.get(tracking)
      if (parcel) parcel.last_status = status
    },
    pay(tracking: string, status: string): void {
      const parcel = parcels.get(tracking)
      if (parcel) parcel['payment_status'] = status
    },
    forget(): void {
      parcels.clear()
      events.length = 0
      requests.length = 0
      failures.length = 0
      started.clear()
    },
  }
}

function list(url: URL, rows: readonly object[]) {
  const size = Math.min(1000, Number(url.searchParams.get('page_size') ?? 100))
  const page = Number(url.searchParams.get('page') ?? 1)
  const data = rows.slice((page - 1) * size, page * size)
  return { has_more: page * size < rows.length, total_data: rows.length, data, links: {} }
}

/** Dinars: home 400 plus 10 times the wilaya code, a pickup point 200 less. */
function feesTo(wilaya: number) {
  const inside = COMMUNES.filter(([, , id]) => id === wilaya)
  return {
    ...{ from_wilaya_name: 'Tizi Ouzou', to_wilaya_name: 'There', zone: 2, retour_fee: 250 },
    ...{ cod_percentage: 0.75, insurance_percentage: 0.75, oversize_fee: 100 },
    per_commune: Object.fromEntries(
      inside.map(([id, name]) => [
        String(id),
        {
          ...{ commune_id: id, commune_name: name, economic_home: null, economic_desk: null },
          ...{ express_home: 400 + wilaya * 10, express_desk: 200 + wilaya * 10 },
        },
      ]),
    ),
  }
}

const WHOLE = ['price', 'declared_value', 'length', 'width', 'height', 'weight']
const TEXTS = ['order_id', 'firstname', 'familyname', 'contact_phone', 'address', 'product_list']

function wrongWith(request: Record<string, unknown>): string | null {
  const text = TEXTS.find((name) => typeof request[name] !== 'string' || request[name] === '')
  if (text) return `The ${text} parameter is required`
  const number = WHOLE.find((name) => !Number.isInteger(request[name]))
  if (number) return `The ${number} parameter must be of type integer`
  const flag = ['do_insurance', 'freeshipping', 'is_stopdesk', 'has_exchange'].find(
    (name) => typeof request[name] !== 'boolean',
  )
  if (flag) return `The ${flag} parameter must be of type boolean`
  const price = Number(request['price'])
  if (price < 0 || price > 150_000) return 'The price must be between 0 and 150000'
  if (!/^0\d{8,9}$/.test(String(request['contact_phone']))) return 'The contact_phone is not valid'
  const commune = COMMUNES.find(
    ([, name, , wilaya]) =>
      name === request['to_commune_name'] && wilaya === request['to_wilaya_name'],
  )
  if (!commune) return `The commune ${String(request['to_commune_name'])} does not exist`
  if (commune[4] === 0) return `The commune ${commune[1]} is not deliverable`
  const pickupPoint = CENTERS.find(([id]) => id === request['stopdesk_id'])
  if (request['is_stopdesk'] === true && !pickupPoint) return 'The stopdesk_id is not valid'
  return null
}
