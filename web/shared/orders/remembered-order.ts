import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { isRecord } from '../storage/local-storage.ts'
import { readSessionStorage, writeSessionStorage } from '../storage/session-storage.ts'

/** What this tab remembers of a purchase: enough to show it again without asking. */
export type RememberedOrder = {
  number: string
  /** What opens it; null for an account's own, which its session opens. */
  key: string | null
  email: string | null
  /** As the checkout answered; absent for a purchase that a link or a code opened. */
  placed: PlacedView | null
}

const KEY = 'yova-orders'
const MOST = 8

const readAll = (): RememberedOrder[] => {
  const raw = readSessionStorage(KEY)
  return Array.isArray(raw) ? raw.flatMap(parseRememberedOrder) : []
}

/** An entry of the storage if it is of the right shape: anybody can have written it. */
export function parseRememberedOrder(raw: unknown): RememberedOrder[] {
  if (!isRecord(raw)) return []
  const { number, key, email, placed } = raw
  if (typeof number !== 'string') return []
  const isPlaced =
    isRecord(placed) && typeof placed['number'] === 'string' && Array.isArray(placed['orders'])
  return [
    {
      number,
      key: typeof key === 'string' ? key : null,
      email: typeof email === 'string' ? email : null,
      placed: isPlaced ? (placed as unknown as PlacedView) : null, // written by rememberPlacedOrder
    },
  ]
}

const keep = (order: RememberedOrder): void =>
  writeSessionStorage(
    KEY,
    [order, ...readAll().filter(({ number }) => number !== order.number)].slice(0, MOST),
  )

export const getRememberedOrder = (number: string): RememberedOrder | null =>
  readAll().find((one) => one.number === number) ?? null

export const rememberPlacedOrder = (placed: PlacedView, { email }: { email: string }): void =>
  keep({ number: placed.number, key: placed.key, email: email.trim(), placed })

/** Remembers what opened a purchase until the tab is closed; null forgets a key that opened nothing. */
export const keepKey = (number: string, key: string | null): void =>
  keep({ ...(getRememberedOrder(number) ?? { email: null, placed: null }), number, key })
