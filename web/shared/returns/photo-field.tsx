import '../review/review.css'
import { Camera, CircleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReturnPhotoView } from '#capabilities/returns/contract.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../texts.ts'
import type { ReturnCalls } from './calls.ts'

const MOST = 5
type Props = {
  photos: readonly ReturnPhotoView[]
  upload: ReturnCalls['upload']
  onChange: (photos: readonly ReturnPhotoView[]) => void
}

/** Up to five photos of what is wrong; each is sent as soon as it is chosen. */
export function PhotoField({ photos, upload, onChange }: Props) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setFailure(null)
    const added = [...photos]
    for (const file of files.slice(0, MOST - photos.length)) {
      const sent = await upload(file)
      if (sent.ok) added.push(sent.photo)
      else setFailure(sent.detail ?? t('returns.failed'))
    }
    setBusy(false)
    onChange(added)
  }
  return (
    <div className="photo-field" role="group" aria-label={t('returns.photos')}>
      <p className="field-label">
        {t('returns.photos')} <small>{t('returns.photos-hint', { count: MOST })}</small>
      </p>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.name}>
            <img src={photo.small_url} alt={t('returns.photo', { number: at + 1 })} />
            <IconButton
              icon={X}
              label={t('returns.photo-remove', { number: at + 1 })}
              onClick={() => onChange(photos.filter(({ name }) => name !== photo.name))}
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
        aria-label={t('returns.photo-add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = '' // the same file may be chosen again
          void add(files)
        }}
      />
      {photos.length < MOST && (
        <Button kind="quiet" small busy={isBusy} onClick={() => input.current?.click()}>
          {!isBusy && <Icon of={Camera} size="s" />}
          {t('returns.photo-add')}
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
