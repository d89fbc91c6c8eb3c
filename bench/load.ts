import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { NODE } from './processes.ts'

export type LoadRequest = {
  method?: 'GET' | 'POST'
  /** `{n}` and `{ip}` in path, headers and body are unique per request. */
  path: string
  headers?: Record<string, string>
  body?: string
  length: [least: number, most: number]
}

export type Load = {
  port: number
  connections: number
  seconds: number
  /** Connection i sends requests i, i + connections, …: none is sent by two at once. */
  requests: readonly LoadRequest[]
  status: number
}

export type LoadOutcome = {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  bytesEach: number
  /** The generator's share of one core. Near 1 the generator was the limit and not the server. */
  busy: number
}

type Message = { outcome: LoadOutcome } | { failure: string }

/** Starts the generator process. `run` fails at the first unexpected response. */
export function startLoad() {
  const worker = fork(fileURLToPath(new URL('load-worker.ts', import.meta.url)), {
    execPath: NODE,
    execArgv: [],
  })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the load generator exited with ${String(code)}`)
  })
  ended.catch(() => {}) // callers get the error from their request
  return {
    async run(load: Load): Promise<LoadOutcome> {
      worker.send(load)
      const [message] = (await Promise.race([once(worker, 'message'), ended])) as [Message]
      if ('failure' in message) throw new Error(message.failure)
      return message.outcome
    },
    stop(): void {
      worker.disconnect()
    },
  }
}
export type LoadGenerator = ReturnType<typeof startLoad>
