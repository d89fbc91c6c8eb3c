import './editor.css'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import {
  type BackofficeAudience,
  PRODUCT_LIST_URLS,
  productApiPath,
  type Product,
  PRODUCT_STATUS_TONES,
} from '../products/products.ts'
import type { LeafCategory } from '../products/use-categories.ts'
import { ImagesSection } from './images-section.tsx'
import { SpecificationsSection } from './specifications-section.tsx'
import { BulkDiscountsSection } from './bulk-discounts-section.tsx'
import { PreviewCard } from './preview-card.tsx'
import { StatusSection } from './status-card.tsx'
import { InformationSection } from './text-sections.tsx'
import { PriceSection } from './price-section.tsx'
import { type Editor, useEditor } from './use-editor.ts'
import { VariantsSection } from './variants-section.tsx'

type ProductEditorProps = {
  audience: BackofficeAudience
  /** Null for a new product. */
  product: Product | null
  shop: string
  categories: readonly LeafCategory[]
  onSaved: (product: Product) => void
  /** Loads what another user saved. */
  onReload: () => void
  /** Below the cards of the side. */
  aside?: ReactNode
}

export function ProductEditor(props: ProductEditorProps) {
  const { audience, product, shop, categories, onSaved, onReload, aside } = props
  const { t } = useTexts()
  // A preset one would be kept unseen.
  const category = categories.length === 1 ? (categories[0]?.slug ?? '') : ''
  const editor = useEditor({ audience, product, category, onSaved })
  useLeavingNotice(editor)
  return (
    <form
      data-editor=""
      className="back-office-page product-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void editor.submit()
      }}
    >
      <Head audience={audience} product={product} />
      {editor.hasConflict && <Conflict editor={editor} onReload={onReload} />}
      <div className="editor-columns">
        <div className="editor-main">
          <ImagesSection editor={editor} title={t('product-editor.photos')} />
          <InformationSection editor={editor} categories={categories} />
          <PriceSection editor={editor} />
          <VariantsSection editor={editor} />
          <SpecificationsSection editor={editor} categories={categories} />
          <BulkDiscountsSection editor={editor} />
        </div>
        <aside className="editor-aside">
          <StatusSection editor={editor} />
          <PreviewCard editor={editor} shop={shop} />
          {aside}
        </aside>
      </div>
      <SaveBar editor={editor} />
    </form>
  )
}

/** The draft stays in the tab; without the toast it would seem to be saved. */
function useLeavingNotice({ changes, audience, product }: Editor): void {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const latest = useRef({ changes, t, pathname })
  useEffect(() => {
    latest.current = { changes, t, pathname }
  })
  const id = product?.id ?? null
  useEffect(
    () => () => {
      // Saving and reloading restart the form on the same page.
      if (latest.current.changes === 0 || location.pathname === latest.current.pathname) return
      const { t: say } = latest.current
      showToast({
        title: say('product-editor.left'),
        message: say('product-editor.left-text'),
        closeLabel: say('site.close'),
        ...(id !== null && {
          action: { label: say('product-editor.left-back'), to: productApiPath(audience, id) },
        }),
      })
    },
    [audience, id],
  )
}

function Head({ audience, product }: Pick<ProductEditorProps, 'audience' | 'product'>) {
  const { t, language } = useTexts()
  return (
    <div className="page-head editor-head">
      <Link
        to={PRODUCT_LIST_URLS[audience].all}
        className="icon-button"
        aria-label={t('product-editor.back')}
      >
        <Icon of={ArrowLeft} flip />
      </Link>
      <h1>
        {product === null ? (
          t('products.new')
        ) : (
          <bdi>{product.name[language] || product.name.fr}</bdi>
        )}
      </h1>
      {product !== null && (
        <Badge tone={PRODUCT_STATUS_TONES[product.status]}>
          {t(`products.own-status.${product.status}`)}
        </Badge>
      )}
      {product?.status === 'active' && (
        <ButtonLink kind="quiet" small className="push" to={paths.product(product.id)}>
          <Icon of={ExternalLink} size="s" flip />
          {t('products.see')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Edit conflict: the typed values stay, and the user decides. */
function Conflict({ editor, onReload }: { editor: Editor; onReload: () => void }) {
  const { t } = useTexts()
  return (
    <div role="alert" className="warn-line editor-conflict">
      <span>{t('product-editor.conflict')}</span>
      <span className="chips">
        <Button
          kind="outline"
          small
          onClick={() => {
            editor.discard()
            onReload()
          }}
        >
          {t('product-editor.reload')}
        </Button>
        <Button kind="outline" small onClick={() => void editor.submit({ anyway: true })}>
          {t('product-editor.overwrite')}
        </Button>
      </span>
    </div>
  )
}

function SaveBar({ editor }: { editor: Editor }) {
  const { t } = useTexts()
  const { changes, failure, fieldErrors, isBusy, isRestored, product } = editor
  const count = Object.keys(fieldErrors).length
  return (
    <div className="save-bar no-tab-bar">
      <p role="status" className={classes(failure !== null && 'is-wrong')}>
        {count > 1
          ? t('product-editor.fix', { count })
          : failure !== null
            ? failure
            : isRestored
              ? t('product-editor.restored')
              : t('product-editor.unsaved', { count: changes })}
      </p>
      {changes > 0 && (
        <Button kind="text" small onClick={editor.discard}>
          {t('product-editor.discard')}
        </Button>
      )}
      <Button type="submit" small busy={isBusy}>
        {t(product === null ? 'product-editor.create' : 'product-editor.save')}
      </Button>
    </div>
  )
}
