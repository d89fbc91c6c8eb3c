import { Hono } from 'hono'
import { RETRY_AFTER } from '#platform/database/retryable-errors.ts'
import { type Metrics, metricsRoute } from '#platform/metrics.ts'

type Parts = {
  metrics: Metrics
  metricsToken: string | null
  /** Why this process cannot serve; null when it can. */
  trouble: () => Promise<string | null>
}

export const healthRoutes = ({ metrics, metricsToken, trouble }: Parts) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const reason = await trouble()
      if (reason === null) return c.json({ status: 'ready' })
      return c.json({ status: 'unavailable', reason }, 503, { 'retry-after': RETRY_AFTER })
    })
    .get('/metrics', metricsRoute(metrics, metricsToken))
