import { CircleAlert } from 'lucide-react'
import { type DragEvent, Suspense, useState } from 'react'
import { formatPercent } from '#kernel/format.ts'
import { MAX_IMAGES } from '#kernel/product-validation.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ProductFormDraft, DraftImage } from './product-draft.ts'
import { EditorSection } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'
import { AddImageItem, DRAGGED_IMAGE, ImageItem } from './image-item.tsx'
import { useImageUploads } from './use-image-uploads.ts'

const CropDialog = lazyComponent(() => import('./crop/crop-dialog.tsx'))

/** At most five images; the first is the main one. */
export function ImagesSection({ editor, title }: { editor: Editor; title: string }) {
  const { t, language } = useTexts()
  const { draft, set } = editor
  const { images } = draft
  const { add, sending, failure } = useImageUploads(editor)
  const [isOver, setOver] = useState(false)
  const [cropped, setCropped] = useState<DraftImage | null>(null)

  const move = (from: number, to: number) => {
    const next = [...images]
    const [image] = next.splice(from, 1)
    if (!image || to < 0 || to >= images.length) return
    next.splice(to, 0, image)
    set({ images: next })
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    setOver(false)
    const from = event.dataTransfer.getData(DRAGGED_IMAGE)
    if (from !== '') return move(Number(from), Math.min(to, images.length - 1))
    void add([...event.dataTransfer.files])
  }
  const error = failure ?? editor.fieldErrors['images'] ?? null
  return (
    <EditorSection
      title={title}
      aside={
        <span className="muted num">
          {t('product-editor.images-count', { count: images.length, most: MAX_IMAGES })}
        </span>
      }
    >
      <ul
        className={classes('shots', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => drop(event, images.length)}
      >
        {images.map((image, index) => (
          <ImageItem
            key={image.url}
            {...{ image, at: index }}
            count={images.length}
            onMove={(to) => move(index, to)}
            onCrop={() => setCropped(image)}
            onDrop={(event) => {
              event.stopPropagation()
              drop(event, index)
            }}
            onRemove={() => set({ images: images.filter((item) => item !== image) })}
          />
        ))}
        {sending !== null && (
          <li className="shot shot-sending" role="status">
            <progress value={sending} max={1} aria-label={t('products.list')} />
            <small className="num">
              {t('product-editor.image-sending', {
                percent: formatPercent(Math.round(sending * 100), language),
              })}
            </small>
          </li>
        )}
        {images.length < MAX_IMAGES && <AddImageItem onFiles={(files) => void add(files)} />}
      </ul>
      {cropped !== null && (
        <Suspense fallback={null}>
          <CropDialog
            audience={editor.audience}
            image={cropped}
            onClose={() => setCropped(null)}
            onCropped={(piece) => {
              editor.change((now) => withPiece(now, cropped, piece))
              setCropped(null)
            }}
          />
        </Suspense>
      )}
      <div role="alert">
        {error !== null && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {error}
          </p>
        )}
      </div>
    </EditorSection>
  )
}

/** Replaces the original image in the product and in the variants that use it. */
const withPiece = (
  { images, variants }: ProductFormDraft,
  was: DraftImage,
  piece: DraftImage,
): Partial<ProductFormDraft> => ({
  images: images.map((image) => (image.url === was.url ? piece : image)),
  variants: Object.fromEntries(
    Object.entries(variants).map(([key, fields]) => [
      key,
      fields.image === was.url ? { ...fields, image: piece.url } : fields,
    ]),
  ),
})
