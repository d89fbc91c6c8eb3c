import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { NODE } from './processes.ts'

/** One request, and between which two lengths its answer must be. */
export type LoadRequest = {
  method?: 'GET' | 'POST'
  /** In path, headers and body `{n}` and `{ip}` become something new each time. */
  path: string
  headers?: Record<string, string>
  body?: string
  length: [least: number, most: number]
}

export type Load = {
  port: number
  connections: number
  seconds: number
  /** Connection i asks for request i, i + connections, …: no request is asked for by two at once. */
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
  /** How much of one core the asking took. Near 1, the load was the limit and not the server. */
  busy: number
}

type Message = { outcome: LoadOutcome } | { failure: string }

/** Starts the process that asks. `run` fails as soon as one answer is not what it should be. */
export function startLoad() {
  const worker = fork(fileURLToPath(new URL('load-worker.ts', import.meta.url)), {
    execPath: NODE,
    execArgv: [],
  })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the load generator ended with ${String(code)}`)
  })
  ended.catch(() => {}) // whoever waits for an answer hears of it
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
