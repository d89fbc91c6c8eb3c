import { AuthClient } from '@supabase/auth-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Clock, Milliseconds } from '#kernel/time.ts'
import { createAudit } from '#capabilities/audit/index.ts'
import {
  createIdentity,
  findNameOf,
  notifyAdmins,
  readAuthConfig,
  type Role,
} from '#capabilities/identity/index.ts'
import { createSettings } from '#capabilities/settings/index.ts'
import { type Database, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { type EdgeEnv, installEdge } from '#platform/http/edge.ts'
import { listen as listenHttp } from '#platform/http/server.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { inboxEmail, type SendEmail } from '#platform/email/index.ts'
import { inboxSms, type SendSms } from '#platform/sms/index.ts'
import { createProofOfWork } from '#platform/proof-of-work.ts'
import { createGuards } from '#server/guards.ts'
import { proofOfWorkRoutes } from '#server/proof-of-work-routes.ts'

/** The system time, which a test can advance. */
export function movableClock() {
  let ahead = 0
  const clock: Clock = { now: () => new Date(Date.now() + ahead) }
  return { ...clock, advance: (by: Milliseconds) => (ahead += by) }
}

const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra'
const PASSWORD = 'couscous-du-vendredi'

type Options = {
  clock?: Clock
  environment?: Record<string, string>
  /** Without them email and SMS go to the dev inbox. */
  sendMail?: SendEmail
  sendSms?: SendSms
}

/** Settings, audit and identity on a real database, as in one process of the product. */
export async function testAccounts(database: Database, options: Options = {}) {
  const { clock = movableClock(), environment = {} } = options
  const { db, listen } = database
  const failures: Error[] = []
  const onError = (error: Error) => void failures.push(error)
  const siteUrl = 'http://127.0.0.1:3105'
  const audit = createAudit({ db, clock })
  const settings = createSettings({
    db,
    clock,
    audit,
    listen,
    nameOf: findNameOf,
    notifyAdmins: (tx, about) => notifyAdmins(tx, 'admin_settings_changed', about),
    invalidate,
    environment,
    siteUrl,
    onError,
  })
  const config = readAuthConfig(environment, { siteUrl, externalUrl: `${siteUrl}/auth/v1` })
  const jobs = createJobs({ database, clock, onError: (error) => onError(error as Error) })
  const identity = createIdentity({
    jobs,
    sendMail: options.sendMail ?? inboxEmail(db, clock),
    sendSms: options.sendSms ?? inboxSms(db, clock),
    db,
    clock,
    listen,
    audit,
    settings,
    config,
    secret: SECRET,
    onError,
  })
  await settings.start()
  await identity.start()
  const guards = createGuards({
    sessionStates: identity.sessionStates,
    findStaffMembership: async () => null,
  })

  /** An account of long ago: a new one neither approves money nor has its proposals approved. */
  const settle = (userId: string) =>
    database.pool.query(
      `with of_role as (update identity.user_roles set granted_at = granted_at - interval '30 days'
         where user_id = $1)
       , of_duties as (update identity.admin_duties set granted_at = granted_at - interval '30 days'
         where user_id = $1)
       update identity.users set created_at = created_at - interval '30 days' where id = $1`,
      [userId],
    )

  async function account(
    email: string,
    role: Role = 'customer',
    password: string | null = PASSWORD,
  ) {
    const fields = { email, password, firstName: 'Amel', lastName: 'Saïdi', role, confirmed: true }
    const made = await inTransaction(db, (tx) => identity.createUser(tx, fields))
    if (!made.ok) throw new Error(made.error.code)
    await settle(made.value.userId)
    return { userId: made.value.userId, email, password: password ?? '' }
  }
  const change = (userId: Awaited<ReturnType<typeof account>>['userId'], role: Role) =>
    inTransaction(db, (tx) => identity.setRole(tx, { userId, role, by: { role: 'system' } }))

  const app = new Hono<EdgeEnv>()
  installEdge(app, {
    log: pino({ level: 'silent' }),
    siteUrl,
    trustProxy: '127.0.0.1',
    bodyLimitOf: (path) => (path.startsWith('/storage/') ? 8_000_000 : 2_000_000),
  })
  const proofOfWork = createProofOfWork({ db, clock, secret: SECRET })
  app.route('/api/v1', proofOfWorkRoutes({ db, clock, proofOfWork }) as never)
  app.route('/auth/v1', identity.authRoutes)
  app.route('/rest/v1/rpc', identity.rpcRoutes)

  return {
    audit,
    settings,
    identity,
    jobs,
    guards,
    app,
    account,
    change,
    clock,
    failures,
    proofOfWork,
    PASSWORD,
  }
}
export type TestAccounts = Awaited<ReturnType<typeof testAccounts>>

/** Opens every connection of the pool, so that concurrent requests really run concurrently. */
export const warmUp = ({ pool }: Database, connections: number): Promise<unknown> =>
  Promise.all(Array.from({ length: connections }, () => pool.query('select pg_sleep(0.1)')))

/** Listens on a free port until the file's tests are over. */
export async function serve(app: Hono<EdgeEnv>) {
  const server = await listenHttp(app.fetch, { port: 0, host: '127.0.0.1' })
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${server.port}`

  function client(options: Partial<ConstructorParameters<typeof AuthClient>[0]> = {}) {
    const stored = new Map<string, string>()
    return new AuthClient({
      url: `${url}/auth/v1`,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `yova-auth-${Math.random()}`,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      ...options,
    })
  }
  return { url, client }
}
