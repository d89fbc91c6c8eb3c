import { useEffect, useState } from 'react'
import type { SeenOrder } from './use-order-action.ts'

/** Spans the pages of the list; phones show checkboxes only in selection mode. */
export function useOrderSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSelecting, setSelecting] = useState(false)
  return {
    chosen,
    isSelecting,
    start: () => setSelecting(true),
    toggle: (id: string) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    /** Clears the rows when all are selected already. */
    toggleAll: (ids: readonly string[]) =>
      setChosen((before) => {
        const isWhole = ids.every((id) => before.has(id))
        const others = [...before].filter((id) => !ids.includes(id))
        return new Set(isWhole ? others : [...others, ...ids])
      }),
    /** Refused orders stay selected. */
    keep: (ids: readonly string[]) => {
      setChosen(new Set(ids))
      if (ids.length === 0) setSelecting(false)
    },
    clear: () => {
      setChosen(new Set())
      setSelecting(false)
    },
  }
}

/** Rows seen so far, because selected orders may be on another page. */
export function useSeenOrders(
  rows: readonly SeenOrder[] | undefined,
): ReadonlyMap<string, SeenOrder> {
  const [seen] = useState(() => new Map<string, SeenOrder>())
  useEffect(() => {
    for (const row of rows ?? []) seen.set(row.id, row)
  }, [rows, seen])
  return seen
}
