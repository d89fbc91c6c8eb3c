import './photos.css'
import { Camera, CircleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import type { UploadedPhoto } from './upload-photo.ts'

type Photo = { small_url: string }
type Props<Of extends Photo> = {
  /** The key prefix of its texts. */
  texts: 'review' | 'returns'
  most: number
  photos: readonly Of[]
  upload: (file: File) => Promise<UploadedPhoto<Of>>
  onChange: (photos: readonly Of[]) => void
}

/** Each photo is uploaded as soon as it is chosen. */
export function PhotoField<Of extends Photo>(props: Props<Of>) {
  const { texts, most: limit, photos, upload, onChange } = props
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setFailure(null)
    const added = [...photos]
    for (const file of files.slice(0, limit - photos.length)) {
      const sent = await upload(file)
      if (sent.ok) added.push(sent.photo)
      else setFailure(sent.detail ?? t(`${texts}.failed`))
    }
    setBusy(false)
    onChange(added)
  }
  return (
    <div className="photo-field" role="group" aria-label={t(`${texts}.photos`)}>
      <p className="field-label">
        {t(`${texts}.photos`)} <small>{t(`${texts}.photos-hint`, { count: limit })}</small>
      </p>
      <ul>
        {photos.map((photo, index) => (
          <li key={photo.small_url}>
            <img src={photo.small_url} alt={t(`${texts}.photo`, { number: index + 1 })} />
            <IconButton
              icon={X}
              label={t(`${texts}.photo-remove`, { number: index + 1 })}
              onClick={() => onChange(photos.filter((item) => item !== photo))}
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
        aria-label={t(`${texts}.photo-add`)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = '' // lets the same file be chosen again
          void add(files)
        }}
      />
      {photos.length < limit && (
        <Button kind="quiet" small busy={isBusy} onClick={() => input.current?.click()}>
          {!isBusy && <Icon of={Camera} size="s" />}
          {t(`${texts}.photo-add`)}
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
