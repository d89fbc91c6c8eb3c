/** A job child process like server/job-worker.ts; it writes its process id to a table. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/database/index.ts'
import { createJobs, job, startChildWorker } from '#platform/jobs/index.ts'

const database = openDatabase({ url: process.argv[2] ?? '', max: 2, applicationName: 'yova:apart' })
const jobs = createJobs({ database, clock: systemClock, onError: console.error, lease: seconds(2) })
jobs.handle(
  job<{ name: string; takes?: number }>(process.argv[4] ?? 'test.apart'),
  async ({ name, takes }, run) => {
    await database.pool.query('insert into did (name, pid) values ($1, $2)', [name, process.pid])
    await sleep(takes ?? 0, undefined, { signal: run.signal }).catch(() => undefined)
    await database.pool.query('insert into did (name, pid) values ($1, $2)', [
      `${name} ${run.signal.aborted ? 'was told to leave' : 'done'}`,
      process.pid,
    ])
  },
)
await startChildWorker(jobs, { idleTimeout: Number(process.argv[3]) as Milliseconds })
await database.close()
