import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'

type Many<Row, View> = {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Called for one row after the other. */
  call: (row: Row) => ApiMutation<View>
  /** The undo request; the toast offers it for the rows that succeeded. */
  back?: (row: Row, view: View) => ApiMutation<unknown>
}

/** More refusals are only counted. */
const MOST_NAMED = 3

/** One request per row: some rows may be refused while the others succeed. */
export function useBulkAction(onSettled: () => void) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)

  const run = async <Row, View>(many: Many<Row, View>, isUndo = false): Promise<void> => {
    const { rows, nameOf, call, back } = many
    setBusy(true)
    const done = new Map<Row, View>()
    const refused: string[] = []
    for (const row of rows) {
      try {
        done.set(row, await apiSend(call(row), { asks: false }))
      } catch (error) {
        const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
        refused.push(
          `${t('site.label', { label: nameOf(row) })} ${detail ?? t('backoffice.many.failed')}`,
        )
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
        const call = (row: Row) => back(row, done.get(row)!) // every row that succeeded has a view
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
  return { isBusy, run: <Row, View>(many: Many<Row, View>) => run(many) }
}
