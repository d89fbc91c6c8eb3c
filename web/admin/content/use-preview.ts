import { useEffect, useState } from 'react'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'

const PAUSE_MS = 400

/** Debounced. A failure keeps the last preview: saving reports the errors. */
export function usePreview<View>(call: ApiMutation<View>): View | null {
  const [sent, setSent] = useState<ApiMutation<View> | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSent(call), PAUSE_MS)
    return () => clearTimeout(timer)
    // Another call with the same texts is no reason to send it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call.path, JSON.stringify(call.body)])
  return useQuery(sent).view
}
