import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { apiGet } from '#web/shared/api/client.ts'
import { csv } from '#kernel/csv.ts'
import { saveCsv } from '../files/save-blob.ts'

/** The API's page limit. */
export const EXPORT_PAGE = 100

type Progress = { done: number; total: number } | null
type Page<Row> = { items: readonly Row[]; total: number; next: string | null }
type Export<Row> = {
  /** A null cursor is the first page. */
  path: (cursor: string | null) => Endpoint<Page<Row>>
  file: string
  headings: readonly string[]
  cells: (row: Row) => (string | number)[]
  done: TextKey
  failed: TextKey
}

/** Loads the list page by page. */
export function useExport<Row>({ path, file, headings, cells, done, failed }: Export<Row>) {
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
      const rows = await everyRow<Row>(path, controller.signal, setProgress)
      saveCsv(file, csv([headings, ...rows.map(cells)]))
      const message = t(done, { count: rows.length })
      showToast({ title: t('backoffice.success'), message, closeLabel })
    } catch {
      if (controller.signal.aborted) return
      showToast({ title: t('backoffice.error'), message: t(failed), isError: true, closeLabel })
    } finally {
      abort.current = null
      setProgress(null)
    }
  }
  return { progress, run }
}

async function everyRow<Row>(
  path: Export<Row>['path'],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: Page<Row> = await apiGet(path(cursor), { signal })
    rows.push(...page.items)
    onProgress({ done: rows.length, total: page.total })
    cursor = page.next
  } while (cursor !== null)
  return rows
}
