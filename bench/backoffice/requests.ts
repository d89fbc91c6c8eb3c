import type { BenchData } from '../bench-database.ts'
import { type Parameter, parameterValues, queryStrings } from './query-strings.ts'
import { deepPages, type Fetching } from './deep-pages.ts'

export type BackofficeRequest = { name: string; path: string; kind: 'page' | 'file' }
export type BackofficeAudiences = { admin: string; vendor: string }

type Get = { parameters?: Parameter[]; responses?: Record<string, { content?: object }> }
type Document = { paths: Record<string, { get?: Get }> }

const isEndless = (get: Get): boolean =>
  'text/event-stream' in (get.responses?.['200']?.content ?? {})
/** A download: its duration depends on its length, so only the first byte is measured. */
const isFile = (path: string): boolean =>
  /\.(csv|html)$|\/file$|-file$|\/exports?\b|\/statement$/.test(path)

/** Every list and report of the back office and the vendor space, with each filter and sort. */
export async function backofficeRequests(
  data: BenchData,
  document: Document,
  spaces: BackofficeAudiences,
  ask: Fetching,
): Promise<{ asks: (BackofficeRequest & { token: string })[]; left: string[] }> {
  const known = await parameterValues(data)
  const asks: (BackofficeRequest & { token: string })[] = []
  const left: string[] = []
  for (const [path, { get }] of Object.entries(document.paths)) {
    const space = path.startsWith('/admin/')
      ? 'admin'
      : path.startsWith('/vendor/')
        ? 'vendor'
        : null
    if (!get || !space) continue
    if (isEndless(get)) {
      left.push(`${path}: goes on until its reader leaves`)
      continue
    }
    const token = spaces[space]
    const address = await filledPath(path, token, ask)
    if (address === null) {
      left.push(`${path}: nothing there to be looked at`)
      continue
    }
    const kind = isFile(path) ? 'file' : 'page'
    const parameters = (get.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const add = (name: string, query: string) =>
      asks.push({
        name: `${path}${name && ` ${name}`}`,
        path: `/api/v1${address}${query && `?${query}`}`,
        kind,
        token,
      })
    if (parameters.some(({ name }) => name === 'ids')) {
      left.push(`${path}: asked with what was chosen on the screen`)
      continue
    }
    // An export is of one person; required parameters get their first value.
    const needed = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    if (path.endsWith('/export')) needed.push('user_id')
    if (!needed.includes('search'))
      add('', needed.map((name) => `${name}=${known[name]?.[0]}`).join('&'))
    if (kind === 'file') continue
    for (const query of await queryStrings(path, parameters, known, data))
      add(decodeURIComponent(query), query)
    if (parameters.some(({ name }) => name === 'cursor'))
      for (const [name, query] of await deepPages(`/api/v1${address}`, token, ask)) add(name, query)
  }
  return { asks, left }
}

/** Fills `/things/{id}/lines` with the first id of the list. */
async function filledPath(path: string, token: string, ask: Fetching): Promise<string | null> {
  const index = path.indexOf('/{')
  if (index < 0) return path
  const list = path.slice(0, index)
  const answer = await ask(`/api/v1${list}`, token)
  const body = (await answer.json().catch(() => null)) as {
    items?: Record<string, unknown>[]
  } | null
  const name = /\{(\w+)/.exec(path)?.[1] ?? 'id'
  const first = body?.items?.at(-1)
  const id = first?.['user_id'] ?? first?.[name]
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return filledPath(path.replace(/\{\w+[^}]*\}/, String(id)), token, ask)
}
