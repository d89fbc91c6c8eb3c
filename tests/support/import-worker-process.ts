/** Works until it is killed. Its clock runs ahead: a killed worker's lease has expired. */
import { minutes, seconds } from '#kernel/time.ts'
import { openDatabase } from '#platform/database/index.ts'
import { createTestImports } from './import-fixture.ts'
import { marketplaceFixture } from './marketplace-fixture.ts'

const database = openDatabase({
  url: process.argv[2] ?? '',
  max: 4,
  applicationName: 'yova:import',
})
const market = await marketplaceFixture(database)
market.clock.advance(minutes(Number(process.argv[3] ?? 0)))
const { jobs } = createTestImports(market, database, { lease: seconds(30) })
await jobs.start()
console.log('works')
