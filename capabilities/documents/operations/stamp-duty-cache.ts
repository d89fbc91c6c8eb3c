import { localDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Listener } from '#platform/database/index.ts'
import { createRenewal } from '#platform/database/refresh-with-retry.ts'
import { listStampScales, STAMP_DUTY_CHANNEL } from '../queries/stamp-duty.ts'
import { type StampScale, stampDutyOn, tiersOn } from '../rules/stamp-duty.ts'

type Deps = {
  db: Db
  clock: Clock
  listen: Listener['listen']
  onError: (error: Error) => void
}

/**
 * The scales in memory, so that a quote or a checkout asks the database nothing for them. Reloaded
 * when any process changes one.
 */
export function createStampDuty({ db, clock, listen, onError }: Deps) {
  let scales: readonly StampScale[] | undefined
  let stop: (() => Promise<void>) | undefined
  let started = 0
  let shown = 0

  async function renew(): Promise<void> {
    const turn = ++started
    const read = await listStampScales(db)
    if (turn <= shown) return
    shown = turn
    scales = read
  }
  const renewal = createRenewal(renew, onError)

  return {
    /** LISTEN comes before the first read, so that no change is missed. */
    async start(): Promise<void> {
      stop ??= await listen(STAMP_DUTY_CHANNEL, renewal.start, { onReconnect: renewal.start })
      await renew()
    },
    renew,
    /** Of a cash payment by the scale of today; zero where the operator does not charge it. */
    stampDutyOn(amount: Centimes): Centimes {
      if (!scales) throw new Error('stamp duty was asked for before its scales were loaded')
      return stampDutyOn(amount, tiersOn(scales, localDate(clock.now())))
    },
    async stop(): Promise<void> {
      renewal.stop()
      await stop?.()
      stop = undefined
    },
  }
}
export type StampDutyInForce = ReturnType<typeof createStampDuty>
