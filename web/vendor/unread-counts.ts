import { get, type ResponseOf } from '#web/shared/api/endpoint.ts'
import { useCount } from '#web/backoffice/data/use-count.ts'

const countIn = ({ count }: { count: number }): number => count

/** A new `turn` reloads the count. */
export const useUnread = (isOn: boolean, turn: number): number | null =>
  useCount({ path: get('/vendor/messages/unread'), isOn, countIn, turn })

/** A new `turn` reloads the count. */
export const useCallsDue = (isOn: boolean, turn: number): number | null =>
  useCount({ path: get('/vendor/calls/due'), isOn, countIn, turn })

/** A new `turn` reloads the count. */
export const useUnanswered = (isOn: boolean, turn: number): number | null =>
  useCount({ path: get('/vendor/questions/unanswered'), isOn, countIn, turn })

const returnsIn = ({ counts }: ResponseOf<'/vendor/returns', 'get'>): ReturnsDue => ({
  answer: counts.requested ?? 0,
  settle: counts.checked ?? 0,
})
export type ReturnsDue = { answer: number; settle: number }

/** Returns to answer and returns to settle. A new `turn` reloads them. */
export const useReturnsDue = (isOn: boolean, turn: number): ReturnsDue | null =>
  useCount({ path: get('/vendor/returns', { limit: 1 }), isOn, countIn: returnsIn, turn })
