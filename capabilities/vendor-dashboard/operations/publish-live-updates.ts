import { notify, type Tx } from '#platform/database/index.ts'
import type {
  CallRequired,
  MessageSent,
  VendorEvent,
  PurchasePlaced,
  PurchaseSettled,
} from '../consumed-events.ts'
import {
  type LiveUpdateKind,
  mergeUpdates,
  type LiveUpdateOf,
  serializeUpdates,
} from '../rules/live-updates.ts'

export const LIVE_UPDATES_CHANNEL = 'vendor_live_updates'
/** PostgreSQL limits a NOTIFY payload to 8,000 bytes. */
const LONGEST_PAYLOAD = 7000

const ofOrders = (fact: PurchasePlaced, placed: 0 | 1): LiveUpdateOf[] =>
  fact.orders.map(({ vendorId }) => ({ vendorId, about: ['orders'], placed }))
const of = (about: LiveUpdateKind, facts: readonly VendorEvent[]): LiveUpdateOf[] =>
  facts.map(({ vendorId }) => ({ vendorId, about: [about], placed: 0 }))

/** Sent at commit of the delivery, so that placing an order never waits for a stream. */
async function tell(tx: Tx, news: readonly LiveUpdateOf[]): Promise<void> {
  let payload = ''
  for (const line of serializeUpdates(mergeUpdates(news))) {
    if (payload.length + line.length > LONGEST_PAYLOAD) {
      await notify(tx, LIVE_UPDATES_CHANNEL, payload)
      payload = ''
    }
    payload += payload === '' ? line : `\n${line}`
  }
  if (payload !== '') await notify(tx, LIVE_UPDATES_CHANNEL, payload)
}

export const publishNotificationCount = (tx: Tx, vendorIds: readonly string[]): Promise<void> =>
  tell(
    tx,
    of(
      'bell',
      vendorIds.map((vendorId) => ({ vendorId })),
    ),
  )

export const publishLiveUpdates = () => ({
  purchasesPlaced: (facts: readonly PurchasePlaced[], tx: Tx) =>
    tell(
      tx,
      facts.flatMap((fact) => ofOrders(fact, 1)),
    ),
  purchasesSettled: (facts: readonly PurchaseSettled[], tx: Tx) =>
    tell(
      tx,
      facts.flatMap((fact) => ofOrders(fact, 0)),
    ),
  statusesChanged: (facts: readonly VendorEvent[], tx: Tx) => tell(tx, of('orders', facts)),
  callsAwaited: (facts: readonly CallRequired[], tx: Tx) =>
    tell(
      tx,
      facts.flatMap(({ vendorId }) => (vendorId === undefined ? [] : of('calls', [{ vendorId }]))),
    ),
  messagesSent: (facts: readonly MessageSent[], tx: Tx) =>
    tell(
      tx,
      of(
        'messages',
        facts.filter(({ to }) => to === 'vendor'),
      ),
    ),
  returnsMoved: (facts: readonly VendorEvent[], tx: Tx) => tell(tx, of('returns', facts)),
  reviewsPublished: (facts: readonly VendorEvent[], tx: Tx) => tell(tx, of('reviews', facts)),
})
export type PublishLiveUpdates = ReturnType<typeof publishLiveUpdates>
