import type { LocalDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertReversals } from '../queries/order-book.ts'
import type { JournalKind } from '../schema.ts'

type Reversal = {
  ids: readonly string[]
  kind: JournalKind
  memo: string
  accountedOn: LocalDate
}

/** One reversing journal of the same kind for each; the database refuses to reverse one twice. Returns their ids. */
export const reverseJournals =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { ids, kind, memo, accountedOn }: Reversal): Promise<string[]> => {
    const now = clock.now()
    const undone = ids.map((reverses) => ({ id: newId(now), reverses, kind }))
    await insertReversals(tx, undone, { memo, now, accountedOn })
    return undone.map(({ id }) => id)
  }
