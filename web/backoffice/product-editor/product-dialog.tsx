import './editor.css'
import { useId, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Product } from '../products/products.ts'
import { type LeafCategory, useCategories } from '../products/use-categories.ts'
import { LanguageTabs } from './form-fields.tsx'
import { ImagesSection } from './images-section.tsx'
import { SpecificationsSection } from './specifications-section.tsx'
import { FeaturedField, StatusField } from './status-card.tsx'
import {
  CategoryField,
  DescriptionField,
  NameField,
  SkuField,
  EditorStockField,
} from './text-sections.tsx'
import { PriceFields } from './price-section.tsx'
import { useEditor } from './use-editor.ts'
import { VendorField } from './vendor-field.tsx'

type ProductDialogProps = {
  open: boolean
  onClose: () => void
  onCreated: (product: Product) => void
}

/** The draft survives closing the dialog. */
export function ProductDialog({ onCreated, ...props }: ProductDialogProps) {
  const categories = useCategories()
  const [turn, setTurn] = useState(0)
  if (categories === null) return null
  return (
    <NewProductDialog
      key={turn}
      {...props}
      categories={categories}
      onCreated={(product) => {
        setTurn((before) => before + 1)
        onCreated(product)
      }}
    />
  )
}

type NewProductDialogProps = ProductDialogProps & { categories: readonly LeafCategory[] }

function NewProductDialog({ open, onClose, onCreated, categories }: NewProductDialogProps) {
  const { t } = useTexts()
  const id = useId()
  // A preset one would be kept unseen.
  const category = categories.length === 1 ? (categories[0]?.slug ?? '') : ''
  const editor = useEditor({ audience: 'admin', product: null, category, onSaved: onCreated })
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={t('products.new')}
      closeLabel={t('site.close')}
      footer={
        <>
          {/* A modal dialog covers the toasts. */}
          <p role="alert" className="product-dialog-failure field-error">
            {editor.failure}
          </p>
          <Button kind="quiet" onClick={onClose}>
            {t('products.cancel')}
          </Button>
          <Button type="submit" form={id} busy={editor.isBusy}>
            {t('product-editor.create')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        data-editor=""
        className="product-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void editor.submit()
        }}
      >
        <div className="product-dialog-column">
          <VendorField editor={editor} />
          <LanguageTabs editor={editor} />
          <NameField editor={editor} />
          <PriceFields editor={editor} />
          <div className="editor-pair">
            <CategoryField editor={editor} categories={categories} />
            <SkuField editor={editor} />
            <EditorStockField editor={editor} />
            <StatusField editor={editor} />
          </div>
        </div>
        <div className="product-dialog-column">
          <ImagesSection editor={editor} title={t('product-editor.images')} />
          <DescriptionField editor={editor} />
          <SpecificationsSection editor={editor} categories={categories} />
          <FeaturedField editor={editor} />
        </div>
      </form>
    </Dialog>
  )
}
