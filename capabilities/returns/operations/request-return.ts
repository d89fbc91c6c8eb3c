import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { parseBankAccount } from '#kernel/bank-account.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { asOwner, inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { PurchaseAccessRefusal, PurchaseReader } from '#capabilities/orders/index.ts'
import {
  reserveReturnedQuantity,
  findReturnableOrder,
  findVariant,
  type ReturnableOrderRow,
  insertReturnableLines,
} from '../queries/returnable-items.ts'
import { findTerms } from '../queries/return-policies.ts'
import { listHolidays } from '../queries/public-holidays.ts'
import { insertReturn, type LockedReturn, type NewReturn } from '../queries/returns.ts'
import { saveReturnPhotos } from '../queries/photos.ts'
import { insertStep } from '../queries/status.ts'
import {
  decideRequest,
  firstDelivery,
  type Request,
  type ReturnEligibilityRefusal,
  type ReturnTerms,
} from '../rules/return-request.ts'
import type { ReturnsDeps } from './return-command.ts'
import { photoUploader } from './manage-return-photos.ts'
import { noteReturnState, publishReturnStatusChanged } from './change-return-status.ts'

export type RefundPreference = { method: 'cash' | 'ccp' | 'bank_transfer'; account: string | null }
type Command = Request & {
  reader: PurchaseReader
  orderId: string
  note: string | null
  photos: readonly string[]
  paidBack: RefundPreference | null
}
export type RequestReturnRefusal =
  | ReturnEligibilityRefusal
  | PurchaseAccessRefusal
  | { code: 'photo_not_found' }
  | { code: 'variant_not_found' }
  | { code: 'account_number_wrong' }

/** Each item can be requested only once. */
export const requestReturn =
  (deps: ReturnsDeps) =>
  (command: Command): Promise<Result<null, RequestReturnRefusal>> =>
    asOwner(() =>
      inRetriedTransaction(deps.db, async (tx): Promise<Result<null, RequestReturnRefusal>> => {
        const { orderId, reader, wantedVariantId, reason, requestedResolution, note } = command
        const isExchange = requestedResolution === 'exchange'
        const access = await deps.orders.checkAccess(tx, reader, { orderId }, 'change')
        if (!access.ok) return access
        const held = await deps.orders.holdOrder(tx, orderId)
        if (!held) return refuse({ code: 'order_not_found' })
        await insertReturnableLines(tx, [orderId])
        const known = await readOrder(tx, command, deps.clock.now())
        const { order, terms } = known
        const decided = decideRequest(order, command, known)
        if (!decided.ok) return decided
        const isCard = !deps.payments.isCashOnDelivery(held.paymentMethod)
        const account = isCard ? TO_THE_CARD : accountOf(command.paidBack)
        if (!account) return refuse({ code: 'account_number_wrong' })
        const chosen = command.items.map((item) => lineOf(order, item))
        if (isExchange && !(await isOnOffer(tx, wantedVariantId, chosen[0])))
          return refuse({ code: 'variant_not_found' })
        // The order is locked: a refusal means the quantities are inconsistent.
        if (!(await reserveReturnedQuantity(tx, command.items)))
          return refuse({ code: 'items_not_returnable' })

        const now = deps.clock.now()
        const made = {
          ...{ id: newId(now), vendorId: order.vendorId, orderId, buyerId: order.buyerId },
          number: `${order.number}-R${order.returns + 1}`,
          ...{ reason, requestedResolution, note },
          ...{ termsId: terms.id, workingDays: terms.workingDays, settleDays: terms.settleDays },
          sendDays: terms.sendDays,
          ...decided.value,
          ...account,
          requestedOn: localDate(now),
          wantedVariantId: isExchange ? wantedVariantId : null,
          items: chosen,
        }
        await insertReturn(tx, made, now)
        await deps.orders.noteReturnRequested(tx, orderId, now)
        await noteReturnState(deps, tx, orderId, 'requested')
        const uploadedBy = photoUploader(reader, orderId)
        const photos = { returnId: made.id, names: command.photos, uploadedBy }
        if (!(await saveReturnPhotos(tx, photos, now))) return refuse({ code: 'photo_not_found' })
        const actorId = reader.person && access.value.isOwn ? reader.person.userId : null
        const step = { id: newId(now), vendorId: order.vendorId, returnId: made.id, at: now }
        const query = { from: null, to: 'requested', role: 'buyer', actorId, reason: null } as const
        await insertStep(tx, { ...step, ...query })
        const entry: Pick<
          LockedReturn,
          'id' | 'number' | 'orderId' | 'reason' | 'requestedResolution' | 'settleUntilOn'
        > = { ...made, settleUntilOn: null }
        const move = { to: 'requested', by: 'buyer', move: {}, reason: null } as const
        await publishReturnStatusChanged(
          tx,
          { one: entry, order: held },
          { stepId: step.id, ...move },
        )
        return ok(null)
      }),
    )
export type RequestReturn = ReturnType<typeof requestReturn>

async function readOrder(
  tx: Tx,
  { orderId, items }: Pick<Command, 'orderId' | 'items'>,
  now: Date,
): Promise<{
  order: ReturnableOrderRow
  terms: ReturnTerms
  holidays: Set<string>
  today: LocalDate
}> {
  const today = localDate(now)
  const order = await findReturnableOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} is missing although its row is locked`)
  const from = firstDelivery(order.lines, items) ?? today
  const terms = await findTerms(tx, order.vendorId, from)
  if (!terms) throw new Error('no return policy is effective')
  return { order, terms, holidays: await listHolidays(tx, from), today }
}

const lineOf = (
  order: ReturnableOrderRow,
  { itemId, quantity }: { itemId: string; quantity: number },
) => {
  const line = order.lines.find((line) => line.itemId === itemId)
  return {
    quantity,
    orderItemId: line?.orderItemId ?? itemId,
    exchangeId: line?.exchangeId ?? null,
    variantId: line?.variantId ?? null,
    productId: line?.productId ?? null,
  }
}

const isOnOffer = async (
  tx: Tx,
  variantId: string | null,
  line: { productId: string | null } | undefined,
): Promise<boolean> =>
  variantId !== null &&
  line?.productId != null &&
  (await findVariant(tx, variantId, line.productId)) !== null

type RefundAccount = Pick<NewReturn, 'refundMethod' | 'refundDestination'>
const TO_THE_CARD: RefundAccount = { refundMethod: 'card', refundDestination: null }

/** Null when the account number is invalid. */
function accountOf(paidBack: RefundPreference | null): RefundAccount | null {
  if (paidBack === null) return { refundMethod: null, refundDestination: null }
  if (paidBack.method === 'cash') return { refundMethod: 'cash', refundDestination: null }
  const account = parseBankAccount(paidBack.account ?? '')
  const fits = account && (paidBack.method === 'ccp') === (account.kind === 'ccp')
  return fits ? { refundMethod: paidBack.method, refundDestination: account.number } : null
}
