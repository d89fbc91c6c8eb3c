import type { EventOf, EventType } from '../events.ts'
import type { DriverResult } from '../observed.ts'
import type { Terms } from '../world.ts'
import type { DriverMarket } from './market.ts'
import type { Names } from './names.ts'
import type { Shops } from './set-up.ts'

/** What an event needs to happen in the product. */
export type Stage = DriverMarket & {
  names: Names
  shops: Shops
  terms: () => Terms
  /** By the event that is performed. */
  endedMonth: string | null
}

export type Performers<Type extends EventType> = {
  [Key in Type]: (stage: Stage, event: EventOf<Key>) => Promise<DriverResult>
}

type Response = { status: number; body: unknown }

export const DONE: DriverResult = { refusal: null }

/** The code of the problem document; an error of the server is never a refusal. */
export function readRefusal({ status, body }: Response): DriverResult {
  if (status >= 500 || status === 401 || status === 429)
    throw new Error(`${status} ${JSON.stringify(body)}`)
  if (status < 400) return DONE
  const problem = body as { code?: string; errors?: { path: string; code: string }[] }
  const fields = (problem.errors ?? []).map(({ path, code }) => ` ${path}:${code}`)
  return { refusal: `${problem.code ?? status}${fields.join('')}` }
}
