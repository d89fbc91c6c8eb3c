import { useEffect, useState } from 'react'
import type { AccountOrderView } from '#capabilities/orders/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'

/** `isMissing` also for an order of another buyer. */
export function useAccountOrder(id: string) {
  const [order, replace] = useState<AccountOrderView | null>(null)
  const [problem, setProblem] = useState<number | null>(null)
  const [query, setRequested] = useState({ id })
  useEffect(() => {
    let isCurrent = true
    void accountRequest(get('/account/orders/{id}', query)).then((answer) => {
      if (!isCurrent) return
      setProblem(answer.ok ? null : answer.problem.status)
      if (answer.ok) replace(answer.view)
    })
    return () => {
      isCurrent = false
    }
  }, [query])
  // 422: the path holds no order id.
  const isMissing = problem === 404 || problem === 422
  const reload = () => setRequested({ id })
  return { order, isMissing, hasFailed: problem !== null && !isMissing, reload, replace }
}
