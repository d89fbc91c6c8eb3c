import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChoiceFilter } from './list-tools.tsx'

type SortHeadProps<Sort extends string> = {
  /** The two orders of this column: rising and falling. */
  ascending: Sort
  descending: Sort
  /** Which of them the first press asks for; rising unless said otherwise. */
  first?: 'ascending' | 'descending'
  /** The order of the list now. */
  sort: Sort
  onSort: (sort: Sort) => void
  className?: string | undefined
  /** What the column is called. */
  children: ReactNode
}

/** The head of a column by which the list can be put in order, by the server: pressed again, the other way round. */
export function SortHead<Sort extends string>(props: SortHeadProps<Sort>) {
  const { ascending, descending, first = 'ascending', sort, onSort, className, children } = props
  const now = sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined
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

type SortChoiceProps<Sort extends string> = {
  sorts: readonly Sort[]
  sort: Sort
  nameOf: (sort: Sort) => string
  onSort: (sort: Sort) => void
}

/** The same where there are no heads: on phones, in the bar above the cards. */
export function SortChoice<Sort extends string>({
  sorts,
  sort,
  nameOf,
  onSort,
}: SortChoiceProps<Sort>) {
  const { t } = useTexts()
  return (
    <ChoiceFilter
      className="sort-choice"
      label={t('desk.sort')}
      values={sorts}
      value={sort}
      nameOf={nameOf}
      onChoose={onSort}
    />
  )
}
