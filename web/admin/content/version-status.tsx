import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAdminDate } from '#kernel/format.ts'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'

type Props<Item> = {
  path: Endpoint<{ items: Item[] }>
  label: string
  empty: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onItems?: (items: readonly Item[]) => readonly Item[]
}

export function DocumentList<Item>({ path, label, empty, keyOf, children, onItems }: Props<Item>) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(path)
  const items = view && (onItems ? onItems(view.items) : view.items)
  return (
    <section className="card table-card" aria-label={label}>
      {items !== null ? (
        items.length === 0 ? (
          <EmptyState title={empty} />
        ) : (
          <ul className="content-rows">
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        )
      ) : state === 'loading' ? (
        <div className="content-loading">
          <Spinner label={t('site.loading')} />
        </div>
      ) : (
        <EmptyState
          title={t('content.load-failed')}
          action={
            <Button kind="outline" small onClick={refresh}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          }
        />
      )}
    </section>
  )
}

type Of = {
  version: number | null
  published_at: string | null
  has_draft: boolean
  languages: readonly string[]
}

export function VersionStatus({ of: subject, isBuiltIn }: { of: Of; isBuiltIn: boolean }) {
  const { t, language } = useTexts()
  const { version, published_at, has_draft, languages } = subject
  return (
    <p className="content-standing">
      {has_draft && <Badge tone="info">{t('content.state.draft')}</Badge>}
      {version !== null ? (
        <>
          <Badge tone="ok">{t('content.state.published', { version })}</Badge>
          <small>
            <span dir="ltr">{languages.map((language) => language.toUpperCase()).join(' · ')}</span>{' '}
            {published_at !== null && formatAdminDate(new Date(published_at), language, 'date')}
          </small>
        </>
      ) : (
        <Badge tone="neutral">
          {t(isBuiltIn ? 'content.state.built-in' : 'content.state.nothing')}
        </Badge>
      )}
    </p>
  )
}
