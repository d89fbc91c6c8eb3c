import { deepStrictEqual } from 'node:assert/strict'
import { request } from 'node:http'
import type { HeldAnswer } from './baselines/static-bytes.ts'
import type { LoadRequest } from './load.ts'
import type { RequestTarget } from './request-targets.ts'
import { filled, nextSerial } from './placeholders.ts'

export type Comparison = {
  name: string
  connections: number
  status: number
  asks: readonly RequestTarget[]
  /** `bytes` and `sql` are the floors. */
  servers: readonly string[]
}

type ComparisonsResponse = { status: number; headers: Record<string, string>; body: Buffer }

export function ask(
  port: number,
  { method = 'GET', path, headers = {}, body }: RequestTarget,
): Promise<ComparisonsResponse> {
  const n = nextSerial()
  const own = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, filled(value, n)]),
  )
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, headers: own, agent: false }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(given) as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : filled(body, n))
  })
}

/** Headers of the connection, which the floor's own server writes. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

export async function captureResponses(
  port: number,
  asks: readonly RequestTarget[],
): Promise<HeldAnswer[]> {
  const held: HeldAnswer[] = []
  for (const requestTarget of asks) {
    const answer = await ask(port, requestTarget)
    if (answer.status !== 200) throw new Error(`${requestTarget.path} answered ${answer.status}`)
    held.push({
      path: requestTarget.path,
      compressed: requestTarget.headers?.['accept-encoding'] !== undefined,
      headers: Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name)),
      ),
      base64: answer.body.toString('base64'),
    })
  }
  return held
}

/** Half to twice the length of the recorded response: excludes error pages and empty lists. */
export async function bounded(
  port: number,
  asks: readonly RequestTarget[],
  status: number,
): Promise<LoadRequest[]> {
  const seen: LoadRequest[] = []
  for (const requestTarget of asks) {
    const { status: got, body } = await ask(port, requestTarget)
    if (got !== status)
      throw new Error(`${requestTarget.path} answered ${got}: ${body.toString().slice(0, 500)}`)
    seen.push({ ...requestTarget, length: [Math.floor(body.length / 2), body.length * 2] })
  }
  return seen
}

export async function assertSameJson(
  ours: number,
  floor: number,
  asks: readonly RequestTarget[],
): Promise<void> {
  for (const requestTarget of asks) {
    const [a, b] = await Promise.all([ask(ours, requestTarget), ask(floor, requestTarget)])
    try {
      deepStrictEqual(JSON.parse(b.body.toString()), JSON.parse(a.body.toString()))
    } catch (error) {
      throw new Error(
        `the baseline server answers differently to ${requestTarget.path}: ${(error as Error).message}`,
        {
          cause: error,
        },
      )
    }
  }
}
