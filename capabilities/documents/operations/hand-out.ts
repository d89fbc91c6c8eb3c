import { createHash, randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { Dispatch, LabelRefusal } from '#capabilities/dispatch/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import { findReturn } from '../queries/credit-notes.ts'
import { findInvoice } from '../queries/invoices.ts'
import { listPaperOrders } from '../queries/orders.ts'
import { insertTicket, type PaperWish, takeTicket, type Ticket } from '../queries/papers.ts'
import type { IssueInvoice, IssueRefusal } from './issue-invoice.ts'
import type { MakePapers, Paper } from './make-papers.ts'

const VALID_FOR = minutes(1)

type Deps = {
  db: Db
  clock: Clock
  issue: IssueInvoice
  make: MakePapers
  orders: Pick<Orders, 'getOwn'>
  courierLabel: Dispatch['readLabel']
}
export type ShopPaperRefusal = IssueRefusal | LabelRefusal
export type Handed = { token: string; expiresAt: Date }
export type OwnInvoiceRefusal = IssueRefusal | { code: 'invoice_not_yet' }
export type CreditRefusal = IssueRefusal | { code: 'return_not_refunded' }
type By = { actor: Actor; origin?: Origin }
type ShopWish = By & { vendorId: string; wish: PaperWish }
type OwnWish = By & { person: Person; orderId: string }
/** Whose return it must be: a shop's own, or of an order of one's own. */
type CreditWish = By & { returnId: string; of: { vendorId: string } | { person: Person } }

/** Papers go out by tickets: an address that opens once, within a minute, without a session. */
export function handOut({ db, clock, issue, make, orders, courierLabel }: Deps) {
  async function ticketFor(ticket: Ticket): Promise<Handed> {
    const now = clock.now()
    const token = randomBytes(32).toString('base64url')
    const expiresAt = after(now, VALID_FOR)
    await insertTicket(db, { ...ticket, hash: hashOf(token), expiresAt }, now)
    return { token, expiresAt }
  }
  return {
    /** A ticket for papers of a shop's own orders. Asking for an invoice issues it. */
    async ticketForShop(asked: ShopWish): Promise<Result<Handed, ShopPaperRefusal>> {
      const { vendorId, wish, actor, origin } = asked
      const found = await listPaperOrders(db, vendorId, wish.orderIds)
      if (found.length < new Set(wish.orderIds).size) return refuse({ code: 'order_not_found' })
      for (const { id } of wish.kind === 'invoice' ? found.slice(0, 1) : []) {
        const issued = await issue({ vendorId, orderId: id, actor, ...(origin && { origin }) })
        if (!issued.ok) return issued
      }
      if (wish.kind === 'courier_label') {
        // Fetched before the ticket is given, so that a courier that is silent is named where one asks.
        const label = await courierLabel(vendorId, wish.orderIds[0] ?? '')
        if (!label.ok) return label
      }
      return ok(await ticketFor({ vendorId, wish }))
    },
    /** A ticket for the invoice of one's own order: from its delivery on, or when the shop issued it. */
    async ticketForBuyer(asked: OwnWish): Promise<Result<Handed, OwnInvoiceRefusal>> {
      const { person, orderId, actor, origin } = asked
      const own = await orders.getOwn(person, orderId)
      if (!own.ok) return own
      const vendorId = own.value.vendor.id
      const standing = await findInvoice(db, vendorId, orderId)
      if (!standing && own.value.status !== 'delivered') return refuse({ code: 'invoice_not_yet' })
      const issued = await issue({ vendorId, orderId, actor, ...(origin && { origin }) })
      if (!issued.ok) return issued
      const { language } = issued.value
      return ok(
        await ticketFor({ vendorId, wish: { kind: 'invoice', orderIds: [orderId], language } }),
      )
    },
    /** A ticket for the credit note of a return that was paid back. Asking for it issues what is missing. */
    async ticketForCreditNote(asked: CreditWish): Promise<Result<Handed, CreditRefusal>> {
      const { returnId, of, actor, origin } = asked
      const found = await findReturn(db, returnId)
      const isOpen =
        found !== null &&
        ('vendorId' in of
          ? of.vendorId === found.vendorId
          : (await orders.getOwn(of.person, found.orderId)).ok)
      if (!found || !isOpen) return refuse({ code: 'order_not_found' })
      if (!found.isRefunded) return refuse({ code: 'return_not_refunded' })
      const { vendorId, orderId } = found
      const issued = await issue({ vendorId, orderId, actor, ...(origin && { origin }) })
      if (!issued.ok) return issued
      const { language } = issued.value
      const wish = { kind: 'credit_note', orderIds: [orderId], returnId, language } as const
      return ok(await ticketFor({ vendorId, wish }))
    },
    /** What the ticket stands for. It is spent, whatever comes of it. */
    async redeem(token: string): Promise<Result<Paper, { code: 'paper_gone' }>> {
      const ticket = await takeTicket(db, hashOf(token), clock.now())
      return ticket ? make(ticket) : refuse({ code: 'paper_gone' })
    },
  }
}
export type HandOut = ReturnType<typeof handOut>

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
