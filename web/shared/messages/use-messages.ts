import { useCallback, useEffect, useState } from 'react'
import type { ConversationView, ThreadsPageView } from '#capabilities/messaging/contract.ts'
import { type ApiMutation, type Endpoint, get, post, requestOf } from '../api/endpoint.ts'
import { authorizedFetch } from '../session/session.ts'
import { isRecord } from '../storage/local-storage.ts'

/** Who reads the conversations. */
export type MessagingAudience = 'account' | 'vendor'

/** Polling interval in milliseconds while the page is visible. */
const EVERY = 20_000

/** Polls while the page is visible; returns the cleanup. */
function whileInSight(load: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void load()
  }, EVERY)
  return () => clearInterval(timer)
}

/** Polls only where no live updates arrive. */
export function useThreads(audience: MessagingAudience, news: number | undefined) {
  const [page, setPage] = useState<ThreadsPageView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    async (cursor: string | null = null) => {
      const found = await read(get(`/${audience}/messages`, { cursor }))
      setFailed(found === null)
      if (found === null) return
      setPage((before) =>
        cursor === null || before === null
          ? found
          : { ...found, items: [...before.items, ...found.items] },
      )
    },
    [audience],
  )
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the answer has come
    void load()
    return news === undefined ? whileInSight(load) : undefined
  }, [load, news])
  return { page, hasFailed, reload: load, more: load }
}

type Hearing = { onRead: () => void; news: number | undefined }

/** Marks the conversation as read. */
export function useConversation(
  audience: MessagingAudience,
  id: string | null,
  { onRead, news }: Hearing,
) {
  const [view, setView] = useState<ConversationView | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isCurrent = true
    const load = async () => {
      const found = await read(post(`/${audience}/messages/{id}/reading`, { id }))
      if (!isCurrent) return
      setMissing(found === null ? id : null)
      if (found !== null) setView(found)
      onRead()
    }
    void load()
    const stop = news === undefined ? whileInSight(load) : null
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [audience, id, onRead, news])
  return {
    view: view?.id === id ? view : null,
    isMissing: id !== null && missing === id,
    replace: setView,
  }
}

export type MessageOutcome =
  | { ok: true; view: ConversationView }
  | { ok: false; detail: string | null }

export async function sendMessage(call: ApiMutation<ConversationView>): Promise<MessageOutcome> {
  try {
    const answer = await authorizedFetch(call.path, requestOf(call))
    if (answer.ok) return { ok: true, view: await answer.json() }
    const payload: unknown = await answer.json().catch(() => null)
    const detail =
      isRecord(payload) && typeof payload['detail'] === 'string' ? payload['detail'] : null
    return { ok: false, detail }
  } catch {
    return { ok: false, detail: null }
  }
}

/** Null on failure. */
async function read<View>(call: Endpoint<View> | ApiMutation<View>): Promise<View | null> {
  const [path, init] = typeof call === 'string' ? [call] : [call.path, requestOf(call)]
  try {
    const answer = await authorizedFetch(path, init)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
