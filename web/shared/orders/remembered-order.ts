import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { isRecord } from '../storage/local-storage.ts'
import { readSessionStorage, writeSessionStorage } from '../storage/session-storage.ts'

/** Stored per tab, to show a purchase again without a request. */
export type RememberedOrder = {
  number: string
  /** The purchase key; null for an account's purchase, which the session opens. */
  key: string | null
  email: string | null
  /** The checkout's response; null when a link or a code opened the purchase. */
  placed: PlacedView | null
}

const KEY = 'yova-orders'
const MOST = 8

const readAll = (): RememberedOrder[] => {
  const raw = readSessionStorage(KEY)
  return Array.isArray(raw) ? raw.flatMap(parseRememberedOrder) : []
}

/** Tells the answer of the checkout from one of something on the way. */
export const isPlaced = (body: unknown): body is PlacedView =>
  isRecord(body) && typeof body['number'] === 'string' && Array.isArray(body['orders'])

/** Empty for an entry of the wrong shape: storage content is untrusted. */
export function parseRememberedOrder(raw: unknown): RememberedOrder[] {
  if (!isRecord(raw)) return []
  const { number, key, email, placed } = raw
  if (typeof number !== 'string') return []
  return [
    {
      number,
      key: typeof key === 'string' ? key : null,
      email: typeof email === 'string' ? email : null,
      placed: isPlaced(placed) ? placed : null,
    },
  ]
}

const keep = (order: RememberedOrder): void =>
  writeSessionStorage(
    KEY,
    [order, ...readAll().filter(({ number }) => number !== order.number)].slice(0, MOST),
  )

export const getRememberedOrder = (number: string): RememberedOrder | null =>
  readAll().find((rememberedOrder) => rememberedOrder.number === number) ?? null

export const rememberPlacedOrder = (placed: PlacedView, { email }: { email: string }): void =>
  keep({ number: placed.number, key: placed.key, email: email.trim(), placed })

/** Null removes a key that the server refused. */
export const keepKey = (number: string, key: string | null): void =>
  keep({ ...(getRememberedOrder(number) ?? { email: null, placed: null }), number, key })
