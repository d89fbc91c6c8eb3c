import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { authorizedFetch } from '#web/shared/session/session.ts'

type UseCountRequest<View> = {
  path: string
  /** Nothing is asked before somebody may. */
  isOn: boolean
  /** The same function each time. */
  countIn: (view: View) => number
  /** Another one asks anew. */
  turn?: number
}

/** How much of something waits; looked up on each page, null before. */
export function useCount<View>({
  path,
  isOn,
  countIn,
  turn = 0,
}: UseCountRequest<View>): number | null {
  const { key } = useLocation()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!isOn) return undefined
    let isCurrent = true
    authorizedFetch(path)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as View) : null))
      .then((found) => {
        if (isCurrent && found) setCount(countIn(found))
      })
      // A badge that stays as it was is no trouble worth telling.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // Each page looks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path, isOn, countIn, key, turn])
  return count
}
