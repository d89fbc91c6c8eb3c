import { notify, type Tx } from '#platform/database/index.ts'
import type {
  AddressChanged,
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

const ofOrders = (event: PurchasePlaced, placed: 0 | 1): LiveUpdateOf[] =>
  event.orders.map(({ vendorId }) => ({ vendorId, about: ['orders'], placed }))
const subject = (about: LiveUpdateKind, events: readonly VendorEvent[]): LiveUpdateOf[] =>
  events.map(({ vendorId }) => ({ vendorId, about: [about], placed: 0 }))

/** Sent at commit of the delivery, so that placing an order never waits for a stream. */
async function notifyAll(tx: Tx, news: readonly LiveUpdateOf[]): Promise<void> {
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
  notifyAll(
    tx,
    subject(
      'bell',
      vendorIds.map((vendorId) => ({ vendorId })),
    ),
  )

export const publishLiveUpdates = () => ({
  purchasesPlaced: (events: readonly PurchasePlaced[], tx: Tx) =>
    notifyAll(
      tx,
      events.flatMap((event) => ofOrders(event, 1)),
    ),
  purchasesSettled: (events: readonly PurchaseSettled[], tx: Tx) =>
    notifyAll(
      tx,
      events.flatMap((event) => ofOrders(event, 0)),
    ),
  addressesChanged: (events: readonly AddressChanged[], tx: Tx) =>
    notifyAll(
      tx,
      events.flatMap(({ orders }) =>
        orders.map(({ vendorId }) => ({ vendorId, about: ['orders', 'calls'], placed: 0 })),
      ),
    ),
  statusesChanged: (events: readonly VendorEvent[], tx: Tx) =>
    notifyAll(tx, subject('orders', events)),
  callsAwaited: (events: readonly CallRequired[], tx: Tx) =>
    notifyAll(
      tx,
      events.flatMap(({ vendorId }) =>
        vendorId === undefined ? [] : subject('calls', [{ vendorId }]),
      ),
    ),
  messagesSent: (events: readonly MessageSent[], tx: Tx) =>
    notifyAll(
      tx,
      subject(
        'messages',
        events.filter(({ to }) => to === 'vendor'),
      ),
    ),
  returnsMoved: (events: readonly VendorEvent[], tx: Tx) =>
    notifyAll(tx, subject('returns', events)),
  reviewsPublished: (events: readonly VendorEvent[], tx: Tx) =>
    notifyAll(tx, subject('reviews', events)),
})
export type PublishLiveUpdates = ReturnType<typeof publishLiveUpdates>
