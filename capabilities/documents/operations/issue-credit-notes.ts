import { amountInWords } from '#kernel/amount-in-words.ts'
import { localDate } from '#kernel/calendar.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { listRefundsWithoutCreditNote, type RefundToCredit } from '../queries/credit-notes.ts'
import {
  findInvoice,
  insertInvoice,
  type IssuedInvoice,
  lockInvoicing,
} from '../queries/invoices.ts'
import { draftCreditNote, draftDeliveryCredit } from '../rules/credit-note.ts'
import type { InvoiceDraft } from '../rules/invoice.ts'
import type { InvoiceId } from '../schema.ts'
import { DOCUMENT_TEXTS } from '../pdf/texts.ts'
import type { OrderDocumentCommand, OrderDocumentDeps } from './issue-documents.ts'

type Deps = Omit<OrderDocumentDeps, 'settings'>

/**
 * Idempotent: one per refund that is owed or paid and issuer, as the operator credits the delivery that it invoiced.
 * Issuing a missing invoice later catches up.
 */
export const issueCreditNotes =
  (deps: Deps) =>
  async (tx: Tx, command: OrderDocumentCommand): Promise<void> => {
    const { vendorId, orderId } = command
    await lockInvoicing(tx, orderId)
    const invoice = await findInvoice(tx, vendorId, orderId)
    if (!invoice) return
    const delivery = await findInvoice(tx, vendorId, orderId, 'delivery')
    const name = DOCUMENT_TEXTS.delivery[invoice.language]
    for (const refund of await listRefundsWithoutCreditNote(tx, orderId)) {
      const byVendor: Centimes = delivery ? ZERO_CENTIMES : refund.delivery
      if (refund.goods + byVendor > 0) {
        const draft = draftCreditNote({ ...refund, delivery: byVendor }, name)
        await issueOne(deps, tx, command, { invoice, refund, draft })
      }
      const rate = delivery?.vat[0]?.rate
      if (delivery && rate !== undefined && refund.delivery > 0) {
        const draft = draftDeliveryCredit(refund.delivery, name, rate)
        await issueOne(deps, tx, command, { invoice: delivery, refund, draft })
      }
    }
  }
export type IssueCreditNotes = ReturnType<typeof issueCreditNotes>

type Credit = { invoice: IssuedInvoice; refund: RefundToCredit; draft: InvoiceDraft }

async function issueOne(
  { clock, audit }: Deps,
  tx: Tx,
  { vendorId, orderId, actor, origin }: OrderDocumentCommand,
  { invoice, refund, draft }: Credit,
): Promise<void> {
  const { language, subject, vendor, buyer, paymentMethod } = invoice
  const now = clock.now()
  const id = newId(now) as InvoiceId
  await insertInvoice(tx, {
    ...{ id, vendorId, orderId, subject, kind: 'credit_note', language, draft },
    ...{ vendor, buyer, paymentMethod, corrects: invoice.id, refundId: refund.id },
    totalInWords: amountInWords(draft.total, language),
    rules: {
      vat_bp: draft.vat.map(({ rate }) => rate),
      stamp_duty: null,
      return: refund.number,
      paid_back_by: refund.method,
    },
    issuedOn: localDate(now),
    issuedAt: now,
  })
  await audit.record(tx, {
    ...origin,
    actor,
    action: 'documents.credit_note_issued',
    subject: { type: 'invoice', id },
    after: { corrects: invoice.reference, order: orderId, total_centimes: draft.total },
  })
}
