import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ApiRefused, apiSend } from '../api/client.ts'
import type { ApiCall } from './use-mutation.ts'

type Many<Row, View> = {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** What is asked for each of them, one after the other. */
  call: (row: Row) => ApiCall
  /** What takes it back, from what it is then; the toast offers it for those that were done. */
  back?: (row: Row, view: View) => ApiCall
}

/** So many refusals are told by name; of more, how many. */
const MOST_NAMED = 3

/**
 * Does one thing to all that was chosen. Each is decided by the rule of the single act: what is refused stays as
 * it was and is told by name, the others are done, and can be taken back together.
 */
export function useBulkAction<Row, View = unknown>(onSettled: () => void) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)

  const run = async (many: Many<Row, View>, isUndo = false): Promise<void> => {
    const { rows, nameOf, call, back } = many
    setBusy(true)
    const done = new Map<Row, View>()
    const refused: string[] = []
    for (const row of rows) {
      const { path, method = 'POST', body = {} } = call(row)
      try {
        done.set(row, await apiSend<View>(path, body, method, { asks: false }))
      } catch (error) {
        const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
        refused.push(`${nameOf(row)} : ${detail ?? t('backoffice.many.failed')}`)
      }
    }
    setBusy(false)
    onSettled()
    const named = refused.slice(0, MOST_NAMED)
    const more = refused.length - named.length
    const lines = [
      ...(done.size > 0
        ? [t(isUndo ? 'backoffice.many.undone' : 'backoffice.many.done', { count: done.size })]
        : []),
      ...named,
      ...(more > 0 ? [t('backoffice.many.more', { count: more })] : []),
    ]
    const undo = back && {
      label: t('backoffice.undo'),
      onPress: () => {
        const call = (row: Row) => back(row, done.get(row)!) // of each that was done there is a view
        void run({ rows: [...done.keys()], nameOf, call }, true)
      },
    }
    showToast({
      title: t(done.size > 0 ? 'backoffice.success' : 'backoffice.error'),
      message: lines.join(' '),
      closeLabel: t('site.close'),
      ...(done.size === 0 && { isError: true }),
      ...(undo && done.size > 0 && { action: undo }),
    })
  }
  return { isBusy, run: (many: Many<Row, View>) => run(many) }
}
