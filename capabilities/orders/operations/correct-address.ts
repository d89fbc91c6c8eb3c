import { ok, refuse, type Result } from '#kernel/result.ts'
import { asOwner, inRetriedTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import { findPurchaseOfOrder, lockAddressedPurchase } from '../queries/address-changes.ts'
import {
  changedAddressFields,
  checkAddressCorrection,
  type AddressCorrectionRefusal,
  type NewAddress,
} from '../rules/address-change.ts'
import { saveAddressChange } from './change-address.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { lockForAct, type VendorOrderCommand } from './check-order-version.ts'
import { type AddressQuoteDeps, priceAddress } from './quote-address-change.ts'

type Deps = Pick<OrdersDeps, 'db' | 'clock' | 'ledger' | 'audit'> &
  Pick<AddressQuoteDeps, 'shipping' | 'payments' | 'stampDutyOn'> & {
    territory: Pick<TerritoryApi, 'recogniseCommune'>
  }
export type CorrectAddressCommand = VendorOrderCommand & {
  address: { address: string; city: string }
}
export type CorrectAddressRefusal =
  | AddressCorrectionRefusal
  | { code: 'order_not_found' }
  | EditConflict

/**
 * What a buyer says on the phone: street and commune within the wilaya, which keep the price. Never the phone number: codes that open the purchase are sent to it.
 */
export const correctAddress =
  (deps: Deps) =>
  (command: CorrectAddressCommand): Promise<Result<null, CorrectAddressRefusal>> =>
    // The purchase is sent by other shops too: its total is the sum of all their orders.
    asOwner(() =>
      inRetriedTransaction(deps.db, async (tx): Promise<Result<null, CorrectAddressRefusal>> => {
        const { vendorId, actor, origin } = command
        const purchaseId = await findPurchaseOfOrder(tx, command)
        // Lock order: the purchase, then its orders.
        const purchase = purchaseId && (await lockAddressedPurchase(tx, purchaseId))
        if (!purchase) return refuse({ code: 'order_not_found' })
        const locked = await lockForAct(tx, command)
        if (!locked.ok) return locked
        const allowed = checkAddressCorrection(purchase.orders, vendorId)
        if (!allowed.ok) return allowed

        const { wilaya } = purchase.address
        const { city } = command.address
        const communeCode = deps.territory.recogniseCommune(wilaya, city)?.code ?? null
        const address: NewAddress = {
          ...purchase.address,
          ...command.address,
          communeCode,
          // That of the commune before.
          ...(communeCode !== purchase.address.communeCode && { postalCode: null }),
        }
        const quoted = await priceAddress(deps, tx, { purchase, wilaya })
        if (!quoted.ok) throw new Error(`within the wilaya nothing is priced: ${quoted.error.code}`)
        const fields = changedAddressFields(purchase.address, address)
        if (fields.length === 0) return ok(null)
        await saveAddressChange(deps, tx, {
          ...{ purchase, ...quoted.value },
          ...{ fields, address, by: 'vendor', actor },
          ...(origin && { origin }),
        })
        return ok(null)
      }),
    )
export type CorrectAddress = ReturnType<typeof correctAddress>
