import { computeAccounts, type AccountKind } from '../accounts.ts'
import { formatDinars } from '../describe-life.ts'
import { computeInvoiced, listDocuments } from '../documents.ts'
import { computeExpectations } from '../model.ts'
import { sum } from '../money.ts'
import { computeRevenue, countStatuses, isPaid } from '../reports.ts'
import type { World } from '../world.ts'
import {
  countSplitExchanges,
  getShareTolerance,
  getVatTolerance,
  listSharedAccounts,
} from './known-differences.ts'
import type { Observed } from './observe.ts'

/** One sentence for each value that is not what the model expects. */
export function compareObservation(world: World, observed: Observed): string[] {
  return [
    ...compareLedger(world, observed),
    ...compareCouriers(world, observed),
    ...compareVendors(world, observed),
    ...compareOrders(world, observed),
    ...compareStock(world, observed),
    ...compareCredits(world, observed),
    ...compareFigures(world, observed),
    ...compareCutOff(world, observed),
  ]
}

const compareAmount = (name: string, expected: number, seen: number, tolerance = 0): string[] =>
  Math.abs(expected - seen) <= tolerance
    ? []
    : [`${name}: ${formatDinars(seen)} instead of ${formatDinars(expected)}`]

export const sumTolerance = (world: World, vendorId: string | null): number =>
  sum(
    Object.values(world.orders)
      .filter((order) => vendorId === null || order.vendorId === vendorId)
      .map(({ id }) => getShareTolerance(world, id)),
  )

function compareLedger(world: World, { ledger }: Observed): string[] {
  const accounts = computeAccounts(world)
  const kinds = Object.keys(accounts) as (keyof typeof accounts)[]
  const seen = (kind: AccountKind): number => ledger[kind] ?? 0
  const tolerance = sumTolerance(world, null)
  const shared = listSharedAccounts(world)
  const splits = sum(Object.keys(world.orders).map((id) => countSplitExchanges(world, id)))
  return [
    ...kinds.flatMap((kind) => {
      const isShared = shared.includes(kind)
      return compareAmount(kind, accounts[kind], seen(kind), isShared ? tolerance : splits)
    }),
    ...compareAmount(
      'shares of sales',
      sum(kinds.filter((kind) => shared.includes(kind)).map((kind) => accounts[kind])),
      sum(shared.map(seen)),
      splits,
    ),
  ]
}

function compareCutOff({ undelivered, ...world }: World, { cutOff }: Observed): string[] {
  if (cutOff === null) return []
  const tolerance = undelivered.tolerance + sumTolerance({ ...world, undelivered }, null)
  return (['price', 'payable', 'commission', 'delivery', 'discount'] as const).flatMap((name) =>
    compareAmount(
      `undelivered ${name}`,
      undelivered[name],
      Math.round(cutOff[name] * 100),
      tolerance,
    ),
  )
}

function compareCouriers(world: World, { courierCash }: Observed): string[] {
  return [...world.terms.couriers.map(({ id }) => id), null].flatMap((courierId) => {
    const expected = sum(
      Object.values(world.parcels)
        .filter((parcel) => parcel.courierId === courierId)
        .map(({ outstanding }) => outstanding),
    )
    const seen = sum(
      courierCash.filter((row) => row.courierId === courierId).map(({ amount }) => amount),
    )
    return compareAmount(`cash at ${courierId ?? 'no courier'}`, expected, seen)
  })
}

function compareVendors(world: World, { vendors }: Observed): string[] {
  return Object.entries(computeExpectations(world).vendors).flatMap(([id, { balance, due }]) => {
    const tolerance = sumTolerance(world, id)
    return [
      ...compareAmount(`balance of ${id}`, balance, vendors[id]?.balance ?? 0, tolerance),
      ...compareAmount(`due to ${id}`, due, vendors[id]?.due ?? 0, tolerance),
      ...compareStatement(id, vendors[id]),
    ]
  })
}

/** Each page of money is held against the same balance. */
function compareStatement(id: string, seen: Observed['vendors'][string] | undefined): string[] {
  if (!seen) return [`${id} has no money`]
  const { balance, adminBalance, transactions, statement } = seen
  const { opening, lines, closing } = statement
  return [
    ...compareAmount(`balance of ${id} that admins see`, balance, adminBalance),
    ...compareAmount(`transactions of ${id}`, balance, transactions),
    ...compareAmount(`statement of ${id}`, balance, closing),
    ...compareAmount(`lines of the statement of ${id}`, closing, opening + sum(lines)),
  ]
}

function compareOrders(world: World, { orders }: Observed): string[] {
  return Object.entries(computeExpectations(world).orders).flatMap(([id, { status }]) => {
    const seen = orders[id]
    const isSame = seen?.status === status
    return [
      ...(isSame ? [] : [`${id} is ${seen?.status} instead of ${status}`]),
      ...compareClaims(world, id, seen?.claims ?? 0),
      ...comparePayment(world, id, seen?.paymentStatus),
      ...compareVat(world, id, seen?.vat ?? {}),
      ...(['vendor', 'operator'] as const).flatMap((issuer) =>
        compareAmount(
          `invoices of ${id} by the ${issuer}`,
          computeInvoiced(world, id, issuer),
          seen?.invoiced[issuer] ?? 0,
          countSplitExchanges(world, id),
        ),
      ),
    ]
  })
}

function compareClaims(world: World, id: string, seen: number): string[] {
  const claims = Object.values(world.parcels).filter(
    ({ orderId, isClaimedDelivered, state }) =>
      orderId === id && isClaimedDelivered && (state === 'travelling' || state === 'lost'),
  )
  return claims.length === seen ? [] : [`${id} has ${seen} claims instead of ${claims.length}`]
}

/** By issuer and rate, of all documents of an order together. */
function compareVat(world: World, id: string, seen: Record<string, number>): string[] {
  const expected: Record<string, number> = {}
  for (const { kind, issuer, vatByVat } of listDocuments(world, id))
    for (const [rate, amount] of Object.entries(vatByVat)) {
      const name = `${issuer} ${rate}`
      expected[name] = (expected[name] ?? 0) + (kind === 'invoice' ? amount : -amount)
    }
  return [...new Set([...Object.keys(expected), ...Object.keys(seen)])].flatMap((name) =>
    compareAmount(
      `VAT of ${id}, ${name}`,
      expected[name] ?? 0,
      seen[name] ?? 0,
      getVatTolerance(world, id),
    ),
  )
}

function comparePayment(world: World, id: string, seen: string | undefined): string[] {
  const order = world.orders[id]
  const expected = order !== undefined && isPaid(world, order)
  return (seen === 'paid') === expected
    ? []
    : [`payment of ${id} is ${seen} instead of ${expected ? 'paid' : 'open'}`]
}

function compareStock(world: World, { stock }: Observed): string[] {
  return Object.entries(computeExpectations(world).stock).flatMap(([id, { available }]) =>
    stock[id]?.available === available
      ? []
      : [`stock of ${id}: ${stock[id]?.available} instead of ${available}`],
  )
}

const compareCredits = (world: World, { credits }: Observed): string[] =>
  Object.entries(computeExpectations(world).credits).flatMap(([id, amount]) =>
    compareAmount(`due back for ${id}`, amount, credits[id] ?? 0, sumSplits(world, id)),
  )

const sumSplits = (world: World, purchaseId: string): number =>
  sum(
    Object.values(world.orders)
      .filter((order) => order.purchaseId === purchaseId)
      .map(({ id }) => countSplitExchanges(world, id)),
  )

/** The same words are the same figure on each page. */
function compareFigures(world: World, { figures }: Observed): string[] {
  const { paid, refunded, net } = computeRevenue(world)
  const { dashboard, orderCards, reports } = figures
  const statuses = countStatuses(world)
  return [
    ...compareAmount('revenue on the cards of orders', paid, orderCards.revenue),
    ...(['dashboard', 'reports'] as const).flatMap((page) => [
      ...compareAmount(`revenue on the ${page}`, paid, figures[page].revenue.paid),
      ...compareAmount(`refunded on the ${page}`, refunded, figures[page].revenue.refunded),
      ...compareAmount(`net revenue on the ${page}`, net, figures[page].revenue.net),
    ]),
    ...Object.entries(statuses).flatMap(([status, count]) =>
      reports.ordersByStatus[status as keyof typeof statuses] === count
        ? []
        : [`orders that are ${status} in the reports`],
    ),
    ...(dashboard.orders === sum(Object.values(statuses)) ? [] : ['orders on the dashboard']),
  ]
}
