import { buildSite } from './build.ts'
import { ROOT } from './data.ts'
import { main } from './main.ts'

const development = process.argv.includes('--dev')
if (!development && !process.argv.includes('--help')) {
  const began = performance.now()
  if (await buildSite(ROOT))
    process.stdout.write(`Site built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}
await main({ development })
