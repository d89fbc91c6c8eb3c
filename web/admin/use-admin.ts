import { useEffect, useState } from 'react'
import { isAdminSession, useSession } from '#web/shared/session/session.ts'

/** Checked again whenever the session's user changes; `no` also when the check fails. */
export function useAdmin(): 'asking' | 'yes' | 'no' {
  const { status, user } = useSession()
  const [answer, setAnswer] = useState<{ id: string; isAdmin: boolean } | null>(null)
  const id = user?.id
  useEffect(() => {
    if (status !== 'in' || id === undefined) return undefined
    let isCurrent = true
    void isAdminSession(id, true).then((isAdmin) => {
      if (isCurrent) setAnswer({ id, isAdmin })
    })
    return () => {
      isCurrent = false
    }
  }, [id, status])
  if (status === 'out') return 'no'
  if (answer === null || answer.id !== id) return 'asking'
  return answer.isAdmin ? 'yes' : 'no'
}
