import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import type { Listener } from '../database/index.ts'

export type SseDeps = { listen: Listener['listen']; heartbeat?: Milliseconds }
export type SseRefusal = { code: 'too_many_lines' }
/** `elsewhere`: too many streams of this user; `ended`: the access right is gone. */
type Farewell = 'elsewhere' | 'ended' | 'closing'

/** Keeps proxies from buffering the stream. */
export const SSE_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

type ServerSentEventsInput<Connection> = {
  /** The vendor, or the admins, that the live updates are for. */
  place: string
  userId: string
  /** The user's current role; null once access is revoked. */
  stillActs: () => Promise<Connection | null>
}
type StreamClient<News> = {
  userId: string
  tell: (news: News) => void
  end: (why: Farewell) => void
}
type Speech<News, Standing extends string> = {
  channel: string
  /** Parses a line of a notification; null for one without an update. */
  read: (line: string) => { place: string; news: News } | null
  everything: News
  /** The part that a role may see; null for none. */
  newsFor: (connection: Standing, news: News) => object | null
}

/** Streams per user; the oldest is closed, and its page falls back to polling. */
const MOST_OF_A_PERSON = 6
const MOST_OF_A_PROCESS = 2_000
/** Unread chunks after which a client counts as gone. */
const MOST_UNREAD = 50

const encoder = new TextEncoder()
const eventOf = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Event streams by `place`. A live update only says that something changed; the client then reads
 * what it may see, and after a reconnection everything.
 */
export function createSseHub<News, Standing extends string>(
  { listen, heartbeat = seconds(20) }: SseDeps,
  { channel, read, everything, newsFor }: Speech<News, Standing>,
) {
  const places = new Map<string, Set<StreamClient<News>>>()
  let count = 0
  let isClosing = false
  let stop: (() => Promise<void>) | undefined
  const all = () => [...places.values()].flatMap((lines) => [...lines])

  function add(place: string, line: StreamClient<News>): void {
    const lines = places.get(place) ?? new Set()
    places.set(place, lines.add(line))
    count += 1
    const own = [...lines].filter(({ userId }) => userId === line.userId)
    if (own.length > MOST_OF_A_PERSON) own[0]?.end('elsewhere')
  }
  function remove(place: string, line: StreamClient<News>): void {
    const lines = places.get(place)
    if (!lines?.delete(line)) return
    count -= 1
    if (lines.size === 0) places.delete(place)
  }

  return {
    async start(): Promise<void> {
      const hearLines = (payload: string) => {
        for (const text of payload.split('\n')) {
          const received = read(text)
          for (const line of (received && places.get(received.place)) ?? [])
            line.tell(received!.news) // only places that were parsed
        }
      }
      // Notifications sent during the gap are lost.
      const onReconnect = () => all().forEach((line) => line.tell(everything))
      stop ??= await listen(channel, hearLines, { onReconnect })
    },
    async stop(): Promise<void> {
      await stop?.()
      stop = undefined
    },
    hangUp(): void {
      isClosing = true
      for (const line of all()) line.end('closing')
    },
    count: () => count,
    open(query: ServerSentEventsInput<Standing>): Result<ReadableStream<Uint8Array>, SseRefusal> {
      if (isClosing || count >= MOST_OF_A_PROCESS) return refuse({ code: 'too_many_lines' })
      const onEnd = () => remove(query.place, line)
      const { stream, line } = createLine(query, { heartbeat, newsFor, onEnd })
      add(query.place, line)
      return ok(stream)
    },
  }
}

type Keeping<News, Standing extends string> = Pick<Speech<News, Standing>, 'newsFor'> & {
  heartbeat: Milliseconds
  onEnd: () => void
}

function createLine<News, Standing extends string>(
  { userId, stillActs }: ServerSentEventsInput<Standing>,
  { heartbeat, newsFor, onEnd }: Keeping<News, Standing>,
) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  let input = Promise.resolve()
  const write = (text: string) => {
    if (control && (control.desiredSize ?? 0) < -MOST_UNREAD) close()
    control?.enqueue(encoder.encode(text))
  }
  const close = () => {
    clearInterval(timer)
    control?.close()
    control = undefined
    onEnd()
  }
  const end = (why: Farewell) => {
    if (!control) return
    write(eventOf('bye', { why }))
    close()
  }
  /** Sends in order; the access right is checked before each event. */
  const say = (textFor: (connection: Standing) => string | null) => {
    input = input.then(async () => {
      if (!control) return
      const connection = await stillActs().catch(() => null)
      if (connection === null) return end('ended')
      const text = textFor(connection)
      if (text !== null) write(text)
    })
  }
  const timer = setInterval(() => say(() => ': here\n\n'), heartbeat).unref()
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
  const send = (news: News) =>
    say((connection) => {
      const theirs = newsFor(connection, news)
      return theirs && eventOf('news', theirs)
    })
  const line: StreamClient<News> = { userId, tell: send, end }
  return { stream, line }
}
