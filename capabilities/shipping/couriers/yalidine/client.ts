import { truncate } from '#kernel/truncate.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import {
  after,
  type Clock,
  days,
  hours,
  type Milliseconds,
  minutes,
  seconds,
} from '#kernel/time.ts'
import { type CourierAccount, CourierError } from '../courier.ts'

export type ClientDeps = {
  clock: Clock
  /** `https://api.yalidine.app/v1`. */
  base: string
  /** Timeout of one request. */
  patience?: Milliseconds
}

/** Response headers with the remaining quota, and the time until it is renewed. */
const QUOTAS = [
  ['x-day-quota-left', days(1)],
  ['x-hour-quota-left', hours(1)],
  ['x-minute-quota-left', minutes(1)],
  ['x-second-quota-left', seconds(1)],
] as const

/** Longer waits are left to a later attempt. */
const SHORT_REST = seconds(2)
const MOST_TRIES = 3

/** Per process: avoids requests that are known to exceed the quota. */
const restUntil = new Map<string, Date>()

const Page = z.object({
  has_more: z.boolean().optional(),
  data: z.array(z.record(z.string(), z.unknown())),
})

/** Respects Yalidine's quotas: 5 per second, 50 per minute, 1,000 per hour, 10,000 per day. */
export const yalidineClient = (deps: ClientDeps) => (account: CourierAccount) => {
  const quota = quotaOf(deps, account)

  /** 429 means nothing was done, so even a creation is retried; no other request is. */
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      await quota.rest()
      const response = await send(deps, account, { method, path, body })
      quota.keepWithin(response)
      if (response.ok) return readJson(response)
      if (response.status === 401 || response.status === 403)
        throw new CourierError('credentials_refused', `it answered ${response.status}`)
      if (response.status === 429 && tries < MOST_TRIES) continue
      if (response.status === 429)
        throw new CourierError('over_quota', 'too many requests', quota.until())
      const words = truncate(await response.text().catch(() => ''), 300)
      if (response.status < 500) return { refused: words || `${response.status}` }
      throw new CourierError('unavailable', `it answered ${response.status}`)
    }
  }

  async function list(path: string): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = []
    const joint = path.includes('?') ? '&' : '?'
    for (let page = 1; ; page += 1) {
      const answer = Page.safeParse(await ask('GET', `${path}${joint}page_size=1000&page=${page}`))
      if (!answer.success) throw new CourierError('unavailable', 'the answer is not a list')
      rows.push(...answer.data.data)
      if (answer.data.has_more !== true || answer.data.data.length === 0) return rows
    }
  }

  return { ask, list }
}
export type YalidineClient = ReturnType<ReturnType<typeof yalidineClient>>

function quotaOf({ clock, base }: ClientDeps, { id }: CourierAccount) {
  const key = `${base} ${id}`
  const until = (): Date | null => restUntil.get(key) ?? null
  return {
    until,
    async rest(): Promise<void> {
      const end = until()
      const left = end ? end.getTime() - clock.now().getTime() : 0
      if (left <= 0) return
      if (left > SHORT_REST) throw new CourierError('over_quota', 'resting', end)
      await sleep(left)
    },
    keepWithin(response: Response): void {
      const spent = QUOTAS.find(([name]) => response.headers.get(name) === '0')
      const requested = Number(response.headers.get('retry-after') ?? Number.NaN)
      const wait = Number.isFinite(requested) ? seconds(requested) : spent?.[1]
      if (response.status === 429) restUntil.set(key, after(clock.now(), wait ?? minutes(1)))
      else if (spent) restUntil.set(key, after(clock.now(), spent[1]))
    },
  }
}

async function send(
  { base, patience = seconds(15) }: ClientDeps,
  account: CourierAccount,
  { method, path, body }: { method: string; path: string; body: unknown },
): Promise<Response> {
  try {
    return await fetch(`${base}${path}`, {
      method,
      headers: {
        'x-api-id': account.id,
        'x-api-token': account.token,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    throw new CourierError('unavailable', error instanceof Error ? error.message : 'no answer')
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new CourierError('unavailable', 'the answer is not JSON')
  }
}
