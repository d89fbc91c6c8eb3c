import { amountInWords } from '#kernel/amount-in-words.ts'
import { localDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Actor, Audit, Origin } from '#capabilities/audit/index.ts'
import { listRefundsWithoutCreditNote } from '../queries/credit-notes.ts'
import { findInvoice, lockInvoicing, insertInvoice } from '../queries/invoices.ts'
import { draftCreditNote } from '../rules/credit-note.ts'
import type { InvoiceId } from '../schema.ts'
import { DOCUMENT_TEXTS } from '../pdf/texts.ts'

type Deps = { clock: Clock; audit: Pick<Audit, 'record'> }
type RequestedItem = { vendorId: string; orderId: string; actor: Actor; origin?: Origin }

/** Idempotent: one per paid refund. Issuing a missing invoice later catches up. */
export const issueCreditNotes =
  ({ clock, audit }: Deps) =>
  async (tx: Tx, { vendorId, orderId, actor, origin }: RequestedItem): Promise<void> => {
    await lockInvoicing(tx, orderId)
    const invoice = await findInvoice(tx, vendorId, orderId)
    if (!invoice) return
    const { language } = invoice
    const now = clock.now()
    for (const refund of await listRefundsWithoutCreditNote(tx, orderId)) {
      const draft = draftCreditNote(refund, DOCUMENT_TEXTS.delivery[language])
      const id = newId(now) as InvoiceId
      await insertInvoice(tx, {
        ...{ id, vendorId, orderId, language, draft },
        credits: { invoiceId: invoice.id, refundId: refund.id },
        vendor: invoice.vendor,
        buyer: invoice.buyer,
        paymentMethod: invoice.paymentMethod,
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
  }
export type IssueCreditNotes = ReturnType<typeof issueCreditNotes>
