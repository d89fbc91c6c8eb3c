import { ArrowLeft, ArrowRight, Camera, CircleAlert, Crop, ImagePlus, X } from 'lucide-react'
import { type DragEvent, Suspense, useRef, useState } from 'react'
import { formatPercent } from '#kernel/format.ts'
import { MAX_IMAGES } from '#kernel/product-validation.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ProductFormDraft, DraftImage } from './product-draft.ts'
import { Section } from './form-fields.tsx'
import { isImage, IMAGE_TYPES, uploadImage } from './upload-image.ts'
import type { Editor } from './use-editor.ts'

const CropDialog = lazyComponent(() => import('./crop/crop-dialog.tsx'))

const DRAGGED = 'application/x-yova-picture'

/** At most five images; the first is the main one. */
export function ImagesSection({ editor, title }: { editor: Editor; title: string }) {
  const { t, language } = useTexts()
  const { draft, set } = editor
  const { images } = draft
  const { add, sending, failure } = useUploads(editor)
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
    const from = event.dataTransfer.getData(DRAGGED)
    if (from !== '') return move(Number(from), Math.min(to, images.length - 1))
    void add([...event.dataTransfer.files])
  }
  const error = failure ?? editor.fieldErrors['images'] ?? null
  return (
    <Section
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
        {images.length < MAX_IMAGES && <AddItem onFiles={(files) => void add(files)} />}
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
    </Section>
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

/** Uploads one file after the other. */
function useUploads({ draft, change, tell: notify, forgive }: Editor) {
  const { t } = useTexts()
  const [sending, setSending] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const add = async (files: readonly File[]) => {
    setFailure(null)
    forgive('images')
    const wrong = files.find((file) => !isImage(file))
    const imageFiles = files.filter(isImage)
    const room = MAX_IMAGES - draft.images.length
    if (wrong) {
      setFailure(t('product-editor.format-of', { file: wrong.name }))
      notify('product-editor.format', t('product-editor.format-text'))
    }
    if (imageFiles.length > room) {
      setFailure(t('product-editor.images-over-line'))
      notify('product-editor.images-over', t('product-editor.images-over-text'))
    }
    for (const file of imageFiles.slice(0, room)) {
      setSending(0)
      const sent = await uploadImage(file, setSending).catch(() => null)
      if (sent?.ok) {
        change(({ images }) => ({ images: [...images, sent.image] }))
        continue
      }
      if (sent?.isFormat) {
        setFailure(t('product-editor.format-of', { file: file.name }))
        notify('product-editor.format', t('product-editor.format-text'))
      } else notify('backoffice.error', t('product-editor.upload-failed'))
    }
    setSending(null)
  }
  return { add, sending, failure }
}

type ImageItemProps = {
  image: DraftImage
  at: number
  count: number
  onMove: (to: number) => void
  onCrop: () => void
  onDrop: (event: DragEvent) => void
  onRemove: () => void
}

function ImageItem({ image, at: index, count, onMove, onCrop, onDrop, onRemove }: ImageItemProps) {
  const { t } = useTexts()
  const number = index + 1
  return (
    <li
      className={classes('shot', index === 0 && 'shot-main')}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
      onDrop={onDrop}
    >
      <img src={image.small_url} alt={t('product-editor.image', { number })} draggable={false} />
      {index === 0 && <span className="badge badge-ok">{t('product-editor.image-main')}</span>}
      <IconButton
        className="shot-remove"
        icon={X}
        label={t('product-editor.image-remove', { number })}
        onClick={onRemove}
      />
      <span className="shot-order">
        {index > 0 && (
          <IconButton
            icon={ArrowLeft}
            flip
            label={t('product-editor.image-before', { number })}
            onClick={() => onMove(index - 1)}
          />
        )}
        {index < count - 1 && (
          <IconButton
            icon={ArrowRight}
            flip
            label={t('product-editor.image-after', { number })}
            onClick={() => onMove(index + 1)}
          />
        )}
        <IconButton
          icon={Crop}
          label={t('product-editor.image-crop', { number })}
          onClick={onCrop}
        />
      </span>
    </li>
  )
}

function AddItem({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTexts()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = {
    type: 'file',
    hidden: true,
    onChange: (event: { target: HTMLInputElement }) => {
      const files = [...(event.target.files ?? [])]
      event.target.value = '' // the same file may be chosen again
      onFiles(files)
    },
  } as const
  return (
    <li className="shot-add">
      <input
        {...input}
        ref={picker}
        accept={IMAGE_TYPES}
        multiple
        aria-label={t('product-editor.image-add')}
        data-picker=""
      />
      <input
        {...input}
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label={t('product-editor.image-camera')}
      />
      <button type="button" onClick={() => picker.current?.click()}>
        <Icon of={ImagePlus} />
        <b>{t('product-editor.image-add')}</b>
        <small className="only-desktop">{t('product-editor.image-drop')}</small>
      </button>
      <Button kind="quiet" small className="only-mobile" onClick={() => camera.current?.click()}>
        <Icon of={Camera} size="s" />
        {t('product-editor.image-camera')}
      </Button>
    </li>
  )
}
