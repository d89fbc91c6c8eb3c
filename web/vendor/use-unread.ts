import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { authorizedFetch } from '#web/shared/session.ts'

/** How many conversations have something new for the shop; looked up on each page, null before. */
export const useUnread = (isSelling: boolean): number | null =>
  useCount('/api/v1/vendor/messages/unread', isSelling, 0)

/** How many calls have come due; looked up on each page, and anew at each `turn`. */
export const useCallsDue = (isSelling: boolean, turn: number): number | null =>
  useCount('/api/v1/vendor/calls/due', isSelling, turn)

function useCount(path: string, isSelling: boolean, turn: number): number | null {
  const { key } = useLocation()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!isSelling) return undefined
    let isCurrent = true
    authorizedFetch(path)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { count: number }) : null))
      .then((found) => {
        if (isCurrent && found) setCount(found.count)
      })
      // A badge that stays as it was is no trouble worth telling.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // Each page looks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path, isSelling, key, turn])
  return count
}
