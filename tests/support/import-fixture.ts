import { createImports } from '#capabilities/imports/index.ts'
import { createProductManagement } from '#capabilities/catalog/index.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import { routes } from '#platform/http/index.ts'
import { fetchPublic } from '#platform/http/ssrf-safe-fetch.ts'
import { createJobs } from '#platform/jobs/index.ts'
import type { Database } from '#platform/database/index.ts'
import { createGuards } from '#server/guards.ts'
import type { TestMarket } from './marketplace-fixture.ts'

export const SITE = 'http://127.0.0.1:3105'

type Options = { lease?: Milliseconds; onError?: (error: unknown) => void }

/** Images may be fetched from loopback. */
export function createTestImports(
  market: TestMarket,
  database: Database,
  { lease, onError = () => undefined }: Options = {},
) {
  const { clock, audit, catalog, promotions, identity, media } = market
  const { db } = database
  const products = createProductManagement({ database, clock, audit, catalog, promotions, media })
  const jobs = createJobs({ database, clock, onError, poll: seconds(0.1), ...(lease && { lease }) })
  const fetchImage = fetchPublic({
    most: 5 * 1024 * 1024,
    allowsPrivate: true,
    patience: seconds(5),
  })
  const imports = createImports({ db, clock, products, media, siteUrl: SITE, fetchImage })
  imports.workIn(jobs)
  products.workIn(jobs)
  const { findStaffMembership } = createVendors({ ...market, db })
  const guards = createGuards({
    sessionStates: identity.sessionStates,
    findStaffMembership,
  })
  const app = routes().route(
    '/files',
    routes()
      .use('*', guards.vendor as never)
      .route('/', imports.vendorRoutes as never) as never,
  )
  return { jobs, imports, ask: (path: string, init: RequestInit) => app.request(path, init) }
}

type Ask = (path: string, init: RequestInit) => Response | Promise<Response>
type ImportReply = { status: number; body: Record<string, never> }

const PART = 1024 * 1024

export function importFixture(ask: Ask, token: string, prefix = '/files') {
  const call = async (
    path: string,
    method = 'GET',
    body?: object,
    language = 'fr',
  ): Promise<ImportReply> => {
    const answer = await ask(`${prefix}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': language,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as ImportReply['body'] }
  }
  const file = async (path: string, language = 'fr') => {
    const answer = await ask(`${prefix}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    })
    return Buffer.from(await answer.arrayBuffer())
  }
  /** Returns the result of the file's analysis. */
  async function send(
    content: string | Uint8Array,
    name = 'produits.csv',
  ): Promise<ImportReply & { id: string }> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const begun = await call('/imports', 'POST', { file_name: name, bytes: bytes.byteLength })
    const { id } = begun.body as unknown as { id: string }
    if (begun.status !== 201) return { ...begun, id }
    for (let part = 0; part * PART < bytes.byteLength; part += 1) {
      const saved = await ask(`${prefix}/imports/${id}/parts/${part}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: Buffer.from(bytes.subarray(part * PART, (part + 1) * PART)),
      })
      if (saved.status !== 204) throw new Error(`${saved.status} ${await saved.text()}`)
    }
    return { ...(await call(`/imports/${id}/file`, 'POST', {})), id }
  }
  return { call, file, send }
}
export type Importing = ReturnType<typeof importFixture>

/** Runs an import with the guessed column mapping through check and confirmation. */
export function importAttempt(by: Importing, jobs: { drain(): Promise<number> }) {
  type View = Record<string, unknown>
  async function checked(content: string | Uint8Array, body: object = {}) {
    const sent = await by.send(content)
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    const columns: unknown = sent.body['columns']
    const started = await by.call(`/imports/${sent.id}/check`, 'POST', { columns, ...body })
    if (started.status !== 200) throw new Error(JSON.stringify(started.body))
    await jobs.drain()
    return { id: sent.id, view: (await by.call(`/imports/${sent.id}`)).body as View }
  }
  async function imported(content: string | Uint8Array, skip = false): Promise<View> {
    const { id } = await checked(content)
    const done = await by.call(`/imports/${id}/confirm`, 'POST', { skip_errors: skip })
    if (done.status !== 200) throw new Error(JSON.stringify(done.body))
    await jobs.drain()
    return (await by.call(`/imports/${id}`)).body
  }
  return { checked, imported }
}
