import { useEffect, useRef, useState } from 'react'
import type { AdminOrdersPageView } from '#capabilities/orders/contract.ts'
import { type TextKey, type Translate, useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { askDesk } from '#web/desk/api.ts'
import { csv, csvTime } from './csv.ts'
import { ORDERS, type OrdersQuery } from './list.ts'
import type { OrderRow } from './statuses.ts'

const PAGE = 100 // the most that one answer holds

type Progress = { done: number; total: number } | null

/** Writes every order of the list's search and status into one file, page after page. */
export function useExport(query: OrdersQuery): { progress: Progress; run: () => Promise<void> } {
  const { t } = useTexts()
  const [progress, setProgress] = useState<Progress>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const run = async () => {
    if (abort.current) return
    const controller = new AbortController()
    abort.current = controller
    const closeLabel = t('site.close')
    try {
      const rows = await everyOrder(query, controller.signal, setProgress)
      download(csv([headings(t), ...rows.map((row) => cellsOf(row, t))]))
      const message = t('admin.orders.exported', { count: rows.length })
      showToast({ title: t('desk.success'), message, closeLabel })
    } catch {
      if (controller.signal.aborted) return
      const message = t('admin.orders.export-failed')
      showToast({ title: t('desk.error'), message, isError: true, closeLabel })
    } finally {
      abort.current = null
      setProgress(null)
    }
  }
  return { progress, run }
}

async function everyOrder(
  query: OrdersQuery,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<OrderRow[]> {
  const rows: OrderRow[] = []
  let cursor: string | null = null
  do {
    const path: string = ORDERS.path({ ...query, cursor }, PAGE)
    const page: AdminOrdersPageView = await askDesk(path, { signal })
    rows.push(...page.items)
    onProgress({ done: rows.length, total: page.total })
    cursor = page.next
  } while (cursor !== null)
  return rows
}

const COLUMNS: readonly TextKey[] = [
  'admin.orders.column.order',
  'admin.orders.column.date',
  'admin.orders.column.vendor',
  'admin.orders.column.items',
  'admin.orders.column.amount',
  'admin.orders.column.status',
  'admin.orders.column.payment',
]
const headings = (t: Translate): string[] => COLUMNS.map((column) => t(column))

const cellsOf = (row: OrderRow, t: Translate): (string | number)[] => [
  row.order_number,
  csvTime(row.created_at),
  row.vendor.business_name,
  row.item_count,
  row.total_amount,
  t(`admin.orders.status.${row.status}`),
  t(`admin.orders.payment.${row.payment_status}`),
]

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'yova-orders.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // the browser is reading it still
}
