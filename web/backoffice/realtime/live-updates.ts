import { useEffect, useRef } from 'react'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { parseEventStream } from './parse-event-stream.ts'

/** Of what something is new where somebody works, and how many orders were placed just now. */
export type LiveUpdates = { about: readonly string[]; placed: number }
type Hearer = (news: LiveUpdates) => void

/** Who hears that everything may be new asks for all they show. */
const EVERYTHING: LiveUpdates = {
  about: ['orders', 'calls', 'messages', 'returns', 'reviews', 'bell'],
  placed: 0,
}
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** How often a page that no line reaches asks by itself. */
const ASK_MS = 20_000

const hearers = new Set<Hearer>()
const tell: Hearer = (news) => hearers.forEach((hear) => hear(news))
const isSeen = () => document.visibilityState === 'visible'
let isOpen = false

/** Calls `onNews` when something of these is new, as long as the page is looked at. */
export function useLiveUpdates(about: readonly string[], onNews: Hearer): void {
  const latest = useRef({ about, onNews })
  useEffect(() => {
    latest.current = { about, onNews }
  })
  useEffect(() => {
    const hear: Hearer = (news) => {
      if (news.about.some((one) => latest.current.about.includes(one))) latest.current.onNews(news)
    }
    hearers.add(hear)
    return () => void hearers.delete(hear)
  }, [])
}

/**
 * Keeps one line to this address of the server for all parts of the desk, while somebody looks at it;
 * `whose` is who is signed in, null opens none. Where no line comes through, everything is asked for now and then.
 */
export function useEventSource(address: string, whose: string | null, onEnded: () => void): void {
  const ended = useRef(onEnded)
  useEffect(() => {
    ended.current = onEnded
  })
  useEffect(() => {
    if (whose === null) return undefined
    let line: AbortController | null = null
    const open = () => {
      line = new AbortController()
      void follow(address, line.signal, () => ended.current())
    }
    const onVisibility = () => {
      line?.abort()
      line = null
      if (!isSeen()) return
      tell(EVERYTHING)
      open()
    }
    const timer = setInterval(() => {
      if (!isOpen && isSeen()) tell(EVERYTHING)
    }, ASK_MS)
    document.addEventListener('visibilitychange', onVisibility)
    if (isSeen()) open()
    return () => {
      line?.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [address, whose])
}

/** Listens until it is told not to, and opens the line again whenever it is cut. */
async function follow(address: string, signal: AbortSignal, onEnded: () => void): Promise<void> {
  let wait = FIRST_WAIT_MS
  let isFirst = true
  while (!signal.aborted) {
    const why = await listen(address, signal, () => {
      wait = FIRST_WAIT_MS
      // What was said while the line was cut was not heard.
      if (!isFirst) tell(EVERYTHING)
      isFirst = false
    })
    isOpen = false
    if (why === 'ended' && !signal.aborted) onEnded()
    if (why === 'ended' || why === 'elsewhere') return
    await pause(wait * (0.5 + Math.random()), signal)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
}

/** One line from its first word to its last; why it ended, as far as that was said. */
async function listen(address: string, signal: AbortSignal, onHello: () => void): Promise<string> {
  try {
    const answer = await authorizedFetch(address, {
      signal,
      headers: { accept: 'text/event-stream' },
    })
    if (answer.status === 401 || answer.status === 403) return 'ended'
    if (!answer.ok || !answer.body) return 'cut'
    for await (const { name, data } of parseEventStream(answer.body)) {
      if (name === 'hello') {
        isOpen = true
        onHello()
      }
      if (name === 'news') tell(newsOf(data))
      if (name === 'bye') return isRecord(data) ? String(data['why']) : 'cut'
    }
    return 'cut'
  } catch {
    return 'cut' // a tunnel, a restart, or the page was left
  }
}

function newsOf(data: unknown): LiveUpdates {
  if (!isRecord(data) || !Array.isArray(data['about'])) return EVERYTHING
  return { about: data['about'].map(String), placed: Number(data['placed']) || 0 }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
