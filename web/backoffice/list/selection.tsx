import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'

const NONE: ReadonlySet<string> = new Set()

/**
 * Ignores selected rows that are no longer on the page. A whole list is selected by its filters:
 * `list` names them, and with other ones the selection ends.
 */
export function useSelection(onPage: readonly string[], list?: string) {
  const [rows, setRows] = useState(NONE)
  const [wholeOf, setWholeOf] = useState<string | null>(null)
  const isWhole = list !== undefined && wholeOf === list
  const selected = isWhole ? new Set(onPage) : rows
  return {
    selected,
    ids: onPage.filter((id) => selected.has(id)),
    /** Also the rows of the other pages. */
    isWhole,
    chooseWhole: () => setWholeOf(list ?? null),
    /** Leaving out a row of a whole list leaves the rest of this page. */
    choose: (ids: readonly string[], isOn: boolean) => {
      setWholeOf(null)
      setRows((before) => {
        const next = new Set(isWhole ? onPage : before)
        for (const id of ids) {
          if (isOn) next.add(id)
          else next.delete(id)
        }
        return next
      })
    },
    clear: () => {
      setWholeOf(null)
      setRows(NONE)
    },
  }
}
export type Selection = ReturnType<typeof useSelection>

type Choosing = { selection: Pick<Selection, 'selected' | 'choose'> }

/** Belongs in a `td.column-tick`: it is no column header. */
export function SelectAll({ onPage, selection }: Choosing & { onPage: readonly string[] }) {
  const { t } = useTexts()
  const { selected, choose } = selection
  const count = onPage.filter((id) => selected.has(id)).length
  const isSome = count > 0 && count < onPage.length
  return (
    <span className="check tick">
      <input
        type="checkbox"
        aria-label={t('backoffice.select-all')}
        ref={(box) => {
          if (box) box.indeterminate = isSome
        }}
        checked={count > 0 && !isSome}
        onChange={() => choose(onPage, count < onPage.length)}
      />
    </span>
  )
}

/** `name` is part of the accessible name; a selected row has `is-selected`. */
export function SelectRow({ id, name, selection }: Choosing & { id: string; name: string }) {
  const { t } = useTexts()
  const { selected, choose } = selection
  return (
    <span className="check tick">
      <input
        type="checkbox"
        aria-label={t('backoffice.select-of', { name })}
        checked={selected.has(id)}
        onChange={({ target }) => choose([id], target.checked)}
      />
    </span>
  )
}

type BulkBarProps = {
  selection: Selection
  /** Of the list, when it can be selected as a whole. */
  total?: number
  children: ReactNode
}

/** Rendered below the list while rows are selected. */
export function BulkBar({ selection, total = 0, children }: BulkBarProps) {
  const { t } = useTexts()
  const { ids, isWhole } = selection
  if (ids.length === 0) return null
  return (
    <div className="bulk-bar" role="group" aria-label={t('backoffice.bulk')}>
      <b role="status">{t('backoffice.selected', { count: isWhole ? total : ids.length })}</b>
      {!isWhole && total > ids.length && (
        <Button kind="text" small onClick={selection.chooseWhole}>
          {t('backoffice.select-whole', { count: total })}
        </Button>
      )}
      {children}
      <Button kind="text" small onClick={selection.clear}>
        {t('backoffice.select-none')}
      </Button>
    </div>
  )
}
