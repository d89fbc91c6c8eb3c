import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const PAGE_MODULES = [
  ...['backup', 'blindsql', 'crlf', 'exec', 'file', 'methods', 'permanentxss', 'redirect'],
  ...['sql', 'ssrf', 'xss', 'xxe'],
]
/** No answer of the API is a page: a script in it is text. */
export const API_MODULES = ['blindsql', 'crlf', 'exec', 'file', 'redirect', 'sql', 'ssrf']

export type WapitiScan = {
  url: string
  folder: string
  modules: readonly string[]
  /** Beside what is linked. */
  addresses?: readonly string[]
  headers?: Record<string, string> | undefined
  depth?: number
  /** What one module may take, after it the next begins. */
  secondsOfModule?: number
  collector: RequestCollector
}
export type WapitiResult = {
  pages: number
  modules: string[]
  /** Modules that ran out of time before the last address. */
  cutShort: string[]
  findings: string[]
  seconds: number
}
type WapitiFindings = Record<
  string,
  { method: string; path: string; info: string; parameter: string }[]
>

/** Level 1, GET parameters. Throws when a part of wapiti has crashed: its report would say nothing of it. */
export async function runWapiti(scan: WapitiScan): Promise<WapitiResult> {
  const { url, folder, modules, addresses = [], headers = {}, depth = 2 } = scan
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'apps.json'), '{}') // else it downloads a list that no module here uses
  const report = join(folder, 'report.json')
  const began = performance.now()
  const { stdout, stderr } = await run(
    'wapiti',
    [
      ...['-u', url, '--scope', 'folder', '-d', String(depth), '-S', 'normal', '-l', '1'],
      ...addresses.flatMap((address) => ['-s', address]),
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...['-m', modules.map((module) => `${module}:get`).join(',')],
      ...['--max-links-per-page', '40', '--max-files-per-dir', '12', '--max-scan-time', '60'],
      ...['--max-attack-time', String(scan.secondsOfModule ?? 60), '-t', '10', '--no-bugreport'],
      ...['--flush-session', '--store-session', folder, '--store-config', folder],
      ...['--external-endpoint', scan.collector.url, '--internal-endpoint', scan.collector.url],
      ...['-v', '0', '-f', 'json', '-o', report],
    ],
    { timeout: 18 * 60_000, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, HOME: folder } },
  )
  if (/^ {2}File "/m.test(stderr)) throw new Error(`wapiti crashed: ${stderr}\n${stdout}`)
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as {
    vulnerabilities: WapitiFindings
    anomalies: WapitiFindings
  }
  return {
    pages: Number(/found (\d+) URLs/.exec(stdout)?.[1] ?? 0),
    modules: [...stdout.matchAll(/Launching module (\w+)/g)].map(([, name = '']) => name),
    cutShort: [...stdout.matchAll(/reached for module (\w+)/g)].map(([, name = '']) => name),
    findings: [vulnerabilities, anomalies].flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        found.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`),
      ),
    ),
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

export type RequestCollector = { url: string; stop(): void }

/** In place of wapiti's site on the internet: who fetches an address that was only a parameter? */
export async function startRequestCollector(): Promise<RequestCollector> {
  const collected = new Map<string, Record<string, Record<string, object[]>>>()
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/'
    const [, kind, session = '', page = '', parameter = ''] = url.split('/')
    if (kind === 'ssrf') {
      const ofSession = collected.get(session) ?? {}
      const about = { url, date: '', ip: '127.0.0.1', method: incoming.method, size: 0 }
      ;((ofSession[page] ??= {})[parameter] ??= []).push(about)
      collected.set(session, ofSession)
    }
    const wantedId = new URL(url, 'http://collector').searchParams.get('id')
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify((wantedId !== null && collected.get(wantedId)) || {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
