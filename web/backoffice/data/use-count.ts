import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'

type UseCountRequest<View, Count> = {
  path: Endpoint<View>
  /** False until the user may read it. */
  isOn: boolean
  /** Must be stable between renders. */
  countIn: (view: View) => Count
  /** A new value reloads the count. */
  turn?: number
}

/** Reloaded on each navigation; null until loaded. */
export function useCount<View, Count = number>({
  path,
  isOn,
  countIn,
  turn = 0,
}: UseCountRequest<View, Count>): Count | null {
  const { key } = useLocation()
  const [count, setCount] = useState<Count | null>(null)
  useEffect(() => {
    if (!isOn) return undefined
    let isCurrent = true
    authorizedFetch(path)
      .then(async (answer) => (answer.ok ? answer.json() : null))
      .then((found) => {
        if (isCurrent && found) setCount(() => countIn(found))
      })
      // A stale badge is not worth an error message.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // A navigation or a new turn reloads the count.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path, isOn, countIn, key, turn])
  return count
}
