import { ArrowLeft, ArrowRight, Camera, Crop, ImagePlus, X } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftImage } from './product-draft.ts'
import { IMAGE_TYPES } from './upload-image.ts'

export const DRAGGED_IMAGE = 'application/x-yova-picture'

type ImageItemProps = {
  image: DraftImage
  at: number
  count: number
  onMove: (to: number) => void
  onCrop: () => void
  onDrop: (event: DragEvent) => void
  onRemove: () => void
}

export function ImageItem({
  image,
  at: index,
  count,
  onMove,
  onCrop,
  onDrop,
  onRemove,
}: ImageItemProps) {
  const { t } = useTexts()
  const number = index + 1
  return (
    <li
      className={classes('shot', index === 0 && 'shot-main')}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED_IMAGE, String(index))}
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

export function AddImageItem({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
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
