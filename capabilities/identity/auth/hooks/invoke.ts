import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, seconds } from '#kernel/time.ts'
import type { HookName, HookTarget } from '../config.mfa.ts'
import type { ProtocolError } from '../protocol/errors.ts'

export type HookRefusal = { code: 'hook_refused'; answer: ProtocolError }

const IN_ALL = seconds(5)
const BETWEEN = seconds(2)
const TRIES = 3
const MOST_BYTES = 200 * 1024

const refused = (status: ProtocolError['status'], code: string, message: string) =>
  refuse<HookRefusal>({ code: 'hook_refused', answer: { status, code, message } })

const Refused = z.object({
  error: z.object({
    http_code: z.int().min(400).max(599).catch(500),
    message: z.string().catch(''),
  }),
})

type InvokeInput = { name: HookName; target: HookTarget; address: string | null; clock: Clock }

/** Posts a signed body; times out after five seconds in all. */
export async function invokeHook(
  { name, target, address, clock }: InvokeInput,
  body: Record<string, unknown>,
): Promise<Result<unknown, HookRefusal>> {
  const now = clock.now()
  const id = randomUUID()
  const metadata = { uuid: id, time: now.toISOString(), name, ip_address: address ?? '' }
  const text = JSON.stringify({ metadata, ...body })
  const signatures = target.secrets.map((secret) => new Webhook(secret).sign(id, now, text))
  const request = {
    method: 'POST',
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(IN_ALL),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body: text,
  }
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(target.uri, request)
    if (answer !== 'unreached' && !asksAgain(answer)) return read(answer)
    if (answer !== 'unreached') await answer.body?.cancel()
    if (request.signal.aborted) break
    if (attempt === TRIES)
      return refused(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries')
    await sleep(BETWEEN, undefined, { signal: request.signal }).catch(() => undefined)
    if (request.signal.aborted) break
  }
  return refused(422, 'hook_timeout', `Failed to reach hook within maximum time of 5 seconds`)
}

const post = (uri: string, request: RequestInit): Promise<Response | 'unreached'> =>
  fetch(uri, request).catch(() => 'unreached' as const)

const asksAgain = (answer: Response): boolean =>
  (answer.status === 429 || answer.status === 503) && answer.headers.has('retry-after')

async function read(answer: Response): Promise<Result<unknown, HookRefusal>> {
  if (answer.status === 204) return ok({})
  if (answer.status !== 200 && answer.status !== 202) {
    await answer.body?.cancel()
    const message = `Unexpected status code returned from hook: ${answer.status}`
    return refused(500, 'unexpected_failure', message)
  }
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    await answer.body?.cancel()
    const message = 'Invalid Content-Type header'
    return refused(400, 'hook_payload_invalid_content_type', message)
  }
  const text = await textOf(answer)
  if (text === 'unreached') return refused(422, 'hook_timeout', 'The hook stopped answering')
  if (text === 'too_long')
    return refused(422, 'hook_payload_over_size_limit', 'Payload size exceeded size limit')
  const json = parsed(text)
  if (json === undefined)
    return refused(500, 'unexpected_failure', 'Error unmarshaling JSON output of hook')
  const error = Refused.safeParse(json)
  if (!error.success) return ok(json)
  const { http_code, message } = error.data.error
  const code = http_code === 500 ? 'unexpected_failure' : 'unknown'
  return refused(http_code as ProtocolError['status'], code, message) // the schema limits it to 400-599
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength
      if (size > MOST_BYTES) return 'too_long'
      chunks.push(chunk)
    }
  } catch {
    return 'unreached'
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
