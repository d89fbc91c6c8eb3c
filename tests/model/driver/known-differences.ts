// Where the product is known to differ from the model, exactly. Nothing is ignored: a difference that is not computed or
// bounded here is red.
import { listParcels } from '../sale.ts'
import { computeStatus } from '../status.ts'
import type { AccountKind } from '../accounts.ts'
import type { World } from '../world.ts'

/** A view of the world in which the model says what the product says. */
type KnownView = { sentence: string; apply: (draft: World) => void }

export const KNOWN_VIEWS: KnownView[] = [
  {
    sentence: 'What a parcel that came back was to collect is given up when its order is over.',
    apply(draft) {
      for (const parcel of Object.values(draft.parcels)) {
        const order = draft.orders[parcel.orderId]
        const isUnfinished = order !== undefined && computeStatus(draft, order) === 'shipped'
        const isSale = parcel.purpose === 'sale' && parcel.state === 'returned'
        if (isUnfinished && isSale) parcel.state = 'refused'
      }
    },
  },
  {
    sentence: 'A refund is in the books when it is paid, not from its approval.',
    apply(draft) {
      for (const refund of Object.values(draft.refunds))
        if (refund.state === 'approved') refund.state = 'decided'
    },
  },
  {
    sentence:
      'The delivery that a refund pays back is taken from whose rate it was, not from who caused the return.',
    apply(draft) {
      for (const refund of Object.values(draft.refunds))
        refund.deliveryBearer = draft.orders[refund.orderId]?.shippingOwner ?? refund.deliveryBearer
    },
  },
]

/** For money only: stock and states are compared as they are. */
export function viewBooks(world: World): World {
  const { terms, ...records } = world
  const draft: World = { terms, ...structuredClone(records) }
  for (const { apply } of KNOWN_VIEWS) apply(draft)
  return draft
}

const SHARED_ACCOUNTS: readonly AccountKind[] = [
  'vendor_payable',
  'platform_commission',
  'vat_on_commission',
  'platform_discounts',
  'rounding',
]

/** Accounts that share the amount of a sale between operator and vendor; their sum is always exact. */
export const listSharedAccounts = ({ batches, settlements }: World): readonly AccountKind[] =>
  Object.values(batches).some(({ state }) => state === 'paid') ||
  Object.keys(settlements).length > 0
    ? [...SHARED_ACCOUNTS, 'cash_received']
    : SHARED_ACCOUNTS

export const SHARE_SENTENCE =
  'What is given up of a sale takes the same part of goods, discounts and commission: they differ by centimes for each ' +
  'refund. Rounding counts as goods: by half a dinar for an order that was refunded, by a dinar for a parcel that came back.'

/** How far apart the shared accounts of an order may be. */
export function getShareTolerance(world: World, orderId: string): number {
  const parcels = listParcels(world, orderId)
  const isDelivered = parcels.some(({ state }) => state === 'delivered')
  const returned = parcels.filter(({ state }) => state === 'returned').length
  const refunds = Object.values(world.refunds).filter((refund) => refund.orderId === orderId).length
  return (isDelivered ? returned * 100 : 0) + (refunds > 0 ? 50 + refunds * 3 : 0)
}
