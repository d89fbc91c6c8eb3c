import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import type { FilterChip } from './filter-chips.ts'
import { NO_FILTERS, SORT_ORDER } from './filters.ts'
import type { List } from './use-product-list.ts'

type ListBarProps = {
  list: List
  applied: readonly FilterChip[]
  promoted: readonly FilterChip[]
  /** Ties the sort control to the form, for browsers without scripts. */
  formId: string
  onOpenFilters: () => void
}

export function ListToolbar({ list, applied, promoted, formId, onOpenFilters }: ListBarProps) {
  const { t, language } = useTexts()
  const { filters, addressOf, change } = list
  return (
    <div className="list-bar">
      <button
        type="button"
        className="list-pill list-filters-open only-mobile"
        aria-haspopup="dialog"
        onClick={onOpenFilters}
      >
        <Icon of={SlidersHorizontal} size="s" />
        <b>{t('product-list.filters')}</b>
        {applied.length > 0 && <Count value={applied.length} language={language} />}
      </button>
      <noscript>
        <a className="list-pill list-filters-open only-mobile" href={`#${formId}`}>
          {t('product-list.filters')}
        </a>
      </noscript>
      <label className="list-pill list-sort">
        <Icon of={ArrowUpDown} size="s" />
        <span>{t('product-list.sort')}</span>
        <select
          name="sort"
          form={formId}
          value={filters.sort}
          onChange={(event) => {
            const sort = SORT_ORDER.find((value) => value === event.target.value)
            change({ sort: sort ?? NO_FILTERS.sort })
          }}
        >
          {SORT_ORDER.map((sort) => (
            <option key={sort} value={sort}>
              {t(`product-list.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="list-chips">
        {applied.map((chip) => (
          <AppliedChip key={chip.key} chip={chip} list={list} />
        ))}
        {promoted.map(({ key, label, then }) => (
          <ChipLink key={key} to={addressOf(then)} preventScrollReset rel="nofollow">
            {label}
          </ChipLink>
        ))}
        {applied.length > 0 && (
          <Link className="text-link" to={resetAddress(list)} preventScrollReset>
            {t('product-list.reset')}
          </Link>
        )}
      </div>
    </div>
  )
}

export function AppliedChip({ chip, list }: { chip: FilterChip; list: List }) {
  const { t } = useTexts()
  return (
    <ChipLink
      selected
      to={list.addressOf(chip.then)}
      preventScrollReset
      rel="nofollow"
      aria-label={t('product-list.remove-filter', { filter: chip.label })}
    >
      <bdi>{chip.label}</bdi>
    </ChipLink>
  )
}

/** Keeps search, sort and the page's category. */
export const resetAddress = (
  { filters, addressOf }: List,
  categories = filters.categories,
): string =>
  addressOf({
    ...NO_FILTERS,
    search: filters.search,
    categories: categories.length === 1 ? categories : [],
    sort: filters.sort,
  })
