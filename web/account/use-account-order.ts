import { useEffect, useState } from 'react'
import type { AccountOrderView } from '#capabilities/orders/contract.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'

/** One of one's own orders; `isMissing` when it is nobody's or somebody else's. */
export function useAccountOrder(id: string) {
  const [order, replace] = useState<AccountOrderView | null>(null)
  const [problem, setProblem] = useState<number | null>(null)
  const [asked, setAsked] = useState({ id })
  useEffect(() => {
    let isCurrent = true
    void accountRequest<AccountOrderView>(`/orders/${encodeURIComponent(asked.id)}`).then(
      (answer) => {
        if (!isCurrent) return
        setProblem(answer.ok ? null : answer.problem.status)
        if (answer.ok) replace(answer.view)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  // What cannot be the id of an order (422) is not there either.
  const isMissing = problem === 404 || problem === 422
  const reload = () => setAsked({ id })
  return { order, isMissing, hasFailed: problem !== null && !isMissing, reload, replace }
}
