import { useCount } from '#web/backoffice/data/use-count.ts'

const countIn = ({ count }: { count: number }): number => count

/** How many conversations have something new for the shop; looked up anew at each `turn` too. */
export const useUnread = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/messages/unread', isOn, countIn, turn })

/** How many calls have come due; looked up anew at each `turn` too. */
export const useCallsDue = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/calls/due', isOn, countIn, turn })

/** How many questions wait for the shop's answer. */
export const useUnanswered = (isOn: boolean): number | null =>
  useCount({ path: '/api/v1/vendor/questions/unanswered', isOn, countIn })
