import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ImportAnswer, ImportDetailView } from '#capabilities/imports/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'

export type ImportViewState = ImportDetailView
export type ImportRow = ImportAnswer

const MOVING: readonly string[] = ['checking', 'running']
export const isRunning = ({ state, progress }: Pick<ImportAnswer, 'state' | 'progress'>): boolean =>
  MOVING.includes(state) || progress.phase === 'pictures' || progress.phase === 'undoing'

const EVERY = 700

/** Polls while the import is running. */
export function useImport() {
  const [params, setParams] = useSearchParams()
  const id = params.get('import')
  const answer = useQuery(id === null ? null : get('/vendor/imports/{id}', { id }))
  const view = answer.view?.id === id ? answer.view : null
  const [isMapping, setMapping] = useState(false)
  const { refresh, state } = answer
  const moves = view !== null && isRunning(view)
  useEffect(() => {
    if (!moves || state === 'loading') return undefined
    const timer = setTimeout(refresh, EVERY)
    return () => clearTimeout(timer)
  }, [moves, state, refresh])
  return {
    id,
    view,
    state,
    refresh,
    isMapping: isMapping || view?.state === 'uploaded',
    setMapping,
    open: (next: string | null) => {
      setMapping(false)
      setParams(next === null ? {} : { import: next }, { preventScrollReset: true })
    },
  }
}
export type UseImportResult = ReturnType<typeof useImport>
