import type { Language } from '#kernel/locale.ts'
import { sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import {
  type AuxiliaryMoves,
  listCourierMoves,
  listTrialBalance,
  listVendorMoves,
} from '../queries/trial-balance.ts'
import {
  balanceOfMoves,
  carriedForward,
  checkPeriod,
  type BalancePeriod,
  type PeriodRefusal,
  resultOf,
  sumsOfBalance,
  totalOfBalances,
} from '../rules/trial-balance.ts'
import { texts } from '../texts.generated.ts'
import { auxiliaryAccount, RETAINED_EARNINGS, SCF_ACCOUNTS } from './scf-accounts.ts'
import type {
  AuxiliaryBalanceView,
  BalanceSums,
  TrialBalanceView,
} from '../trial-balance.contract.ts'

const ACCOUNT_NAMES = texts.below('account')
const BALANCE = texts.below('balance')
const BALANCE_COLUMNS = [
  ...(['opening_debit', 'opening_credit', 'debit', 'credit'] as const),
  ...(['closing_debit', 'closing_credit'] as const),
] as const

type AuxiliaryKind = 'vendors' | 'couriers'
type AuxiliaryRequest = BalancePeriod & { of: AuxiliaryKind }
type Paged = { limit?: number | undefined; cursor?: string | undefined }
type Rows = AsyncGenerator<readonly (string | number)[]>

/** Of expenses (6) and income (7). */
const isResult = (number: string): boolean => /^[67]/.test(number)

export function readTrialBalance({ db }: { db: Db }) {
  const general = readGeneral(db)
  const movesOf = (kind: AuxiliaryKind, period: BalancePeriod) =>
    kind === 'vendors' ? listVendorMoves(db, period) : listCourierMoves(db, period)
  return {
    async general(request: BalancePeriod, language: Language) {
      const period = checkPeriod(request)
      return period.ok ? ok(await general(period.value, language)) : period
    },
    async auxiliary({ of: kind, limit = 50, cursor = '', ...request }: AuxiliaryRequest & Paged) {
      const period = checkPeriod(request)
      if (!period.ok) return period
      const moved = await movesOf(kind, period.value)
      return ok(pageOfMoves(kind, moved, { limit, cursor }))
    },
    generalFile(request: BalancePeriod, language: Language): Result<Rows, PeriodRefusal> {
      const period = checkPeriod(request)
      if (!period.ok) return period
      const read = async () => {
        const { accounts, total } = await general(period.value, language)
        const rows = accounts.map(({ kind, scf, ...sums }) => ({
          first: [scf.number, scf.name, kind ? ACCOUNT_NAMES[kind](language) : ''],
          sums,
        }))
        return { rows, total }
      }
      return ok(fileOf(['scf', 'scf_name', 'account'], language, read))
    },
    auxiliaryFile(
      { of: kind, ...request }: AuxiliaryRequest,
      language: Language,
    ): Result<Rows, PeriodRefusal> {
      const period = checkPeriod(request)
      if (!period.ok) return period
      const read = async () => {
        const moved = await movesOf(kind, period.value)
        const rows = moved.map((row) => ({
          first: [codeOf(kind, row), row.name ?? ''],
          sums: sumsOfBalance(balanceOfMoves(row)),
        }))
        return { rows, total: totalOfBalances(moved.map(balanceOfMoves)) }
      }
      return ok(fileOf(['auxiliary', 'name'], language, read))
    },
  }
}
export type ReadTrialBalance = ReturnType<typeof readTrialBalance>

const readGeneral =
  (db: Db) =>
  async (period: BalancePeriod, language: Language): Promise<TrialBalanceView> => {
    const moved = (await listTrialBalance(db, period)).map((moves) => ({
      ...{ kind: moves.kind, scf: SCF_ACCOUNTS[moves.kind] },
      balance: isResult(SCF_ACCOUNTS[moves.kind].number)
        ? resultOf(moves)
        : { ...balanceOfMoves(moves), carried: ZERO_CENTIMES },
    }))
    const carried = carriedForward(sum(moved.map(({ balance }) => balance.carried)))
    const rows = [...moved, { kind: null, scf: RETAINED_EARNINGS, balance: carried }].filter(
      ({ balance: { opening, debit, credit } }) => opening !== 0 || debit !== 0 || credit !== 0,
    )
    return {
      accounts: rows
        .toSorted((a, b) => (a.scf.number < b.scf.number ? -1 : 1))
        .map(({ kind, scf: { number, name }, balance }) => ({
          ...{ kind, scf: { number, name: name(language) } },
          ...sumsOfBalance(balance),
        })),
      total: totalOfBalances(rows.map(({ balance }) => balance)),
    }
  }

function pageOfMoves(
  kind: AuxiliaryKind,
  moved: readonly AuxiliaryMoves[],
  { limit, cursor }: { limit: number; cursor: string },
): AuxiliaryBalanceView {
  const start = /^\d+$/.test(cursor) ? Number(cursor) : 0
  const end = start + limit
  return {
    items: moved.slice(start, end).map((row) => ({
      ...{ code: codeOf(kind, row), name: row.name },
      ...sumsOfBalance(balanceOfMoves(row)),
    })),
    ...{ total: moved.length, total_is_estimate: false },
    next: end < moved.length ? String(end) : null,
    sums: totalOfBalances(moved.map(balanceOfMoves)),
  }
}

const codeOf = (kind: AuxiliaryKind, { id }: AuxiliaryMoves): string =>
  kind === 'vendors'
    ? auxiliaryAccount('vendor_payable', id)
    : [SCF_ACCOUNTS.cash_at_courier.number, ...(id === null ? [] : [id])].join('-')

type FileRows = { rows: { first: string[]; sums: BalanceSums }[]; total: BalanceSums }

/** One row for each account, and their totals. */
async function* fileOf(
  first: readonly (keyof typeof BALANCE)[],
  language: Language,
  read: () => Promise<FileRows>,
): Rows {
  const say = (key: keyof typeof BALANCE) => BALANCE[key](language)
  yield [...first, ...BALANCE_COLUMNS].map(say)
  const { rows, total } = await read()
  for (const row of rows) yield [...row.first, ...BALANCE_COLUMNS.map((name) => row.sums[name])]
  yield [
    say('total'),
    ...first.slice(1).map(() => ''),
    ...BALANCE_COLUMNS.map((name) => total[name]),
  ]
}
