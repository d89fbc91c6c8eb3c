import scene from '#web/assets/illustrations/category-maison-256.webp?no-inline'
import { SearchBox } from '#web/shared/search/search-box.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { appliedChips } from './filter-chips.ts'
import { NO_FILTERS } from './filters.ts'
import { AppliedChip } from './list-toolbar.tsx'
import type { ListData } from './load-list.ts'
import type { List } from './use-product-list.ts'
import { ProductGrid } from './product-grid.tsx'

type NothingFoundProps = {
  list: List
  chips: ReturnType<typeof appliedChips>
  near: ListData['near']
}

export function NothingFound({ list, chips, near }: NothingFoundProps) {
  const { t } = useTexts()
  const { filters, addressOf } = list
  return (
    <div className="list-nothing">
      <EmptyState
        image={scene}
        title={t('product-list.none')}
        {...(filters.search !== '' && {
          text: t('product-list.none-for', { term: filters.search }),
        })}
      />
      {chips.length > 0 && (
        <div className="chips">
          {chips.map((chip) => (
            <AppliedChip key={chip.key} chip={chip} list={list} />
          ))}
        </div>
      )}
      {filters.search !== '' && <SearchBox place="page" />}
      <ButtonLink kind="outline" to={addressOf({ ...NO_FILTERS })}>
        {t('product-list.reset')}
      </ButtonLink>
      {near && (
        <>
          <p className="list-near">{t('product-list.near')}</p>
          <div className="chips">
            {near.chips.map(({ to, label }) => (
              <ChipLink key={to} to={to}>
                <bdi>{label}</bdi>
              </ChipLink>
            ))}
          </div>
          <ProductGrid items={near.items} />
        </>
      )}
    </div>
  )
}
