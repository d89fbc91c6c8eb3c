import type { Language } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import { lastMonthOf } from '#capabilities/documents/index.ts'
import {
  type CutOffOrderRow,
  findCutOff,
  findFirstMissing,
  streamCutOffOrders,
} from '../queries/cut-offs.ts'
import { texts } from '../texts.generated.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

const COLUMNS = texts.below('cut-off')
const AMOUNTS = [
  ...(['price', 'payable', 'commission', 'delivery', 'discount', 'rounding'] as const),
  ...(['deferred', 'receivable', 'advance'] as const),
] as const

type Deps = Pick<TreasuryDeps, 'db' | 'clock' | 'ledger'>

export const readCutOffs = ({ db, clock, ledger }: Deps) => ({
  async find(month: string) {
    const first = await ledger.findFirstDay(db)
    const last = lastMonthOf(clock.now())
    return {
      cut_off: await findCutOff(db, month),
      first_missing: await findFirstMissing(db, { first, last }),
    }
  },
  /** One row for each order that it rests on, in dinars. */
  async *file(month: string, language: Language): AsyncGenerator<readonly (string | number)[]> {
    const columns = ['number', 'placed', 'vendor', ...AMOUNTS] as const
    yield columns.map((name) => COLUMNS[name](language))
    for await (const rows of streamCutOffOrders(db, month)) yield* rows.map(cellsOf)
  },
})
export type ReadCutOffs = ReturnType<typeof readCutOffs>

const cellsOf = (row: CutOffOrderRow): (string | number)[] => [
  ...[row.number, row.placedOn, row.vendor],
  ...AMOUNTS.map((name) => dinars(row[name])),
]
