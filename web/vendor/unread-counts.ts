import { get, type ResponseOf } from '#web/shared/api/endpoint.ts'
import { useCount } from '#web/shared/data/use-count.ts'

const countIn = ({ count }: { count: number }): number => count

export const useUnread = (isOn: boolean): number | null =>
  useCount(get('/vendor/messages/unread'), { isOn, countIn, live: ['orders', 'messages'] })

export const useCallsDue = (isOn: boolean): number | null =>
  useCount(get('/vendor/calls/due'), { isOn, countIn, live: ['orders', 'calls'] })

export const useUnanswered = (isOn: boolean): number | null =>
  useCount(get('/vendor/questions/unanswered'), { isOn, countIn })

const returnsIn = ({ counts }: ResponseOf<'/vendor/returns', 'get'>): ReturnsDue => ({
  answer: counts.requested ?? 0,
  settle: counts.checked ?? 0,
})
export type ReturnsDue = { answer: number; settle: number }

/** Returns to answer and returns to settle. */
export const useReturnsDue = (isOn: boolean): ReturnsDue | null =>
  useCount(get('/vendor/returns', { limit: 1 }), {
    isOn,
    countIn: returnsIn,
    live: ['orders', 'returns'],
  })
