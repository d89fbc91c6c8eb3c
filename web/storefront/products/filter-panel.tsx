import { Star } from 'lucide-react'
import { memo } from 'react'
import type { FacetsView } from '#capabilities/search/contract.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Check, Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { type CategoryChoices, leafCategories, toggleCategory } from './category-choices.ts'
import { ratingText } from './filter-chips.ts'
import { type ListFilters, RATINGS } from './filters.ts'
import { OptionFilters } from './option-filters.tsx'
import { PriceFilter } from './price-filter.tsx'

type FilterPanelProps = {
  filters: ListFilters
  facets: FacetsView | undefined
  choices: CategoryChoices
  /** Shown as the count of "any rating" while no rating is chosen. */
  total: number
  onChange: (patch: Partial<ListFilters>) => void
  /** Ties controls outside the panel to its form. */
  formId?: string
}

/** A GET form without scripts. */
export const FilterPanel = memo(function FilterPanel({
  filters,
  facets,
  choices,
  total,
  onChange,
  formId,
}: FilterPanelProps) {
  const { t } = useTexts()
  return (
    <form
      {...(formId !== undefined && { id: formId })}
      action={paths.products()}
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.search !== '' && <input type="hidden" name="search" value={filters.search} />}
      {filters.vendor !== null && <input type="hidden" name="vendor" value={filters.vendor} />}
      <fieldset className="filter-group">
        <legend>{t('product-list.availability')}</legend>
        <Switch
          label={t('product-list.in-stock-only')}
          name="in_stock"
          value="true"
          checked={filters.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        />
        <Switch
          label={t('product-list.on-sale')}
          name="on_sale"
          value="true"
          checked={filters.onSale}
          onChange={(event) => onChange({ onSale: event.target.checked })}
        />
      </fieldset>
      <PriceFilter range={filters} price={facets?.price} onChange={onChange} />
      <RatingFilter filters={filters} facets={facets} total={total} onChange={onChange} />
      <OptionFilters filters={filters} facets={facets} onChange={onChange} />
      <WilayaFilter filters={filters} facets={facets} onChange={onChange} />
      <CategoryFilter filters={filters} facets={facets} choices={choices} onChange={onChange} />
      <noscript>
        <Button type="submit" wide>
          {t('product-list.apply')}
        </Button>
      </noscript>
    </form>
  )
})

type PartProps = Pick<FilterPanelProps, 'filters' | 'facets' | 'onChange'>

function RatingFilter({ filters, facets, total, onChange }: PartProps & { total: number }) {
  const { t, language } = useTexts()
  const choices = [...RATINGS, null]
  const countOf = (rating: string | null): number | undefined =>
    rating === null
      ? filters.minRating === null
        ? total
        : undefined
      : facets?.rating.find(({ value }) => value === rating)?.count
  return (
    <fieldset className="filter-group">
      <legend>{t('product-list.rating')}</legend>
      {choices.map((rating) => {
        const count = countOf(rating)
        const isOn = filters.minRating === rating
        return (
          <Check
            key={rating ?? 'any'}
            type="radio"
            name="min_rating"
            value={rating ?? ''}
            checked={isOn}
            disabled={count === 0 && !isOn && rating !== null}
            label={
              rating === null ? (
                t('product-list.any-rating')
              ) : (
                <span className="filter-stars">
                  <Icon of={Star} />
                  {t('product-list.and-up', { rating: ratingText(rating, language) })}
                </span>
              )
            }
            {...(count !== undefined && { note: <Count value={count} language={language} /> })}
            onChange={() => onChange({ minRating: rating })}
          />
        )
      })}
    </fieldset>
  )
}

/** A select, because there are many wilayas. */
function WilayaFilter({ filters: { shopWilaya }, facets, onChange }: PartProps) {
  const { t } = useTexts()
  const wilayas = facets?.shop_wilaya ?? []
  if (wilayas.length < 2) return null
  return (
    <fieldset className="filter-group">
      <legend>{t('product-list.shop-wilaya')}</legend>
      <span className="input input-select">
        <select
          name="shop_wilaya"
          aria-label={t('product-list.shop-wilaya')}
          value={shopWilaya ?? ''}
          onChange={(event) => onChange({ shopWilaya: event.target.value || null })}
        >
          <option value="">{t('product-list.any-rating')}</option>
          {wilayas.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {`${name} (${count})`}
            </option>
          ))}
        </select>
      </span>
    </fieldset>
  )
}

/** What would leave nothing comes last, each in the order of the tree. */
const withResultsFirst = (
  leaves: CategoryChoices['leaves'],
  facets: FacetsView | undefined,
): CategoryChoices['leaves'] => {
  const isEmpty = (slug: string) =>
    facets?.category.find(({ value }) => value === slug)?.count === 0
  return leaves.toSorted((a, b) => Number(isEmpty(a.slug)) - Number(isEmpty(b.slug)))
}

function CategoryFilter({
  filters,
  facets,
  choices,
  onChange,
}: PartProps & { choices: CategoryChoices }) {
  const { t, language } = useTexts()
  const chosen = leafCategories(filters.categories, choices)
  if (choices.leaves.length === 0) return null
  return (
    <fieldset className="filter-group">
      <legend>{t('product-list.category')}</legend>
      {withResultsFirst(choices.leaves, facets).map(({ slug, name }) => {
        const count = facets?.category.find(({ value }) => value === slug)?.count
        const isOn = chosen.includes(slug)
        return (
          <Check
            key={slug}
            name="category"
            value={slug}
            checked={isOn}
            disabled={count === 0 && !isOn}
            label={name}
            {...(count !== undefined && { note: <Count value={count} language={language} /> })}
            onChange={() =>
              onChange({ categories: toggleCategory(filters.categories, slug, choices) })
            }
          />
        )
      })}
    </fieldset>
  )
}
