import { useState } from 'react'
import { WilayaButton } from '#web/shared/preferences/wilaya-button.tsx'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import type { ListFilters } from './filters.ts'

/** A delivered price needs a wilaya: until there is one, the list keeps its usual order and says so. */
export function DeliveredSortNote({ sort }: { sort: ListFilters['sort'] }) {
  const { wilaya } = useSite()
  return sort === 'delivered_asc' && wilaya === null ? <Note /> : null
}

function Note() {
  const { t } = useTexts()
  // Appearing in a page that is already running means that the visitor has just chosen the sort.
  const [isChosen] = useState(useHydrated())
  return (
    <div className="list-delivered-note" role="status">
      <p>{t('product-list.delivered-needs-wilaya')}</p>
      <WilayaButton isOpenAtFirst={isChosen} />
    </div>
  )
}
