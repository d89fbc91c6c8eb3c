import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChoiceFilter } from './list-toolbar.tsx'

/** `first` is the order of the first click, ascending by default, or the only one when both are the same. */
export type Sorts<Sort extends string> = {
  ascending: Sort
  descending: Sort
  first?: 'ascending' | 'descending'
}

type ColumnHeadProps<Sort extends string> = {
  /** Undefined when the column is not sortable. */
  sorts?: Sorts<Sort> | undefined
  sort: Sort
  onSort: (sort: Sort) => void
  className?: string | undefined
  children: ReactNode
}

/** Sorted by the server; a second click reverses the order. */
export function SortHeader<Sort extends string>(props: ColumnHeadProps<Sort>) {
  const { sorts, sort, onSort, className, children } = props
  if (!sorts)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  const { ascending, descending, first = 'ascending' } = sorts
  const [isAscending, isDescending] = [sort === ascending, sort === descending]
  const direction = isAscending && isDescending ? first : isAscending ? 'ascending' : 'descending'
  const now = isAscending || isDescending ? direction : undefined
  const next = now === undefined ? first : now === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" className={classes('column-sort', className)} aria-sort={now}>
      <button type="button" onClick={() => onSort(next === 'ascending' ? ascending : descending)}>
        {children}
        <Icon
          of={now === undefined ? ChevronsUpDown : now === 'ascending' ? ArrowUp : ArrowDown}
          size="s"
        />
      </button>
    </th>
  )
}

/** Sorts with a label. */
type SortName = TextKey extends infer Key
  ? Key extends `backoffice.sort.${infer Name}`
    ? Name
    : never
  : never

type SortChoiceProps<Sort extends SortName> = {
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** Hidden on wide screens, where the table headers offer every sort. */
  isInHeads?: boolean
}

export function SortSelect<Sort extends SortName>(props: SortChoiceProps<Sort>) {
  const { sorts, sort, onSort, isInHeads = false } = props
  const { t } = useTexts()
  const isWide = useIsDesktop()
  if (isInHeads && isWide) return null
  return (
    <ChoiceFilter
      className="sort-choice"
      label={t('backoffice.sort')}
      values={sorts}
      value={sort}
      nameOf={(name) => t(`backoffice.sort.${name}`)}
      onChoose={onSort}
    />
  )
}
