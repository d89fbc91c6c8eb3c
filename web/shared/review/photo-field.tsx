import { Camera, CircleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReviewPhotoView } from '#capabilities/reviews/contract.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../texts.ts'
import { uploadPhoto } from './upload-photo.ts'

const MOST = 3
type Props = {
  photos: readonly ReviewPhotoView[]
  onChange: (photos: readonly ReviewPhotoView[]) => void
}

/** Up to three photos, from the camera or the gallery; each is sent as soon as it is chosen. */
export function PhotoField({ photos, onChange }: Props) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setFailure(null)
    const added = [...photos]
    for (const file of files.slice(0, MOST - photos.length)) {
      const sent = await uploadPhoto(file)
      if (sent.ok) added.push(sent.photo)
      else setFailure(sent.detail ?? t('review.failed'))
    }
    setBusy(false)
    onChange(added)
  }
  return (
    <div className="photo-field" role="group" aria-label={t('review.field.photos')}>
      <p className="field-label">
        {t('review.field.photos')} <small>{t('review.photos-hint', { count: MOST })}</small>
      </p>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <img src={photo.small_url} alt={t('review.photo', { number: at + 1 })} />
            <IconButton
              icon={X}
              label={t('review.photo-remove', { number: at + 1 })}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={t('review.photo-add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = '' // the same file may be chosen again
          void add(files)
        }}
      />
      {photos.length < MOST && (
        <Button kind="quiet" small busy={isBusy} onClick={() => input.current?.click()}>
          {!isBusy && <Icon of={Camera} size="s" />}
          {t('review.photo-add')}
        </Button>
      )}
      <div role="alert">
        {failure && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {failure}
          </p>
        )}
      </div>
    </div>
  )
}
