import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import type { Listener } from '../database/index.ts'

export type SseDeps = { listen: Listener['listen']; heartbeat?: Milliseconds }
export type SseRefusal = { code: 'too_many_streams' }
/** `elsewhere`: too many streams of this user; `ended`: the access right is gone. */
type CloseReason = 'elsewhere' | 'ended' | 'closing'

/** Keeps proxies from buffering the stream. */
export const SSE_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

type ServerSentEventsInput<Connection> = {
  /** The vendor, or the admins, that the live updates are for. */
  topic: string
  userId: string
  /** The user's current role; null once access is revoked. */
  revalidate: () => Promise<Connection | null>
}
type StreamClient<Update> = {
  userId: string
  send: (update: Update) => void
  end: (why: CloseReason) => void
}
type SseChannel<Update, Role extends string> = {
  channel: string
  /** Parses a line of a notification; null for one without an update. */
  read: (client: string) => { topic: string; update: Update } | null
  fullUpdate: Update
  /** The part that a role may see; null for none. */
  updateFor: (connection: Role, update: Update) => object | null
}

/** Streams per user; the oldest is closed, and its page falls back to polling. */
const MAX_STREAMS_PER_USER = 6
const MAX_STREAMS_PER_PROCESS = 2_000
/** Unread chunks after which a client counts as gone. */
const MAX_UNREAD_CHUNKS = 50

const encoder = new TextEncoder()
const eventOf = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Event streams by `place`. A live update only says that something changed; the client then reads
 * what it may see, and after a reconnection everything.
 */
export function createSseHub<Update, Role extends string>(
  { listen, heartbeat = seconds(20) }: SseDeps,
  { channel, read, fullUpdate, updateFor }: SseChannel<Update, Role>,
) {
  const topics = new Map<string, Set<StreamClient<Update>>>()
  let count = 0
  let isClosing = false
  let stop: (() => Promise<void>) | undefined
  const all = () => [...topics.values()].flatMap((clients) => [...clients])

  function add(topic: string, client: StreamClient<Update>): void {
    const clients = topics.get(topic) ?? new Set()
    topics.set(topic, clients.add(client))
    count += 1
    const own = [...clients].filter(({ userId }) => userId === client.userId)
    if (own.length > MAX_STREAMS_PER_USER) own[0]?.end('elsewhere')
  }
  function remove(topic: string, client: StreamClient<Update>): void {
    const clients = topics.get(topic)
    if (!clients?.delete(client)) return
    count -= 1
    if (clients.size === 0) topics.delete(topic)
  }

  return {
    async start(): Promise<void> {
      const onNotification = (payload: string) => {
        for (const text of payload.split('\n')) {
          const received = read(text)
          for (const client of (received && topics.get(received.topic)) ?? [])
            client.send(received!.update) // only places that were parsed
        }
      }
      // Notifications sent during the gap are lost.
      const onReconnect = () => all().forEach((client) => client.send(fullUpdate))
      stop ??= await listen(channel, onNotification, { onReconnect })
    },
    async stop(): Promise<void> {
      await stop?.()
      stop = undefined
    },
    closeAll(): void {
      isClosing = true
      for (const client of all()) client.end('closing')
    },
    count: () => count,
    open(query: ServerSentEventsInput<Role>): Result<ReadableStream<Uint8Array>, SseRefusal> {
      if (isClosing || count >= MAX_STREAMS_PER_PROCESS) return refuse({ code: 'too_many_streams' })
      const onEnd = () => remove(query.topic, client)
      const { stream, line: client } = createStream(query, { heartbeat, updateFor, onEnd })
      add(query.topic, client)
      return ok(stream)
    },
  }
}

type StreamOptions<Update, Role extends string> = Pick<SseChannel<Update, Role>, 'updateFor'> & {
  heartbeat: Milliseconds
  onEnd: () => void
}

function createStream<Update, Role extends string>(
  { userId, revalidate }: ServerSentEventsInput<Role>,
  { heartbeat, updateFor, onEnd }: StreamOptions<Update, Role>,
) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  let input = Promise.resolve()
  const write = (text: string) => {
    if (control && (control.desiredSize ?? 0) < -MAX_UNREAD_CHUNKS) close()
    control?.enqueue(encoder.encode(text))
  }
  const close = () => {
    clearInterval(timer)
    control?.close()
    control = undefined
    onEnd()
  }
  const end = (why: CloseReason) => {
    if (!control) return
    write(eventOf('bye', { why }))
    close()
  }
  /** Sends in order; the access right is checked before each event. */
  const enqueue = (textFor: (connection: Role) => string | null) => {
    input = input.then(async () => {
      if (!control) return
      const connection = await revalidate().catch(() => null)
      if (connection === null) return end('ended')
      const text = textFor(connection)
      if (text !== null) write(text)
    })
  }
  const timer = setInterval(() => enqueue(() => ': here\n\n'), heartbeat).unref()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller
      write(`retry: 3000\n${eventOf('hello', {})}`)
    },
    cancel() {
      control = undefined
      clearInterval(timer)
      onEnd()
    },
  })
  const send = (update: Update) =>
    enqueue((connection) => {
      const theirs = updateFor(connection, update)
      return theirs && eventOf('news', theirs)
    })
  const client: StreamClient<Update> = { userId, send, end }
  return { stream, line: client }
}
