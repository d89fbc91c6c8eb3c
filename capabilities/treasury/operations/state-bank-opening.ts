import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { findBankPosition } from '../queries/bank-lines.ts'
import { findBankOpening, insertBankOpening } from '../queries/bank-openings.ts'
import { lockBank } from '../queries/bank-statements.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

type StateOpeningCommand = AdminActor & { openedOn: LocalDate; balance: Centimes }
export type StateOpeningRefusal =
  | { code: 'bank_opened_in_future' }
  | { code: 'bank_opened_after_line'; on: LocalDate }

/** One person's record: it posts nothing, and the difference to the books stays to be explained by a manual journal. */
export const stateBankOpening =
  ({ db, clock, audit }: TreasuryDeps) =>
  ({ adminId, origin, openedOn, balance }: StateOpeningCommand) =>
    inTransaction(db, async (tx): Promise<Result<null, StateOpeningRefusal>> => {
      await lockBank(tx)
      const now = clock.now()
      if (openedOn > localDate(now)) return refuse({ code: 'bank_opened_in_future' })
      const { firstOn } = await findBankPosition(tx)
      if (firstOn !== null && openedOn > firstOn)
        return refuse({ code: 'bank_opened_after_line', on: firstOn })
      const before = await findBankOpening(tx)
      const id = newId(now)
      await insertBankOpening(tx, { id, openedOn, balance, by: adminId, now })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'treasury.bank_opening_stated',
        subject: { type: 'bank_opening', id },
        ...(before && { before: { on: before.on, balance: dinars(before.bank) } }),
        after: { on: openedOn, balance: dinars(balance) },
      })
      return ok(null)
    })
export type StateBankOpening = ReturnType<typeof stateBankOpening>
