import { dayOfMonth, localDate, type LocalDate, noonOfDay, startOfMonth } from '#kernel/calendar.ts'
import { csv } from '#kernel/csv.ts'
import type { Language } from '#kernel/locale.ts'
import { dinars, sum } from '#kernel/money.ts'
import { after, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { VatJournalView, VatRowView, VendorVatJournalView } from '../commission.contract.ts'
import { sumUninvoiced } from '../queries/commission-invoices.ts'
import {
  findEarlierOpenMonth,
  findLaterClosedMonth,
  readVatClosing,
} from '../queries/vat-closings.ts'
import { listLateVat, listVatSums, type VatSum } from '../queries/vat-journal.ts'
import { texts } from '../texts.generated.ts'
import { periodOfMonth } from './issue-commission-invoices.ts'

const SUBJECTS = ['commission', 'delivery'] as const

/** Days of a month; `until` is exclusive. */
export function vatPeriodOf(month: string): { from: LocalDate; until: LocalDate } {
  const from = dayOfMonth(month, 1)
  return { from, until: localDate(startOfMonth(after(noonOfDay(from), days(32)))) }
}

const rowOf = ({ rate, base, vat }: Pick<VatSum, 'rate' | 'base' | 'vat'>): VatRowView => ({
  ...{ rate_bp: rate, base: dinars(base), vat: dinars(vat) },
})
const sumOf = (rows: readonly VatSum[], key: 'base' | 'vat'): number =>
  dinars(sum(rows.map((row) => row[key])))

type Deps = { db: Db; clock: Clock; ledger: Pick<Ledger, 'findFirstDay'> }

/** For the monthly G50 return: the VAT of issued documents, invoices less credit notes. */
export function readVatJournal({ db, clock, ledger }: Deps) {
  const journal = async (month: string, adminId: string): Promise<VatJournalView> => {
    const period = vatPeriodOf(month)
    const sums = await listVatSums(db, { ...period, vendorId: null })
    const late = await listLateVat(db, period)
    const uninvoiced = await sumUninvoiced(db, { month, ...periodOfMonth(month) })
    const sales = sums.filter(({ subject }) => subject === 'sale')
    const own = sums.filter(({ subject }) => subject !== 'sale')
    return {
      month,
      is_over: period.until <= localDate(clock.now()),
      closing: await readVatClosing(db, month, adminId),
      earlier_open: await findEarlierOpenMonth(db, { first: await ledger.findFirstDay(db), month }),
      later_closed: await findLaterClosedMonth(db, month),
      late: late.map((row) => ({ ...row, base: dinars(row.base), vat: dinars(row.vat) })),
      uninvoiced: {
        ...{ base: dinars(uninvoiced.base), vat: dinars(uninvoiced.vat) },
        vendors: uninvoiced.vendors,
      },
      operator: SUBJECTS.flatMap((subject) => {
        const ofSubject = own.filter((row) => row.subject === subject)
        const rates = [...new Set(ofSubject.map(({ rate }) => rate))]
        return rates.map((rate) => {
          const ofRate = ofSubject.filter((row) => row.rate === rate)
          return { subject, rate_bp: rate, base: sumOf(ofRate, 'base'), vat: sumOf(ofRate, 'vat') }
        })
      }),
      operator_vat: sumOf(own, 'vat'),
      vendors: [...new Set(sales.map(({ vendorId }) => vendorId))].map((id) => {
        const rows = sales.filter(({ vendorId }) => vendorId === id)
        const { vendor = '', nif = null } = rows[0] ?? {}
        return {
          ...{ vendor: { id, business_name: vendor, nif }, rows: rows.map(rowOf) },
          vat: sumOf(rows, 'vat'),
        }
      }),
    }
  }
  const ofVendor = async (vendorId: string, month: string): Promise<VendorVatJournalView> => {
    const sums = await listVatSums(db, { ...vatPeriodOf(month), vendorId })
    return { month, rows: sums.map(rowOf), base: sumOf(sums, 'base'), vat: sumOf(sums, 'vat') }
  }
  return { journal, ofVendor, ...vatJournalFiles({ journal, ofVendor }) }
}
export type ReadVatJournal = ReturnType<typeof readVatJournal>

type Journals = {
  journal: (month: string, adminId: string) => Promise<VatJournalView>
  ofVendor: (vendorId: string, month: string) => Promise<VendorVatJournalView>
}

const vatJournalFiles = ({ journal, ofVendor }: Journals) => ({
  async file(month: string, adminId: string, language: Language): Promise<string> {
    const { operator, vendors, late, uninvoiced } = await journal(month, adminId)
    const say = texts.sayIn('vat-journal', language)
    return csv([
      [say('month'), say('taxpayer'), say('nif'), say('of'), say('rate'), say('base'), say('vat')],
      ...operator.map(({ subject, rate_bp, base, vat }) => [
        ...[month, say('operator'), '', say(subject), rate_bp / 100, base, vat],
      ]),
      ...vendors.flatMap(({ vendor, rows }) =>
        rows.map(({ rate_bp, base, vat }) => [
          ...[month, vendor.business_name, vendor.nif ?? '', say('sale')],
          ...[rate_bp / 100, base, vat],
        ]),
      ),
      ...late.map((row) => [
        ...[month, `${say('late')} ${row.month}`, ''],
        ...[say(row.subject), '', row.base, row.vat],
      ]),
      ...(uninvoiced.vat === 0
        ? []
        : [
            [
              ...[month, say('operator'), '', say('uninvoiced')],
              ...['', uninvoiced.base, uninvoiced.vat],
            ],
          ]),
    ])
  },
  async fileOfVendor(vendorId: string, month: string, language: Language): Promise<string> {
    const { rows } = await ofVendor(vendorId, month)
    const say = texts.sayIn('vat-journal', language)
    return csv([
      [say('month'), say('rate'), say('base'), say('vat')],
      ...rows.map(({ rate_bp, base, vat }) => [month, rate_bp / 100, base, vat]),
    ])
  },
})
