import { useState } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Refused, sendDesk } from './api.ts'
import type { Call } from './use-action.ts'

type Many<Row> = {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** What is asked for each of them, one after the other. */
  call: (row: Row) => Call
  /** What takes it back; the toast offers it for those that were done. */
  back?: (row: Row) => Call
}

/** So many refusals are told by name; of more, how many. */
const MOST_NAMED = 3

/**
 * Does one thing to all that was chosen. Each is decided by the rule of the single act: what is refused stays as
 * it was and is told by name, the others are done, and can be taken back together.
 */
export function useMany<Row>(onSettled: () => void) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)

  const run = async (many: Many<Row>, isUndo = false): Promise<void> => {
    const { rows, nameOf, call, back } = many
    setBusy(true)
    const done: Row[] = []
    const refused: string[] = []
    for (const row of rows) {
      const { path, method = 'POST', body = {} } = call(row)
      try {
        await sendDesk(path, body, method)
        done.push(row)
      } catch (error) {
        const detail = error instanceof Refused && error.status < 500 ? error.detail : null
        refused.push(`${nameOf(row)} : ${detail ?? t('desk.many.failed')}`)
      }
    }
    setBusy(false)
    onSettled()
    const named = refused.slice(0, MOST_NAMED)
    const more = refused.length - named.length
    const lines = [
      ...(done.length > 0
        ? [t(isUndo ? 'desk.many.undone' : 'desk.many.done', { count: done.length })]
        : []),
      ...named,
      ...(more > 0 ? [t('desk.many.more', { count: more })] : []),
    ]
    const undo = back && {
      label: t('desk.undo'),
      onPress: () => void run({ rows: done, nameOf, call: back }, true),
    }
    showToast({
      title: t(done.length > 0 ? 'desk.success' : 'desk.error'),
      message: lines.join(' '),
      closeLabel: t('site.close'),
      ...(done.length === 0 && { isError: true }),
      ...(undo && done.length > 0 && { action: undo }),
    })
  }
  return { isBusy, run: (many: Many<Row>) => run(many) }
}
