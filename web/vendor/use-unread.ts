import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { authorizedFetch } from '#web/shared/session.ts'

/** How many conversations have something new for the shop; looked up on each page, null before. */
export function useUnread(isSelling: boolean): number | null {
  const { key } = useLocation()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!isSelling) return undefined
    let isCurrent = true
    authorizedFetch('/api/v1/vendor/messages/unread')
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
  }, [isSelling, key])
  return count
}
