import type { Clock } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/index.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'

export type Infrastructure = {
  config: Config
  secret: string
  database: Database
  clock: Clock
  log: Logger
  metrics: Metrics
  /** CPU-bound jobs run in a child process (server/job-worker.ts). */
  hasJobWorkerProcess?: boolean
}
