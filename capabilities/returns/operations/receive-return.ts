import { localDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'
import { isKnownCourier, saveReceived } from '../queries/returns.ts'
import { settleUntil } from '../rules/return-request.ts'
import {
  type Checked,
  checkReceived,
  checkReturnTransition,
  type ReceivedLine,
  type ReceivedRefusal,
  type StepRefusal,
} from '../rules/return-transitions.ts'
import {
  returnCommand,
  vendorCommand,
  type LockedReturnAndOrder,
  type ReturnsDeps,
  type VendorReturnCommand,
  listSold,
} from './return-command.ts'
import { changeReturnStatus } from './change-return-status.ts'

export type ReturnShipping = {
  to: 'returning' | 'to_collect'
  courier: string | null
  tracking: string | null
}
export type ReturnShippingRefusal = StepRefusal | { code: 'courier_unknown' }
export type ReceiveRefusal = StepRefusal | ReceivedRefusal

export function receiveReturn(deps: ReturnsDeps) {
  const onReturn = returnCommand(deps)
  return {
    travels: ({ to, courier, tracking, ...act }: VendorReturnCommand & ReturnShipping) =>
      onReturn(act, async (tx, held): Promise<Result<null, ReturnShippingRefusal>> => {
        const allowed = checkReturnTransition(held.one.state, to)
        if (!allowed.ok) return allowed
        if (courier !== null && !(await isKnownCourier(tx, courier)))
          return refuse({ code: 'courier_unknown' })
        const move = { to, courier, tracking }
        await changeReturnStatus(deps, tx, held, {
          ...move,
          by: vendorCommand(act),
          origin: act.origin,
        })
        return ok(null)
      }),

    /** Only once: restocks resellable items and starts the settlement period. */
    receive: ({ items, ...act }: VendorReturnCommand & { items: readonly ReceivedLine[] }) =>
      onReturn(act, async (tx, held): Promise<Result<null, ReceiveRefusal>> => {
        const { one: item } = held
        const allowed = checkReturnTransition(item.state, 'receive')
        if (!allowed.ok) return allowed
        const checked = checkReceived(item.items, items)
        if (!checked.ok) return checked
        await saveReceived(tx, item.id, checked.value)
        await backInShop(deps, tx, held, checked.value)
        const settleUntilOn = settleUntil(localDate(deps.clock.now()), item.settleDays)
        const move = { to: 'checked', settleUntilOn } as const
        await changeReturnStatus(deps, tx, held, {
          ...move,
          by: vendorCommand(act),
          origin: act.origin,
        })
        return ok(null)
      }),
  }
}
export type ReceiveReturn = ReturnType<typeof receiveReturn>

async function backInShop(
  { catalog, orders }: ReturnsDeps,
  tx: Tx,
  { one: item, order }: LockedReturnAndOrder,
  lines: readonly Checked[],
): Promise<void> {
  const lineOf = new Map(item.items.map((line) => [line.itemId, line]))
  const shelved = lines.flatMap(({ itemId, restocked }) => {
    const variantId = lineOf.get(itemId)?.variantId
    return variantId ? [{ variantId, quantity: restocked, reference: item.id }] : []
  })
  const received = lines.flatMap(({ itemId, received: quantity }) => {
    const line = lineOf.get(itemId)
    return line ? [{ ...line, quantity }] : []
  })
  await catalog.returnStock(tx, shelved, 'returned')
  await orders.noteTakenBack(tx, order.id, listSold(received))
  await releaseReturnedQuantity(
    tx,
    lines.map(({ itemId, missing }) => ({ itemId, quantity: missing })),
  )
}
