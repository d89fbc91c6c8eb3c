import { useEffect, useState } from 'react'
import type { Page } from '#kernel/page.ts'
import { type Endpoint, withQuery } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'

type UseAccountPagesPage<Item> = { items: readonly Item[]; total: number; next: string | null }

/** A paginated list; loaded pages stay while more are loaded. */
export function useAccountPages<Item>(path: Endpoint<Page<Item>>) {
  const [read, setRead] = useState<UseAccountPagesPage<Item> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [query, setRequested] = useState({ path })

  useEffect(() => {
    let isCurrent = true
    void accountRequest(query.path).then((answer) => {
      if (!isCurrent) return
      setFailed(!answer.ok)
      if (answer.ok) setRead(answer.view)
    })
    return () => {
      isCurrent = false
    }
  }, [query])

  async function more(): Promise<void> {
    if (isBusy || !read?.next) return
    setBusy(true)
    const answer = await accountRequest(withQuery(path, { cursor: read.next }))
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return
    const { items, total, next } = answer.view
    setRead((before) => ({ items: [...(before?.items ?? []), ...items], total, next }))
  }
  return { read, hasFailed, isBusy, more, reload: () => setRequested({ path }) }
}
