import type { Clock } from '#kernel/time.ts'
import { type Db, inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { refuse, type Result } from '#kernel/result.ts'
import type { VendorRole } from '#kernel/staff-roles.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { Approvals } from '#capabilities/identity/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { LockedOrder, Orders } from '#capabilities/orders/index.ts'
import type { Payments } from '#capabilities/payments/index.ts'
import type { Promotions } from '#capabilities/promotions/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { type LockedReturn, lockReturn, orderOf } from '../queries/returns.ts'
import { raiseReturnVersion } from '../queries/version.ts'
import type { ReturnActorRole } from '../schema.ts'
import { checkReturnVersion } from './check-version.ts'
import type { SignReturnPhotos } from './sign-return-photos.ts'

export type ReturnsDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  catalog: Pick<Catalog, 'takeStock' | 'returnStock'>
  approvals: Pick<Approvals, 'check' | 'announceIfSole'>
  promotions: Pick<Promotions, 'bulkPrice' | 'listQuantityPrices'>
  ledger: Pick<
    Ledger,
    | 'refundOrder'
    | 'postRefundPayments'
    | 'lockTill'
    | 'withdrawRefund'
    | 'refundToCard'
    | 'returnToCard'
    | 'readRefundable'
    | 'readOnlineMoney'
    | 'postExchange'
    | 'reverseCharge'
  >
  payments: Pick<
    Payments,
    'refund' | 'coversRefund' | 'sumRefunds' | 'isCashOnDelivery' | 'noteSettlementPosted'
  >
  settings: Pick<SettingsCapability, 'getEffective'>
  photos: SignReturnPhotos
  orders: Pick<
    Orders,
    | 'holdOrder'
    | 'checkAccess'
    | 'readerOf'
    | 'noteReturnRequested'
    | 'noteReturnState'
    | 'noteReturnableUntil'
    | 'noteTakenBack'
    | 'noteRefunded'
    | 'sendExchange'
    | 'endExchange'
    | 'claimExchange'
    | 'moveExchangeParcel'
    | 'personOf'
  >
}
export type ReturnActor = { role: ReturnActorRole; id: string | null }
export type ReturnNotFound = { code: 'return_not_found' }
export type ShopActRefusal = ReturnNotFound | EditConflict
export type VendorReturnCommand = {
  vendorId: string
  returnId: string
  userId: string
  role: VendorRole
  origin: Origin
  version?: number | undefined
}

/** Cancelling the order released its stock and refunded it. */
export type CancelledRefusal = { code: 'order_already_cancelled' }

/** Lock order: the order, then the return. */
export type LockedReturnAndOrder = { one: LockedReturn; order: LockedOrder }
export async function lockReturnAndOrder(
  { orders }: Pick<ReturnsDeps, 'orders'>,
  tx: Tx,
  { returnId, vendorId }: { returnId: string; vendorId: string | null },
): Promise<LockedReturnAndOrder | null> {
  const orderId = await orderOf(tx, returnId, vendorId)
  const order = orderId === null ? null : await orders.holdOrder(tx, orderId)
  const item = order && (await lockReturn(tx, returnId))
  return item && order ? { one: item, order } : null
}

/** Locks the return and runs `does`; another vendor's return is not found. */
export const returnCommand =
  (deps: ReturnsDeps) =>
  <E extends { code: string }>(
    act: VendorReturnCommand,
    does: (tx: Tx, held: LockedReturnAndOrder) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | ShopActRefusal | CancelledRefusal>> =>
    actOnAny(deps)<E | CancelledRefusal>(act, async (tx, held) =>
      held.order.status === 'cancelled'
        ? refuse({ code: 'order_already_cancelled' })
        : does(tx, held),
    )

/** Also when the order was cancelled, because parcels in transit still arrive. */
export const actOnAny =
  (deps: ReturnsDeps) =>
  <E extends { code: string }>(
    act: VendorReturnCommand,
    does: (tx: Tx, held: LockedReturnAndOrder) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | ShopActRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, E | ShopActRefusal>> => {
      const held = await lockReturnAndOrder(deps, tx, act)
      if (!held) return refuse({ code: 'return_not_found' })
      const fresh = await checkReturnVersion(tx, held.one, act.version)
      if (!fresh.ok) return fresh
      await raiseReturnVersion(tx, held.one.id)
      return does(tx, held)
    })

export const vendorCommand = ({ userId }: VendorReturnCommand): ReturnActor => ({
  role: 'vendor',
  id: userId,
})

type TakenLine = Pick<LockedReturn['items'][number], 'orderItemId' | 'exchangeId' | 'quantity'>

/** Orders count the pieces that they sold. What replaced one in an exchange left the order with the first return. */
export const listSold = (lines: readonly TakenLine[]): { itemId: string; quantity: number }[] =>
  lines.flatMap(({ orderItemId, exchangeId, quantity }) =>
    exchangeId === null ? [{ itemId: orderItemId, quantity }] : [],
  )
