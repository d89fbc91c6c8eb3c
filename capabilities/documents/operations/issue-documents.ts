import { amountInWords, type InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { localDate } from '#kernel/calendar.ts'
import { localizedText } from '#kernel/locale.ts'
import { type BasisPoints, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Actor, Audit, Origin } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { DOCUMENT_TEXTS } from '../pdf/texts.ts'
import { findInvoice, insertInvoice, listStampTiers, lockInvoicing } from '../queries/invoices.ts'
import {
  findDeliveryOwner,
  listDearerExchanges,
  listDocumentsOfOrder,
  type DocumentOfOrder,
} from '../queries/order-documents.ts'
import { listPrintableOrders, type PrintableOrder } from '../queries/printable-orders.ts'
import { type BilledLine, deliveredSale, deliveryLine, highestRate } from '../rules/invoice.ts'
import type { InvoiceDraft } from '../rules/invoice.ts'
import { stampDutyOn } from '../rules/invoice.ts'
import { correctInvoice, type OrderWorth } from '../rules/invoice-correction.ts'
import type { InvoiceId, InvoiceSubject } from '../schema.ts'
import { operatorParty } from '../rules/operator-party.ts'

export type OrderDocumentDeps = {
  clock: Clock
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
}
export type OrderDocumentCommand = {
  vendorId: string
  orderId: string
  actor: Actor
  origin?: Origin
}
type OrderSubject = Exclude<InvoiceSubject, 'commission'>

/**
 * Brings the documents of an order to what was delivered and paid: a vendor's for its sale, the operator's for a delivery at
 * its rate. Idempotent. Issues nothing before the first invoice was requested, nor while the sale is uncertain.
 */
export const issueDocuments =
  (deps: OrderDocumentDeps) =>
  async (tx: Tx, command: OrderDocumentCommand & { isRequested?: boolean }): Promise<void> => {
    const { vendorId, orderId, isRequested = false } = command
    await lockInvoicing(tx, orderId)
    const documents = await listDocumentsOfOrder(tx, orderId)
    if (!isRequested && documents.length === 0) return
    const [order] = await listPrintableOrders(tx, vendorId, [orderId], 'invoice')
    if (!order) return
    const isCancelled = order.status === 'cancelled'
    if (!isCancelled && order.status !== 'delivered' && !order.isPaid) return
    const worth = isCancelled ? null : await readWorth(deps, tx, order, documents)
    const issue = issueOne(deps, tx, order, command)
    for (const subject of ['sale', 'delivery'] as const) {
      const ofSubject = documents.filter((document) => document.subject === subject)
      // Refunds have credit notes of their own, unless the whole sale is taken back.
      const counted = ofSubject.filter(({ isOfRefund }) => isCancelled || !isOfRefund)
      const comparable = counted.every(({ hasItems }) => hasItems)
        ? { worth: worth && worth[subject], documents: counted }
        : byRate(worth && worth[subject], counted, DOCUMENT_TEXTS.difference[languageOf(order)])
      const corrected = correctInvoice(comparable.worth, comparable.documents)
      const why = isCancelled ? 'cancelled' : 'undelivered'
      if (corrected.invoice) await issue(subject, 'invoice', corrected.invoice, why)
      if (corrected.creditNote) await issue(subject, 'credit_note', corrected.creditNote, why)
    }
  }
export type IssueDocuments = ReturnType<typeof issueDocuments>

// The tax authority accepts Arabic and French; an English invoice is a translation.
const languageOf = ({ language }: PrintableOrder): InvoiceLanguage =>
  language === 'ar' ? 'ar' : 'fr'

async function readWorth(
  { clock, settings }: OrderDocumentDeps,
  tx: Tx,
  order: PrintableOrder,
  documents: readonly DocumentOfOrder[],
): Promise<Record<OrderSubject, OrderWorth>> {
  const language = languageOf(order)
  const sale = deliveredSale(order)
  const { tiers } = await listStampTiers(tx, localDate(clock.now()))
  const isCash = order.paymentMethod === 'cash_on_delivery'
  const isVendors =
    documents.some(({ hasItems }) => !hasItems) ||
    (await findDeliveryOwner(tx, order.id)) === 'vendor'
  const rate: BasisPoints = isVendors ? highestRate(sale.lines) : settings.current().taxRate
  const delivery = deliveryLine(sale, DOCUMENT_TEXTS.delivery[language], rate)
  const exchanges = await listDearerExchanges(tx, order.id, language)
  const charged = exchanges.map((exchange): BilledLine => {
    const { returnId, number, name, quantity, collected, rounding, vat } = exchange
    const designation = `${DOCUMENT_TEXTS.exchange[language]} ${number} · ${name}`
    const total = minus(collected, rounding)
    const price = quantity === 1 ? total : ZERO_CENTIMES
    const line = { designation, quantity, price, total, discount: ZERO_CENTIMES, vat }
    return { item: `exchange:${returnId}`, ...line }
  })
  const issued = sum(
    documents.map(({ kind, stampDuty }) =>
      kind === 'invoice' ? stampDuty : minus(ZERO_CENTIMES, stampDuty),
    ),
  )
  const owed = isCash ? stampDutyOn(sale.total, tiers) : ZERO_CENTIMES
  return {
    sale: {
      lines: [...sale.lines, ...(delivery && isVendors ? [delivery] : []), ...charged],
      rounding: sum([sale.rounding, ...exchanges.map(({ rounding }) => rounding)]),
      stampDuty: documents.length > 0 && issued > 0 ? issued : owed,
    },
    delivery: {
      lines: delivery && !isVendors ? [delivery] : [],
      rounding: ZERO_CENTIMES,
      stampDuty: ZERO_CENTIMES,
    },
  }
}

const issueOne =
  (
    { clock, audit, settings }: OrderDocumentDeps,
    tx: Tx,
    order: PrintableOrder,
    command: OrderDocumentCommand,
  ) =>
  async (
    subject: OrderSubject,
    kind: 'invoice' | 'credit_note',
    draft: InvoiceDraft,
    why: string,
  ): Promise<void> => {
    const { orderId, vendorId, actor, origin } = command
    const first = await findInvoice(tx, vendorId, orderId, subject)
    const now = clock.now()
    const issuedOn = localDate(now)
    const id = newId(now) as InvoiceId
    const language = first?.language ?? languageOf(order)
    const { name, address, city, wilaya } = order.buyer
    const buyer = { name, address, city, wilaya: localizedText(wilaya, language) }
    const isExchange = draft.lines.every(({ item }) => item?.startsWith('exchange:'))
    const { source } = await listStampTiers(tx, issuedOn)
    await insertInvoice(tx, {
      ...{ id, vendorId, orderId, subject, kind, language, draft },
      vendor: subject === 'sale' ? order.shop : operatorParty(settings.current()),
      buyer: first ? first.buyer : buyer,
      // The difference of an exchange is collected with its parcel.
      paymentMethod: isExchange ? 'cash_on_delivery' : order.paymentMethod,
      corrects: first?.id ?? null,
      refundId: null,
      totalInWords: amountInWords(draft.total, language),
      rules: {
        vat_bp: draft.vat.map(({ rate }) => rate),
        stamp_duty: draft.stampDuty > 0 ? source : null,
        ...(first && kind === 'credit_note' && { why }),
      },
      ...{ issuedOn, issuedAt: now },
    })
    await audit.record(tx, {
      ...origin,
      actor,
      action: kind === 'invoice' ? 'documents.invoice_issued' : 'documents.credit_note_issued',
      subject: { type: 'invoice', id },
      after: {
        order: orderId,
        of: subject,
        corrects: first?.reference ?? null,
        total_centimes: draft.total,
      },
    })
  }

function byRate(
  worth: OrderWorth | null,
  documents: readonly DocumentOfOrder[],
  designation: string,
): { worth: OrderWorth | null; documents: DocumentOfOrder[] } {
  const lines = new Map<BasisPoints, BilledLine>()
  for (const line of worth?.lines ?? []) {
    const due = sum([minus(line.total, line.discount), lines.get(line.vat)?.total ?? ZERO_CENTIMES])
    const money = { price: due, total: due, discount: ZERO_CENTIMES, vat: line.vat }
    lines.set(line.vat, { item: `vat:${line.vat}`, designation, quantity: 1, ...money })
  }
  return {
    worth: worth && { ...worth, lines: [...lines.values()] },
    documents: documents.map((document) => ({
      ...document,
      lines: document.byRate.map((line) => ({ ...line, designation })),
    })),
  }
}
