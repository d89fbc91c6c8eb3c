import { milliseconds } from '#kernel/time.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { loggedPath } from './log-path.ts'
import type { RequestContext } from './request-context.ts'

type Request = { method: string; path: string; route: string; status: number; began: number }

export const requestLog =
  ({ log, metrics }: { log: Logger; metrics?: Metrics | undefined }) =>
  (
    { requestId, clientAddress }: Pick<RequestContext, 'requestId' | 'clientAddress'>,
    { method, path, route, status, began }: Request,
  ): void => {
    const took = performance.now() - began
    metrics?.request(method, route, status, milliseconds(took))
    log.info(
      {
        request_id: requestId,
        method,
        path: loggedPath(path),
        status,
        ms: Math.round(took * 10) / 10,
        address: clientAddress,
      },
      'request',
    )
  }
