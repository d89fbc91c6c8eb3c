import { endWithParent } from '#platform/shutdown.ts'
import { buildSite } from './build-site.ts'
import { ROOT } from './open-data.ts'
import { main } from './main.ts'

// npm forwards signals; a killed npm cannot, and would leave the server running.
if (process.env['npm_lifecycle_event']) endWithParent()

const development = process.argv.includes('--dev')
// Before the routes are made: their answers are parsed with their contracts.
if (development) process.env['YOVA_CHECK_RESPONSES'] = '1'
await main({ development, buildSite: buildOrReport })

async function buildOrReport(): Promise<void> {
  const began = performance.now()
  if (await buildSite(ROOT))
    process.stdout.write(`Site built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}
