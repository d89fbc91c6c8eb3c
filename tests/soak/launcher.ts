/** `npm start` with a configurable idle timeout and a probe of the heap after a collection. */
import type { Milliseconds } from '#kernel/time.ts'
import { buildSite } from '#server/build-site.ts'
import { ROOT } from '#server/open-data.ts'
import { main } from '#server/main.ts'

export type Probe = { heapBytes: number; handles: number; timers: number }

// If the soak dies, the product stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

const [, , importIdleTimeout] = process.argv
await buildSite(ROOT)
await main({ importIdleTimeout: Number(importIdleTimeout) as Milliseconds })

process.on('message', () => {
  const { gc } = globalThis
  if (!gc) throw new Error('the product runs with --expose-gc here')
  gc()
  gc()
  const resources = process.getActiveResourcesInfo()
  const timers = resources.filter((name) => name === 'Timeout' || name === 'Immediate').length
  const { heapUsed, external } = process.memoryUsage()
  const probe: Probe = {
    heapBytes: heapUsed + external,
    handles: resources.length - timers,
    timers,
  }
  process.send?.(probe)
})
