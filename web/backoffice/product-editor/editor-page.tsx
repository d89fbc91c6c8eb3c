import '../list/list-page.css'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { type BackofficeAudience, PRODUCT_LIST_URLS } from '../products/products.ts'
import { useCategories } from '../products/use-categories.ts'
import { ProductEditor } from './product-editor.tsx'

type EditorPageProps = { audience: BackofficeAudience; id: string; aside?: ReactNode }

/** After saving, the form restarts from the server's response. */
export function EditorPage({ audience, id, aside }: EditorPageProps) {
  const { t } = useTexts()
  const { view, state, refresh, change } = useQuery(get(`/${audience}/products/{id}`, { id }))
  const categories = useCategories()
  const [turn, setTurn] = useState(0)
  if (view?.id === id && categories !== null && state !== 'loading')
    return (
      <ProductEditor
        key={`${view.updated_at} ${turn}`}
        {...{ audience, categories, aside }}
        product={view}
        shop={view.vendor.business_name}
        onSaved={(saved) => {
          change(() => saved)
          setTurn((before) => before + 1)
        }}
        onReload={refresh}
      />
    )
  if (state === 'missing' || state === 'failed')
    return (
      <EmptyState
        title={t(state === 'missing' ? 'product-editor.missing' : 'product-editor.load-failed')}
        action={
          state === 'missing' ? (
            <ButtonLink kind="outline" small to={PRODUCT_LIST_URLS[audience].all}>
              {t('product-editor.back')}
            </ButtonLink>
          ) : (
            <Button kind="outline" small onClick={refresh}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          )
        }
      />
    )
  return <Spinner label={t('site.loading')} />
}
