import { useCount } from '#web/backoffice/data/use-count.ts'

const countIn = ({ count }: { count: number }): number => count

/** A new `turn` reloads the count. */
export const useUnread = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/messages/unread', isOn, countIn, turn })

/** A new `turn` reloads the count. */
export const useCallsDue = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/calls/due', isOn, countIn, turn })

/** A new `turn` reloads the count. */
export const useUnanswered = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/questions/unanswered', isOn, countIn, turn })
