import '#web/backoffice/list/list-page.css'
import './categories.css'
import { Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { DeleteCategoryDialog } from './delete-dialog.tsx'
import { TreeList } from './tree-list.tsx'
import { type CategoryDialogRequest, useTree } from './use-tree.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-categories.title'), isPrivate: true }))

export default function AdminCategoriesPage() {
  const { t } = useTexts()
  const actions = useTree()
  const [dialog, setDialog] = useState<CategoryDialogRequest | null>(null)
  const { view, state, refresh } = actions.tree
  const close = () => setDialog(null)
  return (
    <div className="back-office-page">
      <div className="page-head">
        <div>
          <h1>{t('admin-categories.title')}</h1>
          <p className="muted">{t('admin-categories.subtitle')}</p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setDialog({ what: 'new', parent: null })}>
          <Icon of={Plus} size="s" />
          {t('admin-categories.new')}
        </Button>
      </div>
      <section className="card table-card" aria-label={t('admin-categories.title')}>
        {view !== null ? (
          <TreeList items={view.items} actions={actions} onAsk={setDialog} />
        ) : state === 'loading' ? (
          <div className="tree-loading">
            <Spinner label={t('site.loading')} />
          </div>
        ) : (
          <EmptyState
            title={t('admin-categories.load-failed')}
            action={
              <Button kind="outline" small onClick={refresh}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            }
          />
        )}
      </section>
      <CategoryDialog items={view?.items ?? []} {...{ dialog, actions }} onClose={close} />
      <DeleteCategoryDialog items={view?.items ?? []} {...{ dialog, actions }} onClose={close} />
    </div>
  )
}
