import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { isRecord } from '../stored.ts'
import { readTab, writeTab } from '../tab-storage.ts'

/** What this tab remembers of an order: enough to show it again without asking. */
export type KeptOrder = {
  number: string
  /** The phone or e-mail that opens it. */
  contact: string
  email: string | null
  /** As the checkout answered; absent for an order that was only looked up. */
  placed: PlacedView | null
}

const KEY = 'yova-orders'
const MOST = 8

const readAll = (): KeptOrder[] => {
  const raw = readTab(KEY)
  return Array.isArray(raw) ? raw.flatMap(parseKept) : []
}

/** An entry of the storage if it is of the right shape: anybody can have written it. */
export function parseKept(raw: unknown): KeptOrder[] {
  if (!isRecord(raw)) return []
  const { number, contact, email, placed } = raw
  if (typeof number !== 'string' || typeof contact !== 'string') return []
  const isPlaced =
    isRecord(placed) && typeof placed['number'] === 'string' && Array.isArray(placed['orders'])
  return [
    {
      number,
      contact,
      email: typeof email === 'string' ? email : null,
      placed: isPlaced ? (placed as unknown as PlacedView) : null, // written by keepPlaced
    },
  ]
}

const keep = (order: KeptOrder): void =>
  writeTab(
    KEY,
    [order, ...readAll().filter(({ number }) => number !== order.number)].slice(0, MOST),
  )

export const keptOrder = (number: string): KeptOrder | null =>
  readAll().find((one) => one.number === number) ?? null

export const keepPlaced = (placed: PlacedView, { email }: { email: string }): void =>
  keep({ number: placed.number, contact: email.trim(), email: email.trim(), placed })

/** Remembers the contact that opened an order, so that a reload does not ask for it again. */
export const keepContact = (number: string, contact: string): void =>
  keep({ ...(keptOrder(number) ?? { email: null, placed: null }), number, contact })
