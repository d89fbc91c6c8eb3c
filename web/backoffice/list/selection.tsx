import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'

const NONE: ReadonlySet<string> = new Set()

/** What is chosen of the rows of a page, to be acted on at once. What is no longer on the page is no longer chosen. */
export function useSelection(onPage: readonly string[]) {
  const [selected, setSelected] = useState(NONE)
  return {
    selected,
    ids: onPage.filter((id) => selected.has(id)),
    choose: (ids: readonly string[], isOn: boolean) =>
      setSelected((before) => {
        const next = new Set(before)
        for (const id of ids) {
          if (isOn) next.add(id)
          else next.delete(id)
        }
        return next
      }),
    clear: () => setSelected(NONE),
  }
}
export type Selection = ReturnType<typeof useSelection>

type Choosing = { selection: Pick<Selection, 'selected' | 'choose'> }

/** The box above the column of boxes: the whole page, or nothing of it. Stands in a `td.column-tick`: it names nothing. */
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

/** The box of a row, which is called `name`. Its row is `is-selected` while it is chosen. */
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
  /** A button for each thing that can be done with all that is chosen. */
  children: ReactNode
}

/** Takes the place of the tools above a list while rows are chosen. */
export function BulkBar({ selection, children }: BulkBarProps) {
  const { t } = useTexts()
  return (
    <div className="bulk-bar" role="group" aria-label={t('backoffice.bulk')}>
      <b role="status">{t('backoffice.selected', { count: selection.ids.length })}</b>
      {children}
      <Button kind="text" small onClick={selection.clear}>
        {t('backoffice.select-none')}
      </Button>
    </div>
  )
}
