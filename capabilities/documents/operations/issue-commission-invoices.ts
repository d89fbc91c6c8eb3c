import { amountInWords, type InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { dayOfMonth, firstOfMonth, localDate, noonOfDay, startOfMonth } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { localizedText } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, days } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { CommissionInvoiced } from '../events.ts'
import { texts } from '../texts.generated.ts'
import {
  findInvoicedVendor,
  type InvoicedVendor,
  listUninvoicedVendors,
  sumEarnedFrom,
} from '../queries/commission-invoices.ts'
import {
  findCommissionInvoice,
  insertInvoices,
  lockInvoicing,
  type NewInvoice,
} from '../queries/invoices.ts'
import { draftCommission, type MonthlyDraft } from '../rules/commission-invoice.ts'
import { findVatClosing } from '../queries/vat-closings.ts'
import { operatorParty } from '../rules/operator-party.ts'
import type { InvoiceId } from '../schema.ts'
import type { OrderDocumentDeps } from './issue-documents.ts'

type Deps = OrderDocumentDeps & { db: Db }
type By = { actor: Actor; origin?: Origin }
export type CommissionRefusal = { code: 'month_not_over' }

/** Midnight to midnight, Algiers time; `until` is exclusive. */
export const periodOfMonth = (month: string) => {
  const from = startOfMonth(noonOfDay(dayOfMonth(month, 1)))
  return { from, until: startOfMonth(after(from, days(32))) }
}

/**
 * Invoices of all vendors for a month that is over, exactly the amounts that the ledger has of it.
 * Idempotent; one transaction each. Returns how many were issued.
 */
export const issueCommissionInvoices =
  (deps: Deps) =>
  async (month: string, by: By): Promise<Result<number, CommissionRefusal>> => {
    const period = periodOfMonth(month)
    if (period.until > deps.clock.now()) return refuse({ code: 'month_not_over' })
    let issued = 0
    for (const vendorId of await listUninvoicedVendors(deps.db, { month, ...period })) {
      const done = await inTransaction(deps.db, (tx) =>
        issueOfVendor(deps, tx, { vendorId, month, by }),
      )
      issued += done.ok ? done.value : 0
    }
    return ok(issued)
  }
export type IssueCommissionInvoices = ReturnType<typeof issueCommissionInvoices>

export const lastMonthOf = (now: Date): string =>
  localDate(after(startOfMonth(now), days(-1))).slice(0, 7)

type OfVendor = { vendorId: string; month: string; by: By }

async function issueOfVendor(
  deps: Deps,
  tx: Tx,
  { vendorId, month, by }: OfVendor,
): Promise<Result<number, never>> {
  await lockInvoicing(tx)
  if (await findCommissionInvoice(tx, { vendorId, month })) return ok(0)
  const vendor = await findInvoicedVendor(tx, vendorId)
  const language: InvoiceLanguage = vendor.language === 'ar' ? 'ar' : 'fr'
  const name = formatDate(noonOfDay(dayOfMonth(month, 15)), language, 'month')
  const say = texts.sayIn('pdf', language)
  const named = (key: 'commission' | 'services' | 'deliveries' | 'compensations') =>
    `${say(key)} – ${name}`
  const drafts = draftCommission(
    await sumEarnedFrom(tx, vendorId, periodOfMonth(month)),
    deps.settings.current().taxRate,
    {
      ...{ commission: named('commission'), services: named('services') },
      ...{ deliveries: named('deliveries'), compensations: named('compensations') },
    },
  )
  const isLate = (await findVatClosing(tx, month)) !== null
  const issue = issueOne(deps, tx, { vendorId, month, by }, { vendor, language, isLate })
  for (const draft of drafts) await issue(draft)
  return ok(drafts.length)
}

/** `isLate`: its month is closed, so it counts in the month of its issue. */
type InvoicedParty = { vendor: InvoicedVendor; language: InvoiceLanguage; isLate: boolean }

const issueOne =
  (
    { clock, audit, settings }: Deps,
    tx: Tx,
    { vendorId, month, by }: OfVendor,
    { vendor, language, isLate }: InvoicedParty,
  ) =>
  async ({ subject, kind, draft }: MonthlyDraft): Promise<void> => {
    const now = clock.now()
    const id = newId<InvoiceId>(now)
    const { party } = vendor
    const { name, legalName, address, city, wilaya, rc, nif, nis, ai } = party
    const invoice: NewInvoice = {
      ...{ id, vendorId, orderId: null, month, subject, kind, language, draft },
      ...(isLate && { countedIn: firstOfMonth(localDate(now)) }),
      vendor: operatorParty(settings.current()),
      buyer: {
        name: legalName ?? name,
        ...{ address: address ?? '', city: city ?? '' },
        wilaya: wilaya ? localizedText(wilaya, language) : '',
        ...{ rc: rc ?? party.craftsman_card, nif, nis, ai },
      },
      // Kept from what the vendor is paid.
      ...{ paymentMethod: 'set_off', corrects: null, refundId: null },
      totalInWords: amountInWords(draft.total, language),
      rules: { vat_bp: draft.vat.map(({ rate }) => rate) },
      ...{ issuedOn: localDate(now), issuedAt: now },
    }
    await insertInvoices(tx, [invoice])
    await audit.record(tx, {
      ...by.origin,
      actor: by.actor,
      action: kind === 'invoice' ? 'documents.invoice_issued' : 'documents.credit_note_issued',
      subject: { type: 'invoice', id },
      after: { vendor: vendorId, of: subject, month, total_centimes: draft.total },
    })
    const issued = await findCommissionInvoice(tx, { id })
    const { businessName, businessEmail } = vendor
    await publish<CommissionInvoiced>(
      tx,
      {
        type: 'documents.commission_invoiced',
        ...{
          invoiceId: id,
          subject,
          kind,
          reference: issued?.reference ?? '',
          month: dayOfMonth(month, 1),
        },
        ...{ total: draft.total, vendorId, businessName, businessEmail },
        language: vendor.language,
      },
      vendorId,
    )
  }
