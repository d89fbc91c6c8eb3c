import { type Centimes, centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type { LedgerEntry, Journal } from '#capabilities/ledger/index.ts'
import type { RemittanceLineReason, RemittanceLineState } from '../schema.ts'

export type SettledRemittanceLine = {
  id: string
  tracking: string
  orderId: string | null
  vendorId: string | null
  parcelId: string | null
  state: RemittanceLineState
  reason: RemittanceLineReason | null
  collected: Centimes
  fee: Centimes
  expectedCollected: Centimes | null
  expectedFee: Centimes | null
  /** What the courier pays for a lost parcel, instead of its cash; known while it is posted. */
  isCompensation?: boolean
  /** Posting it confirms the delivery of its parcel; known while it is posted. */
  isDelivery?: boolean
}
type RemittanceJournalsInput = {
  courier: string
  reference: string
  received: Centimes
  /** Brought as cash: it is in the till until it is deposited. */
  isCounted: boolean
}
export type Posting = {
  journals: Journal[]
  /** Cash received, fees withheld, and the remainder in the clearing account. */
  whole: Journal
  /** Parcels whose cash arrived in full. */
  remitted: string[]
  /** What was paid for lost parcels. */
  compensations: { parcelId: string; orderId: string; amount: Centimes }[]
}

/** Not posted per line: what the courier paid for these stays in the clearing account. */
const NOT_OURS: readonly (RemittanceLineReason | null)[] = [
  'unreadable',
  'unknown_parcel',
  'duplicate_line',
  'already_remitted',
  'not_delivered',
  'carried_by_vendor',
]

/**
 * Each parcel moves its cash from the courier to the clearing account; cash received and fees are
 * taken from there. What is left in it is what is disputed, and what the courier's own totals do
 * not explain.
 */
export function remittancePosting(
  lines: readonly SettledRemittanceLine[],
  remittanceJournals: RemittanceJournalsInput,
): Posting | null {
  const booked = lines.filter(isBooked)
  const fees = sum(booked.map(feeOf))
  const entries = entriesOf([
    [remittanceJournals.isCounted ? 'till' : 'cash_received', remittanceJournals.received],
    ['courier_fees', fees],
    ['courier_clearing', minus(ZERO_CENTIMES, sum([remittanceJournals.received, fees]))],
  ])
  if (entries.length === 0) return null
  const memo = `${remittanceJournals.courier} ${remittanceJournals.reference}`
  return {
    journals: booked.flatMap((line) => journalOf(line, memo)),
    whole: { kind: 'remittance', orderId: null, vendorId: null, memo, details: null, entries },
    remitted: booked.flatMap(({ parcelId, ...line }) =>
      parcelId !== null && isWhole(line) && !isForLost(line) ? [parcelId] : [],
    ),
    compensations: booked.flatMap(({ parcelId, orderId, isCompensation, collected: amount }) =>
      isCompensation && parcelId !== null && orderId !== null
        ? [{ parcelId, orderId, amount }]
        : [],
    ),
  }
}

export const isBooked = ({ state, reason, parcelId }: SettledRemittanceLine): boolean =>
  parcelId !== null &&
  !NOT_OURS.includes(reason) &&
  (state !== 'disputed' || (reason !== 'other_courier' && reason !== 'compensation'))

/** Lines without money for a lost parcel do not remit it either. */
const isForLost = ({ reason, isCompensation }: Omit<SettledRemittanceLine, 'parcelId'>): boolean =>
  isCompensation !== undefined && (isCompensation || reason === 'compensation')

/** Of a disputed fee at most the agreed one is posted; the rest is claimed back. */
const feeOf = ({ state, fee, expectedFee }: SettledRemittanceLine): Centimes =>
  state === 'disputed' ? centimes(Math.min(fee, expectedFee ?? ZERO_CENTIMES)) : fee

/** A disputed shortfall stays on the courier's account. */
const isWhole = ({
  state,
  collected,
  expectedCollected,
}: Omit<SettledRemittanceLine, 'parcelId'>): boolean =>
  state !== 'disputed' || collected >= (expectedCollected ?? ZERO_CENTIMES)

/** All of it is the vendor's, without commission. */
const compensationOf = (line: SettledRemittanceLine, memo: string): Journal => ({
  ...{ kind: 'compensation', orderId: line.orderId, vendorId: line.vendorId },
  ...{ memo: `${memo} ${line.tracking}`, details: null },
  entries: entriesOf([
    ['courier_clearing', line.collected],
    ['vendor_payable', minus(ZERO_CENTIMES, line.collected)],
  ]),
})

function journalOf(line: SettledRemittanceLine, memo: string): Journal[] {
  if (line.isCompensation) return [compensationOf(line, memo)]
  const { orderId, vendorId, collected } = line
  const expected = line.expectedCollected ?? ZERO_CENTIMES
  const leaves = isClosed(line) ? expected : centimes(Math.min(collected, expected))
  const entries = entriesOf([
    // A disputed excess is owed back, so it stays in the clearing account.
    ['courier_clearing', isClosed(line) ? collected : leaves],
    ['courier_differences', isClosed(line) ? minus(leaves, collected) : ZERO_CENTIMES],
    ['cash_at_courier', minus(ZERO_CENTIMES, leaves)],
  ])
  if (entries.length === 0) return []
  return [
    {
      kind: 'cash_received',
      orderId,
      vendorId,
      memo: `${memo} ${line.tracking}`,
      details: null,
      entries,
    },
  ]
}

/**
 * In centimes, where posting left what is disputed of a line; positive when the courier owes it. The excess of a
 * parcel, and what came for none, are owed to the courier.
 */
export function computeDisputedSum(line: SettledRemittanceLine): {
  clearing: Centimes
  atCourier: Centimes
} {
  const { collected, fee } = line
  if (!isBooked(line)) return { clearing: minus(fee, collected), atCourier: ZERO_CENTIMES }
  const expected = line.expectedCollected ?? ZERO_CENTIMES
  const leaves = centimes(Math.min(collected, expected))
  return {
    clearing: centimes(leaves - collected + fee - feeOf(line)),
    atCourier: minus(expected, leaves),
  }
}

/** Whether the courier's amount is final and the difference is posted. */
const isClosed = ({ state }: SettledRemittanceLine): boolean =>
  state === 'matched' || state === 'accepted' || state === 'written_off'

const entriesOf = (all: readonly (readonly [LedgerEntry['account'], Centimes])[]): LedgerEntry[] =>
  all.flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]))
