/** Commits a checkout, then crashes before the response. Prints its port as its only line. */
import { openDatabase } from '#platform/database/index.ts'
import { listen } from '#platform/http/server.ts'
import { marketplaceFixture } from './marketplace-fixture.ts'

const database = openDatabase({ url: process.argv[2] ?? '', max: 2, applicationName: 'yova:crash' })
const { app } = await marketplaceFixture(database)
const { port } = await listen(
  async (request) => {
    await app.fetch(request)
    process.kill(process.pid, 'SIGKILL')
    return new Response()
  },
  { port: 0, host: '127.0.0.1' },
)
console.log(port)
