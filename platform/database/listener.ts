import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, escapeIdentifier } from 'pg'
import { toError } from '#platform/errors.ts'
import { asOwner } from './tenants.ts'

type Handler = (payload: string) => void

export type Listener = {
  /** Notifications are lost between a lost connection and `onReconnect`. */
  listen(
    channel: string,
    handler: Handler,
    hooks?: { onReconnect?: () => void },
  ): Promise<() => Promise<void>>
}

type Subscription = { handler: Handler; onReconnect: (() => void) | undefined }

const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5_000
/** Detects a connection that died silently (a router, a frozen machine). */
const PING_MS = 5_000
const PING_ANSWER_MS = 5_000

/** One connection for all channels, opened at the first `listen`. */
export function createListener(config: ClientConfig, onError: (error: Error) => void) {
  const line = new LogLine(config, onError)
  return {
    listen: (channel: string, handler: Handler, hooks: { onReconnect?: () => void } = {}) =>
      line.add(channel, { handler, onReconnect: hooks.onReconnect }),
    close: () => line.close(),
  }
}

class LogLine {
  readonly #config: ClientConfig
  readonly #onError: (error: Error) => void
  readonly #channels = new Map<string, Set<Subscription>>()
  readonly #closing = new AbortController()
  #client: Promise<Client> | undefined

  constructor(config: ClientConfig, onError: (error: Error) => void) {
    this.#config = {
      ...config,
      connectionTimeoutMillis: PING_ANSWER_MS,
      query_timeout: PING_ANSWER_MS,
    }
    this.#onError = onError
  }

  async add(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    const subscriptions = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscriptions.add(subscription))
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined
      throw error
    })
    try {
      await (await this.#client).query(listenTo(channel))
    } catch (error) {
      subscriptions.delete(subscription)
      throw error
    }
    return async () => {
      subscriptions.delete(subscription)
      if (subscriptions.size > 0 || this.#closing.signal.aborted) return
      this.#channels.delete(channel)
      await (await this.#client)?.query(`unlisten ${escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    const opened = await this.#client?.catch(() => undefined)
    await opened?.end()
  }

  async #connect(): Promise<Client> {
    const opened = new Client(this.#config)
    opened.on('error', this.#onError)
    opened.on('notification', ({ channel, payload }) => {
      // A socket that a tenant's request opened would hand its tenant to every handler.
      asOwner(() => {
        for (const { handler } of this.#channels.get(channel) ?? []) handler(payload ?? '')
      })
    })
    try {
      await opened.connect()
      for (const channel of this.#channels.keys()) await opened.query(listenTo(channel))
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
    const ping = this.#ping(opened)
    opened.once('end', () => {
      clearInterval(ping)
      if (this.#closing.signal.aborted) return
      this.#client = asOwner(() => this.#reconnect())
      // Only `close` rejects it, and handles the rejection itself.
      this.#client.catch(() => {})
    })
    return opened
  }

  #ping(opened: Client): NodeJS.Timeout {
    const ping = setInterval(() => {
      opened.query('select 1').catch((error: Error) => {
        this.#onError(error)
        opened.connection.stream.destroy()
      })
    }, PING_MS)
    return ping.unref()
  }

  async #reconnect(): Promise<Client> {
    const { signal } = this.#closing
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      await sleep(wait, undefined, { ref: false, signal })
      try {
        const opened = await this.#connect()
        for (const subscriptions of this.#channels.values())
          for (const { onReconnect } of subscriptions) onReconnect?.()
        return opened
      } catch (error) {
        this.#onError(toError(error))
      }
    }
  }
}

const listenTo = (channel: string): string => `listen ${escapeIdentifier(channel)}`
