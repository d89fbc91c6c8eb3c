/** Starts or joins the embedded server, inserts a row, prints a JSON line, ends with its input. */
import { once } from 'node:events'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { openDatabase } from '#platform/database/index.ts'

const embedded = await startEmbedded({ dataDir: process.argv[2] ?? '' })
const { pool, close } = openDatabase({ embedded: embedded.connection, max: 1 })
// Two processes may come at once, and `if not exists` takes no lock.
await pool.query(
  'begin; select pg_advisory_xact_lock(1); create table if not exists visits (pid int); commit',
)
await pool.query('insert into visits values ($1)', [process.pid])

process.stdin.on('data', async () => {
  const { rows } = await pool.query(
    `select (select count(*) from visits) as visits, pg_postmaster_start_time()::text as started`,
  )
  console.log(JSON.stringify({ ...rows[0], host: embedded.connection.host }))
})
process.stdin.resume()
await once(process.stdin, 'end')
await close()
await embedded.release()
