import './saved-views.css'
import { BookmarkPlus, SlidersHorizontal, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import type { Filters, ListUrls, ListQuery } from '#web/backoffice/list/list-query.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ViewsDialog = lazyComponent(() => import('./saved-views-dialog.tsx'))

type ViewLinksProps<F extends Filters> = {
  list: 'products' | 'orders'
  addresses: ListUrls<F>
  query: ListQuery<F>
}

export function SavedViewLinks<F extends Filters>({ list, addresses, query }: ViewLinksProps<F>) {
  const { t } = useTexts()
  const { view, change } = useQuery(get(`/vendor/views/${list}`))
  const [requested, setRequested] = useState<'new' | 'all' | null>(null)
  const shown = addresses.page(query, null)
  const items = (view?.items ?? []).map((item) => ({
    ...item,
    to: addresses.page(addresses.read(new URLSearchParams(item.query)), null),
  }))
  const isNarrowed = shown !== addresses.all
  const isSaved = items.some(({ to }) => to === shown)
  if (view === null) return null
  if (items.length === 0 && !isNarrowed && requested === null) return null
  return (
    <div className="view-links">
      {items.length > 0 && (
        <nav aria-label={t('saved-views.label')}>
          {items.map(({ id, name, to, is_own: isOwn }) => (
            <Link
              key={id}
              className="chip"
              to={to}
              replace
              preventScrollReset
              aria-current={to === shown ? 'true' : undefined}
            >
              {!isOwn && <Icon of={Users} size="s" />}
              <bdi>{name}</bdi>
              {!isOwn && <span className="sr-only">{t('saved-views.of-colleague')}</span>}
            </Link>
          ))}
        </nav>
      )}
      {isNarrowed && !isSaved && (
        <Button kind="text" small aria-haspopup="dialog" onClick={() => setRequested('new')}>
          <Icon of={BookmarkPlus} size="s" />
          {t('saved-views.save')}
        </Button>
      )}
      {items.some(({ is_own: isOwn }) => isOwn) && (
        <Button kind="text" small aria-haspopup="dialog" onClick={() => setRequested('all')}>
          <Icon of={SlidersHorizontal} size="s" />
          {t('saved-views.manage')}
        </Button>
      )}
      {requested !== null && (
        <Suspense fallback={null}>
          <ViewsDialog
            list={list}
            requested={requested}
            query={Object.fromEntries(new URL(shown, location.origin).searchParams)}
            views={view.items}
            onChange={(next) => change(({ items: before }) => ({ items: next(before) }))}
            onClose={() => setRequested(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
