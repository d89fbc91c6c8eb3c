import { useEffect, useState } from 'react'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/backoffice/api/client.ts'

const PAUSE_MS = 400

/** Debounced. */
export function usePreview<View>(call: ApiMutation<View>): View | null {
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      apiSend(call).then(
        (answer) => {
          if (!isOver) setView(answer)
        },
        () => undefined, // keeps the last preview; saving reports the errors
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // Another call with the same texts is no reason to ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call.path, JSON.stringify(call.body)])
  return view
}
