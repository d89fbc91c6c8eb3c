import { useEffect } from 'react'
import { get, post } from '../api/endpoint.ts'
import { usePages } from '../data/use-pages.ts'
import { useInvalidate, useQuery } from '../data/use-query.ts'

/** Who reads the conversations. */
export type MessagingAudience = 'account' | 'vendor'

/** The account has no live updates. */
const newsOf = (audience: MessagingAudience) =>
  audience === 'vendor' ? { live: ['messages'] } : { pollEvery: 20_000 }

export const useThreads = (audience: MessagingAudience) =>
  usePages(get(`/${audience}/messages`), newsOf(audience))

/** Marks the conversation as read. */
export function useConversation(
  audience: MessagingAudience,
  id: string | null,
  onRead: () => void,
) {
  const reading = id === null ? null : post(`/${audience}/messages/{id}/reading`, { id })
  const { view, state, change } = useQuery(reading, newsOf(audience))
  const invalidate = useInvalidate()
  useEffect(() => {
    if (view === null) return
    invalidate(get(`/${audience}/messages/unread`))
    onRead()
  }, [view, audience, invalidate, onRead])
  return {
    view: view?.id === id ? view : null,
    isMissing: id !== null && (state === 'missing' || (state === 'failed' && view === null)),
    replace: change,
  }
}
