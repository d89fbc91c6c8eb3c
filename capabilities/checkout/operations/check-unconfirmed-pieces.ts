import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { Settings } from '#capabilities/settings/index.ts'
import type { CheckoutCommand, CheckoutRefusal } from '../schema.ts'

export type UnconfirmedPiecesDeps = {
  orders: Pick<Orders, 'lockBuyerContact' | 'countUnconfirmedPieces'>
  clock: Clock
}

/** Its lock comes before those of the variants: two orders of one contact cannot pass together. */
export async function checkUnconfirmedPieces(
  { orders, clock }: UnconfirmedPiecesDeps,
  tx: Tx,
  { cart, contact }: Pick<CheckoutCommand, 'cart' | 'contact'>,
  { maximumUnconfirmedPieces: maximum }: Settings,
): Promise<Result<null, CheckoutRefusal>> {
  await orders.lockBuyerContact(tx, contact)
  const waiting = await orders.countUnconfirmedPieces(tx, contact, clock.now())
  const pieces = cart.lines.reduce((total, { quantity }) => total + quantity, 0)
  if (waiting + pieces <= maximum) return ok(null)
  return refuse({ code: 'too_many_unconfirmed_pieces', waiting, maximum })
}
