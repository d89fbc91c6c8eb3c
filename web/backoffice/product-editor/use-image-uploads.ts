import { useState } from 'react'
import { MAX_IMAGES } from '#kernel/product-validation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { isImage, uploadImage } from './upload-image.ts'
import type { Editor } from './use-editor.ts'

/** Uploads one file after the other. */
export function useImageUploads({ draft, change, tell: notify, forgive }: Editor) {
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
