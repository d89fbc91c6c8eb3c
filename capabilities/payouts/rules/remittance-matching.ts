import { type Centimes, centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import type { CashHolder } from '#capabilities/ledger/index.ts'
import type { RemittanceLineReason, RemittanceLineState } from '../schema.ts'

export type RemittanceInputLine = {
  id: string
  position: number
  tracking: string
  orderNumber: string | null
  collected: Centimes
  fee: Centimes
  /** A value of it could not be read. */
  isUnreadable: boolean
}
export type ParcelMatch = {
  parcelId: string
  orderId: string
  vendorId: string
  courier: string | null
  state: string
  /** Also of one that came back since, of a cancelled order. */
  wasDelivered: boolean
  purpose: 'sale' | 'exchange'
  orderStatus: string
  /** Decided when the parcel was handed over. */
  cashHolder: CashHolder
  /** Cash on delivery. */
  collect: Centimes
  /** Cash at couriers for the order, by the ledger. */
  held: Centimes
  /** What its courier charges for it, by the courier contract, else by the buyer's rate. */
  deliveryFee: Centimes
  returnFee: Centimes
  isTaken: boolean
  /** What the courier agreed to pay for it, if it is lost. */
  agreed: Centimes | null
}
export type MatchedLine = {
  id: string
  parcelId: string | null
  orderId: string | null
  vendorId: string | null
  expectedCollected: Centimes | null
  expectedFee: Centimes | null
  state: 'matched' | 'open'
  reason: RemittanceLineReason | null
  /** What the courier pays for a lost parcel, instead of its cash. */
  isCompensation: boolean
  /** The courier pays for a parcel that was still on its way: posting it confirms the delivery. */
  isDelivery: boolean
}

const TRAVELS = new Set([
  ...['handed_over', 'in_transit', 'at_wilaya', 'waiting_for_customer', 'out_for_delivery'],
  ...['attempt_failed', 'postponed', 'alert'],
])
const BACK = new Set(['returning', 'return_to_collect', 'returned', 'checked'])

/** A line has at most one reason, the first to be resolved. `seen`: keys of the lines above. */
export function matchLine(
  line: RemittanceInputLine,
  details: ParcelMatch | null,
  { courier, hasFees, seen }: { courier: string; hasFees: boolean; seen: ReadonlySet<string> },
): MatchedLine {
  if (line.isUnreadable) return { ...NO_MATCH, id: line.id, reason: 'unreadable' }
  if (!details) {
    const isTwice = keysOf(line, null).some((key) => seen.has(key))
    return { ...NO_MATCH, id: line.id, reason: isTwice ? 'duplicate_line' : 'unknown_parcel' }
  }
  const { parcelId, orderId, vendorId } = details
  const known = { id: line.id, parcelId, orderId, vendorId, ...OPEN }
  const none = { ...known, expectedCollected: ZERO_CENTIMES, expectedFee: ZERO_CENTIMES }
  if (keysOf(line, parcelId).some((key) => seen.has(key)))
    return { ...none, reason: 'duplicate_line' }
  if (details.cashHolder === 'vendor') return { ...none, reason: 'carried_by_vendor' }
  const isBack = BACK.has(details.state) && !isBackButOwed(line, details)
  // What replaces a piece travels while its order is delivered.
  const isOrderOver = details.purpose === 'sale' && details.orderStatus === 'delivered'
  const isDelivered = details.state === 'delivered' || isBackButOwed(line, details)
  const isOver = isDelivered || (isOrderOver && !isBack)
  if (details.isTaken || details.state === 'remitted')
    return { ...none, reason: 'already_remitted' }
  if (details.state === 'lost') return matchLost(line, details, { courier, hasFees })
  const isDelivery = !isOver && isPaidFor(line, details)
  if (!isOver && !isDelivery && (!isBack || line.collected !== 0))
    return { ...none, reason: 'not_delivered' }

  const collected = isBack ? ZERO_CENTIMES : isDelivery ? details.collect : stillHeld(details)
  if (collected <= 0 && details.collect > 0 && !isBack)
    return { ...none, reason: 'already_remitted' }
  const fee = hasFees ? (isBack ? details.returnFee : details.deliveryFee) : line.fee
  const expected = { ...known, expectedCollected: collected, expectedFee: fee, isDelivery }
  const reason = differenceOf(line, details, { collected, fee, courier })
  return reason === null ? { ...expected, state: 'matched', reason } : { ...expected, reason }
}

const OPEN = { state: 'open' as const, isCompensation: false, isDelivery: false }

/** Cash proves a delivery. A line with a fee alone does not: it may be that of a return. */
const isPaidFor = (line: RemittanceInputLine, { state, collect }: ParcelMatch): boolean =>
  line.collected > 0 && collect > 0 && TRAVELS.has(state)

/** Delivered, then back of a cancelled order: its courier still owes the cash that it collected. */
const isBackButOwed = (line: RemittanceInputLine, details: ParcelMatch): boolean =>
  line.collected > 0 && details.wasDelivered && details.held > 0 && BACK.has(details.state)

/** As agreed with the courier, or for a person to accept; a line without money says nothing new. */
function matchLost(
  line: RemittanceInputLine,
  { parcelId, orderId, vendorId, agreed, courier: own }: ParcelMatch,
  { courier, hasFees }: { courier: string; hasFees: boolean },
): MatchedLine {
  const isCompensation = line.collected > 0
  const found = {
    ...{ id: line.id, parcelId, orderId, vendorId, isCompensation, isDelivery: false },
    expectedCollected: agreed ?? ZERO_CENTIMES,
    expectedFee: hasFees ? ZERO_CENTIMES : line.fee,
  }
  if (own !== courier) return { ...found, state: 'open', reason: 'other_courier' }
  if (!isCompensation && line.collected === 0 && line.fee === found.expectedFee)
    return { ...found, expectedCollected: ZERO_CENTIMES, state: 'matched', reason: null }
  const isAsAgreed = line.collected === agreed && line.fee === found.expectedFee
  return isAsAgreed
    ? { ...found, state: 'matched', reason: null }
    : { ...found, state: 'open', reason: 'compensation' }
}

const NO_MATCH = {
  parcelId: null,
  orderId: null,
  vendorId: null,
  expectedCollected: null,
  expectedFee: null,
  ...OPEN,
}

/** The parcel's own cash on delivery, at most what the ledger still has at the courier. */
const stillHeld = ({ collect, held }: ParcelMatch): Centimes => centimes(Math.min(collect, held))

function differenceOf(
  line: RemittanceInputLine,
  details: ParcelMatch,
  { collected, fee, courier }: { collected: Centimes; fee: Centimes; courier: string },
): RemittanceLineReason | null {
  if (details.courier !== courier) return 'other_courier'
  if (line.collected < collected) return 'short_paid'
  if (line.collected > collected) return 'over_paid'
  return line.fee === fee ? null : 'fee_differs'
}

/** Keys by which a duplicate in the same file is detected; what cannot be read has none. */
export const keysOf = (
  line: Pick<RemittanceInputLine, 'tracking' | 'orderNumber' | 'isUnreadable'>,
  parcelId: string | null,
): string[] => {
  const { tracking, orderNumber, isUnreadable } = line
  if (isUnreadable) return []
  if (parcelId !== null) return [`parcel ${parcelId}`]
  return tracking === '' ? [`order ${orderNumber ?? ''}`] : [`tracking ${tracking}`]
}

export type DifferenceResolution = 'accept' | 'write_off' | 'dispute' | 'ask'
export const ALLOWED_RESOLUTIONS: Record<RemittanceLineReason, readonly DifferenceResolution[]> = {
  unreadable: ['dispute', 'ask'],
  unknown_parcel: ['dispute', 'ask'],
  duplicate_line: ['dispute', 'ask'],
  already_remitted: ['dispute', 'ask'],
  not_delivered: ['dispute', 'ask'],
  carried_by_vendor: ['dispute', 'ask'],
  other_courier: ['accept', 'dispute', 'ask'],
  short_paid: ['write_off', 'dispute', 'ask'],
  over_paid: ['accept', 'dispute', 'ask'],
  fee_differs: ['accept', 'dispute', 'ask'],
  compensation: ['accept', 'dispute', 'ask'],
}
export const STATE_OF_RESOLUTION: Record<DifferenceResolution, RemittanceLineState> = {
  accept: 'accepted',
  write_off: 'written_off',
  dispute: 'disputed',
  ask: 'asked',
}
