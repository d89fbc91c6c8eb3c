import { Hono } from 'hono'
import { RETRY_AFTER } from '#platform/database/retryable-errors.ts'
import { type Metrics, metricsRoute } from '#platform/metrics.ts'

type Parts = {
  metrics: Metrics
  metricsToken: string | null
  /** Says what keeps this process from serving, or null when nothing does. */
  trouble: () => Promise<string | null>
}

/** What the one who runs the marketplace asks of a process: alive, ready, figures. */
export const healthRoutes = ({ metrics, metricsToken, trouble }: Parts) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const reason = await trouble()
      if (reason === null) return c.json({ status: 'ready' })
      return c.json({ status: 'unavailable', reason }, 503, { 'retry-after': RETRY_AFTER })
    })
    .get('/metrics', metricsRoute(metrics, metricsToken))
