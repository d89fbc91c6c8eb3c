import { ok, refuse, type Result } from '#kernel/result.ts'
import type { ShopRole } from '#kernel/shop-duties.ts'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import type { Listener } from '#platform/database/index.ts'
import { type News, NEWS, newsFor, type NewsOf, read } from '../rules/news.ts'
import { NEWS_CHANNEL } from './tell-news.ts'

export type LineDeps = { listen: Listener['listen']; heartbeat?: Milliseconds }
export type LineRefusal = { code: 'too_many_lines' }
/** Why a line ends: its person looks elsewhere, does no longer act for the shop, or the process closes. */
type Farewell = 'elsewhere' | 'ended' | 'closing'

type Asked = {
  vendorId: string
  userId: string
  /** As what they act for the shop now; null when no more. */
  stillActs: () => Promise<ShopRole | null>
}
type Line = { userId: string; tell: (news: News) => void; end: (why: Farewell) => void }

/** Windows of one person; the oldest gives way, and asks by itself every now and then. */
const MOST_OF_A_PERSON = 6
const MOST_OF_A_PROCESS = 2_000
/** Pieces that somebody may leave unread before they are thought to be gone. */
const MOST_UNREAD = 50

const EVERYTHING: News = { about: NEWS, placed: 0 }
const encoder = new TextEncoder()
const eventOf = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * The open lines of this process, by shop. What a line says is only that something is new: whoever
 * hears it asks, and gets what they may see. A line that was cut is opened again and asks for all.
 */
export function keepLines({ listen, heartbeat = seconds(20) }: LineDeps) {
  const shops = new Map<string, Set<Line>>()
  let count = 0
  let isClosing = false
  let stop: (() => Promise<void>) | undefined

  const hear = ({ vendorId, ...news }: NewsOf) => {
    for (const line of shops.get(vendorId) ?? []) line.tell(news)
  }
  const all = () => [...shops.values()].flatMap((lines) => [...lines])

  function add(vendorId: string, line: Line): void {
    const lines = shops.get(vendorId) ?? new Set()
    shops.set(vendorId, lines.add(line))
    count += 1
    const own = [...lines].filter(({ userId }) => userId === line.userId)
    if (own.length > MOST_OF_A_PERSON) own[0]?.end('elsewhere')
  }
  function remove(vendorId: string, line: Line): void {
    const lines = shops.get(vendorId)
    if (!lines?.delete(line)) return
    count -= 1
    if (lines.size === 0) shops.delete(vendorId)
  }

  return {
    async start(): Promise<void> {
      const hearLines = (payload: string) => {
        for (const line of payload.split('\n')) {
          const news = read(line)
          if (news) hear(news)
        }
      }
      // What was said while the line to the database was cut was not heard.
      const onReconnect = () => all().forEach((line) => line.tell(EVERYTHING))
      stop ??= await listen(NEWS_CHANNEL, hearLines, { onReconnect })
    },
    async stop(): Promise<void> {
      await stop?.()
      stop = undefined
    },
    /** Ends every line, so that the process can close; no other is opened. */
    hangUp(): void {
      isClosing = true
      for (const line of all()) line.end('closing')
    },
    /** How many lines are open here. */
    count: () => count,
    /** What is new in a shop, as long as somebody listens and acts for it. */
    open(asked: Asked): Result<ReadableStream<Uint8Array>, LineRefusal> {
      if (isClosing || count >= MOST_OF_A_PROCESS) return refuse({ code: 'too_many_lines' })
      const { stream, line } = createLine(asked, heartbeat, () => remove(asked.vendorId, line))
      add(asked.vendorId, line)
      return ok(stream)
    },
  }
}
export type Lines = ReturnType<typeof keepLines>

function createLine({ userId, stillActs }: Asked, heartbeat: Milliseconds, onEnd: () => void) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  let said = Promise.resolve()
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
  /** One after the other, each asked anew whether its hearer still acts for the shop. */
  const say = (textFor: (role: ShopRole) => string | null) => {
    said = said.then(async () => {
      if (!control) return
      const role = await stillActs().catch(() => null)
      if (role === null) return end('ended')
      const text = textFor(role)
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
  const tell = (news: News) =>
    say((role) => {
      const theirs = newsFor(role, news)
      return theirs && eventOf('news', theirs)
    })
  const line: Line = { userId, tell, end }
  return { stream, line }
}
