/** `npm run bench:auth`: CPU cost of a sign-in beside its password hash, and of a token check. */
import { pino } from 'pino'
import { hashPassword, verifyPassword } from '#capabilities/identity/auth/crypto/passwords.ts'
import { ok } from '#kernel/result.ts'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { inTransaction, openDatabase } from '#platform/database/index.ts'
import { createMetrics } from '#platform/metrics.ts'
import { compose } from '#server/compose.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { openBenchData } from './bench-database.ts'

const ROUNDS = 5
const SIGN_INS = 12
const CHECKS = 20_000
const PASSWORD = 'couscous-du-vendredi'

const data = await openBenchData('.cache/bench', 10_000)
const database = openDatabase({ embedded: data.connection, max: 10, applicationName: 'bench:auth' })
const config = readEnvironment({ ...process.env, YOVA_DEMO: '0' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const ground = {
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-bench',
  database,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
}
const marketplace = await createMarketplace(ground)
const { identity } = compose(ground)
await identity.start()

/** CPU milliseconds per run, including the database server. */
async function cost(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const server = data.cpuSeconds() ?? 0
  const before = process.cpuUsage()
  for (let index = 0; index < times; index += 1) await work(index)
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / 1000 + ((data.cpuSeconds() ?? 0) - server) * 1000) / times
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

let visitors = 0
/** Each from its own IP, so that no rate limit applies. */
async function signIn(email: string): Promise<string> {
  visitors += 1
  const answer = await marketplace.app.fetch(
    new Request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
    {
      inProcess: {
        requestId: `bench-${visitors}`,
        clientAddress: `10.0.${visitors >> 8}.${visitors & 255}`,
      },
    },
  )
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

try {
  const email = (index: number) => `bench-${process.pid}-${index}@example.dz`
  for (let index = 0; index < 4; index += 1)
    await inTransaction(database.db, async (tx) =>
      ok(
        await identity.createUser(tx, {
          email: email(index),
          password: PASSWORD,
          firstName: 'Amel',
          lastName: 'Saïdi',
          role: 'customer',
          confirmed: true,
        }),
      ),
    )
  const hash = await hashPassword(PASSWORD)
  const token = await signIn(email(0))
  await identity.sessionStates.of(token)

  const rounds: { hash: number; signIn: number; check: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      hash: await cost(SIGN_INS, () => verifyPassword(PASSWORD, hash)),
      signIn: await cost(SIGN_INS, (index) => signIn(email(index % 4))),
      check: await cost(CHECKS, () => identity.sessionStates.of(token)),
    })
  const subject = (name: 'hash' | 'signIn' | 'check') => median(rounds.map((round) => round[name]))
  process.stdout.write(
    `password hash       ${subject('hash').toFixed(2)} ms of processor
sign-in             ${subject('signIn').toFixed(2)} ms, ${(subject('signIn') / subject('hash')).toFixed(2)} times the hash (at most 1.3)
token, once seen    ${subject('check').toFixed(4)} ms (at most 0.1)\n`,
  )
} finally {
  await identity.stop()
  await database.close()
  await data.close()
}
