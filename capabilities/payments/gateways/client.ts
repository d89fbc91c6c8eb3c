import { errorCode, toError } from '#platform/errors.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, seconds } from '#kernel/time.ts'

/** Unless `sent` is false, the outcome is unknown: the request may have been processed. */
export type GatewayUnreachable = { code: 'gateway_unreachable'; sent: boolean; reason: string }

type Request = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string> } & (
  | { body?: string }
  | { body?: undefined }
)
export type GatewayResponse = { status: number; body: unknown }

export type ClientOptions = {
  clock: Clock
  timeout?: Milliseconds
  pause?: Milliseconds
}

/** Circuit breaker: consecutive failures until it opens. */
const FAILURES_BEFORE_REST = 5
const REST = seconds(20)
const QUESTIONS = 3

/**
 * Circuit breaker; an open circuit fails at once, so that buyers do not wait. Idempotent requests
 * are retried with backoff; requests that move money are sent once.
 */
export function gatewayClient({
  clock,
  timeout = seconds(10),
  pause = seconds(0.3),
}: ClientOptions) {
  let failures = 0
  let restsUntil = new Date(0)

  async function once(request: Request): Promise<Result<GatewayResponse, GatewayUnreachable>> {
    if (clock.now() < restsUntil)
      return refuse(unreachable(false, 'the circuit breaker of the gateway is open'))
    const outcome = await send(request, timeout)
    failures = outcome.ok ? 0 : failures + 1
    if (failures >= FAILURES_BEFORE_REST) {
      failures = 0
      restsUntil = after(clock.now(), REST)
    }
    return outcome
  }

  return {
    send: once,
    async ask(request: Request): Promise<Result<GatewayResponse, GatewayUnreachable>> {
      let answer = await once(request)
      for (
        let attempts = 1;
        !answer.ok && answer.error.sent && attempts < QUESTIONS;
        attempts += 1
      ) {
        await new Promise((resolve) => setTimeout(resolve, pause * 2 ** attempts))
        answer = await once(request)
      }
      return answer
    },
  }
}
export type GatewayClient = ReturnType<typeof gatewayClient>

/** The connection was never made, so the request was not sent. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

async function send(
  { url, method = 'GET', headers = {}, body }: Request,
  timeout: Milliseconds,
): Promise<Result<GatewayResponse, GatewayUnreachable>> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    if (response.status >= 500) return refuse(unreachable(true, `it answered ${response.status}`))
    return ok({ status: response.status, body: parsed(text) })
  } catch (error) {
    const { name, cause } = toError(error)
    const code = errorCode(cause)
    return refuse(unreachable(!NEVER_LEFT.has(code), code || name))
  }
}

const unreachable = (sent: boolean, reason: string): GatewayUnreachable => ({
  code: 'gateway_unreachable',
  sent,
  reason,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
