import { useEffect, useRef } from 'react'
import type { Endpoint, EventStream } from '#web/shared/api/endpoint.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { parseEventStream } from './parse-event-stream.ts'

/** `placed` counts new orders. */
export type LiveUpdates = { about: readonly string[]; placed: number }
type Listener = (news: LiveUpdates) => void

export const LIVE_SUBJECTS = ['orders', 'calls', 'messages', 'returns', 'reviews', 'bell'] as const
/** Makes every subscriber reload. */
const EVERYTHING: LiveUpdates = { about: LIVE_SUBJECTS, placed: 0 }
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** Polling interval while the event stream is down. */
const ASK_MS = 20_000

const listeners = new Set<Listener>()
const notify: Listener = (news) => listeners.forEach((hear) => hear(news))
const isSeen = () => document.visibilityState === 'visible'
let isOpen = false

/** Only while the page is visible. */
export function useLiveUpdates(about: readonly string[], onNews: Listener): void {
  const latest = useRef({ about, onNews })
  useEffect(() => {
    latest.current = { about, onNews }
  })
  useEffect(() => {
    const hear: Listener = (news) => {
      if (news.about.some((value) => latest.current.about.includes(value)))
        latest.current.onNews(news)
    }
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }, [])
}

/** Opens the event stream while the page is visible; falls back to polling. No user, no stream. */
export function useEventSource(
  address: Endpoint<EventStream>,
  whose: string | null,
  onEnded: () => void,
): void {
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
      notify(EVERYTHING)
      open()
    }
    const timer = setInterval(() => {
      if (!isOpen && isSeen()) notify(EVERYTHING)
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

/** Reconnects with exponential backoff and jitter until aborted. */
async function follow(
  address: Endpoint<EventStream>,
  signal: AbortSignal,
  onEnded: () => void,
): Promise<void> {
  let wait = FIRST_WAIT_MS
  let isFirst = true
  while (!signal.aborted) {
    const why = await listen(address, signal, () => {
      wait = FIRST_WAIT_MS
      // Updates during the interruption were missed.
      if (!isFirst) notify(EVERYTHING)
      isFirst = false
    })
    isOpen = false
    if (why === 'ended' && !signal.aborted) onEnded()
    if (why === 'ended' || why === 'elsewhere') return
    await pause(wait * (0.5 + Math.random()), signal)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
}

/** Returns the reason why the stream ended. */
async function listen(
  address: Endpoint<EventStream>,
  signal: AbortSignal,
  onHello: () => void,
): Promise<string> {
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
      if (name === 'news') notify(newsOf(data))
      if (name === 'bye') return isRecord(data) ? String(data['why']) : 'cut'
    }
    return 'cut'
  } catch {
    return 'cut' // network failure, restart or navigation
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
