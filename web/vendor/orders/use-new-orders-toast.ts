import { useEffect, useRef } from 'react'
import type { QueryState } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { VendorOrderList } from './query.ts'

/** Says how many orders the list has more than before, while it is read again. */
export function useNewOrdersToast(
  path: string,
  { view, state }: Pick<QueryState<VendorOrderList>, 'view' | 'state'>,
): void {
  const { t } = useTexts()
  const before = useRef<{ path: string; count: number } | null>(null)
  const count = state === 'ready' ? (view?.counts.all ?? 0) : null
  useEffect(() => {
    if (count === null) return
    const known = before.current?.path === path ? before.current.count : count
    before.current = { path, count }
    if (count > known)
      showToast({
        title: t('vendor-orders.new', { count: count - known }),
        closeLabel: t('site.close'),
      })
  }, [path, count, t])
}
