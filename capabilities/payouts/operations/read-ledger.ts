import { csvTime } from '#kernel/csv.ts'
import { dayEnd, dayStart, localDate, type LocalDate } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { type Centimes, dinars, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { AccountKind, JournalKind } from '#capabilities/ledger/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  JournalsPageView,
  MoneyOverviewView,
  VendorBalancesPageView,
} from '../ledger.contract.ts'
import {
  MAX_JOURNALS_COUNTED,
  listJournals,
  type ReadJournal,
  streamJournals,
} from '../queries/journals.ts'
import {
  countWaiting,
  listAccountTotals,
  listCourierCash,
  listDebts,
  listVendorBalances,
} from '../queries/account-balances.ts'
import { findRemittedTerms } from './find-payout-schedule.ts'
import { texts } from '../texts.generated.ts'
import { auxiliaryAccount, SCF_ACCOUNTS } from './scf-accounts.ts'

const COLUMNS = texts.below('ledger')
const JOURNAL_KINDS = texts.below('journal')
const ACCOUNT_NAMES = texts.below('account')

type Filters = {
  kind?: JournalKind | undefined
  account?: AccountKind | undefined
  vendor?: string | undefined
  search?: string | undefined
  from?: LocalDate | '' | undefined
  until?: LocalDate | '' | undefined
}
type Paged = { limit?: number | undefined; cursor?: string | undefined }
type Shops = Paged & {
  show?: 'all' | 'owed' | 'owing' | 'held' | undefined
  sort?: 'owed' | 'owing' | 'name' | undefined
  search?: string | undefined
}

type Deps = { db: Db; clock: Clock; settings: Pick<SettingsCapability, 'current'> }

export function readLedger(deps: Deps) {
  const { db } = deps
  return {
    overview: readOverview(deps),

    async journals(query: Filters & Paged): Promise<JournalsPageView> {
      const { limit = 25, cursor } = query
      const { rows, matching } = await listJournals(db, parseQuery(query), {
        after: readCursor(cursor),
        limit,
      })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: page.map(({ sort: _, entries, ...journal }) => ({
          ...journal,
          entries: entries.map(({ account, amount }) => ({ account, amount: dinars(amount) })),
        })),
        total: Math.min(matching, MAX_JOURNALS_COUNTED),
        total_is_estimate: matching > MAX_JOURNALS_COUNTED,
        next: rows.length > limit && last ? writeCursor({ at: last.sort, id: last.id }) : null,
      }
    },

    /** One row per entry, with debit and credit columns. */
    async *journalsFile(
      query: Filters,
      language: Language,
    ): AsyncGenerator<readonly (string | number)[]> {
      const columns = [
        'number',
        'accounted_on',
        'date',
        'kind',
        'order',
        'shop',
        'memo',
        'scf',
        'scf_name',
        'auxiliary',
        'account',
        'debit',
        'credit',
        'journal',
      ] as const
      yield columns.map((column) => COLUMNS[column](language))
      for await (const rows of streamJournals(db, parseQuery(query)))
        yield* rows.flatMap((row) => fileRows(row, language))
    },
    shops: readShops(deps),
  }
}
export type ReadLedger = ReturnType<typeof readLedger>

const readOverview =
  ({ db, clock, settings }: Deps) =>
  async (language: Language): Promise<MoneyOverviewView> => {
    const now = clock.now()
    const today = localDate(now)
    const terms = await findRemittedTerms({ db, settings }, today)
    const [accounts, debts, couriers, waiting] = await Promise.all([
      listAccountTotals(db),
      listDebts(db, { vendorIds: 'all', today, terms }),
      listCourierCash(db, { now, today }),
      countWaiting(db),
    ])
    const shops = accounts.find(({ kind }) => kind === 'vendor_payable')
    return {
      accounts: accounts.map(({ kind, amount }) => {
        const { number, name } = SCF_ACCOUNTS[kind]
        const scf = { number, name: name(language) }
        return { kind, amount: dinars(amount), scf }
      }),
      shops_owed: dinars(shops?.owed ?? ZERO_CENTIMES),
      shops_owing: dinars(sum([...debts.values()])),
      couriers: couriers.map(({ amount, count, overdue, ...item }) => ({
        ...item,
        amount: dinars(amount),
        overdue: dinars(overdue),
        parcels: count,
      })),
      batches_waiting: waiting.batches,
      batches_to_approve: waiting.to_approve,
      remittances_waiting: waiting.remittances,
      refunds_to_approve: waiting.refunds_to_approve,
      refunds_to_pay: waiting.refunds_to_pay,
      refunds_open: dinars(waiting.refunds_open),
      differences_open: waiting.open_differences,
    }
  }

const readShops =
  ({ db, clock, settings }: Deps) =>
  async (query: Shops): Promise<VendorBalancesPageView> => {
    const { limit = 25, show = 'all', sort = 'owed', search = '', cursor = '' } = query
    const offset = /^\d+$/.test(cursor) ? Number(cursor) : 0
    const today = localDate(clock.now())
    const terms = await findRemittedTerms({ db, settings }, today)
    const debtsOf = (vendorIds: 'all' | readonly string[]) =>
      listDebts(db, { vendorIds, today, terms })
    // Debts are summed from open orders, so of all shops only when they decide which are shown.
    const isByDebt = show === 'owing' || sort === 'owing'
    const all = isByDebt ? await debtsOf('all') : new Map<string, Centimes>()
    const input = { show, sort, search: search.trim(), offset, limit, today, debts: all }
    const { rows, total } = await listVendorBalances(db, input)
    const debts = isByDebt ? all : await debtsOf(rows.map(({ id }) => id))
    return {
      items: rows.map(({ balance, in_payment: paying, ...shop }) => ({
        ...shop,
        balance: dinars(balance),
        debt: dinars(debts.get(shop.id) ?? ZERO_CENTIMES),
        in_payment: dinars(paying),
      })),
      total,
      total_is_estimate: false,
      next: offset + rows.length < total ? String(offset + rows.length) : null,
    }
  }

// The contract has validated the days.
const parseQuery = ({ kind, account, vendor, search, from, until }: Filters) => ({
  kind: kind ?? null,
  account: account ?? null,
  vendorId: vendor ?? null,
  search: search ?? '',
  from: from ? dayStart(from) : null,
  until: until ? dayEnd(until) : null,
})

const fileRows = (row: ReadJournal, language: Language): (string | number)[][] =>
  row.entries.map(({ account, amount }) => [
    row.number ?? COLUMNS.provisional(language),
    row.accounted_on,
    csvTime(row.at),
    JOURNAL_KINDS[row.kind](language),
    row.order_number ?? '',
    row.business_name ?? '',
    row.memo ?? '',
    SCF_ACCOUNTS[account].number,
    SCF_ACCOUNTS[account].name(language),
    auxiliaryAccount(account, row.vendor_id),
    ACCOUNT_NAMES[account](language),
    amount > 0 ? dinars(amount) : '',
    amount < 0 ? dinars(minus(ZERO_CENTIMES, amount)) : '',
    row.id,
  ])
