import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { isBelow } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { idOf, type RowId } from '../resource/resource.ts'
import type { Action } from './action.ts'
import { useMutation } from './use-mutation.ts'

/** Runs an action: shown at once where it says how, taken back when refused, undone from the toast. */
export function useAction<Row extends RowId, Input, View>(
  list: Endpoint<unknown>,
  action: Action<Row, Input, View>,
) {
  const words = useTexts()
  const { t } = words
  const client = useQueryClient()
  const { isBusy, act } = useMutation()
  const { call, done, failed, namesFailure = false, patch, undo } = action
  const run = async (row: Row, input: Input, isUndo = false) => {
    const shown = patch ? await showPatch(client, list, idOf(row), patch(row, input)) : []
    const text = typeof done === 'function' ? done(row, input) : done
    const values = action.values?.(row, input, words)
    const outcome = await act({
      ...call(row, input),
      done: t(text, values),
      failed: t(failed, values),
      namesFailure,
      ...(undo &&
        !isUndo && {
          undo: {
            label: t('backoffice.undo'),
            onPress: () => void run(row, undo(row, input), true),
          },
        }),
    })
    if (!outcome.isDone) for (const [key, before] of shown) client.setQueryData(key, before)
    return outcome
  }
  return { isBusy, run: (row: Row, input: Input) => run(row, input) }
}

type Cached = RowId | { items: readonly RowId[] }

/** Returns what was shown before. */
async function showPatch(
  client: ReturnType<typeof useQueryClient>,
  list: Endpoint<unknown>,
  id: string,
  patch: object,
): Promise<[key: QueryKey, before: unknown][]> {
  const query = { predicate: isBelow(list) }
  await client.cancelQueries(query)
  const before = client.getQueriesData(query)
  client.setQueriesData<Cached>(query, (shown) => shown && patched(shown, id, patch))
  return before
}

const patched = (shown: Cached, id: string, patch: object): Cached => {
  if (!('items' in shown)) return idOf(shown) === id ? { ...shown, ...patch } : shown
  const items = shown.items.map((row) => (idOf(row) === id ? { ...row, ...patch } : row))
  return { ...shown, items }
}
