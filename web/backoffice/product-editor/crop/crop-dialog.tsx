import './crop.css'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#kernel/format.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import type { DraftImage } from '../product-draft.ts'
import { CropStage } from './crop-stage.tsx'
import {
  type CropFrame,
  largestCrop,
  maxZoom,
  resizeCrop,
  zoomCrop,
  zoomOf,
} from './crop-geometry.ts'
import { type Cropping, useCrop } from './use-crop.ts'

type CropDialogProps = {
  audience: BackofficeAudience
  image: DraftImage
  onClose: () => void
  onCropped: (image: DraftImage) => void
}

/** Operable by touch, buttons or keyboard alone. */
export default function CropDialog({ audience, image, onClose, onCropped }: CropDialogProps) {
  const { t } = useTexts()
  const { crop, hasFailed, isBusy, apply, setFrame, setShape, turn } = useCrop(audience, image)
  const [failure, setFailure] = useState<string | null>(null)
  const cut = async () => {
    setFailure(null)
    const done = await apply()
    if ('image' in done) onCropped(done.image)
    else setFailure(done.message ?? t('crop.failed'))
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('crop.title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('products.cancel')}
          </Button>
          <Button busy={isBusy} disabled={crop === null} onClick={() => void cut()}>
            {t('crop.apply')}
          </Button>
        </>
      }
    >
      {crop === null ? (
        <div className="crop-empty">
          {hasFailed ? (
            <p role="alert">{t('crop.not-loaded')}</p>
          ) : (
            <Spinner label={t('site.loading')} />
          )}
        </div>
      ) : (
        <div className="crop">
          <CropStage crop={crop} setFrame={setFrame} />
          <Tools {...{ crop, setFrame, setShape, turn }} />
          <p className="muted">{t('crop.note')}</p>
        </div>
      )}
      {failure !== null && <FormFailure>{failure}</FormFailure>}
    </Dialog>
  )
}

type ToolsProps = {
  crop: Cropping
  setFrame: (next: (now: Cropping) => CropFrame) => void
  setShape: (shape: Cropping['shape']) => void
  turn: () => void
}

function Tools({ crop, setFrame, setShape, turn }: ToolsProps) {
  const { t, language } = useTexts()
  const { frame, size, shape } = crop
  const slider = (label: string, value: number, max: number, on: (value: number) => CropFrame) => (
    <label className="crop-slider">
      <span>{label}</span>
      <input
        type="range"
        min={Math.min(value, 100)}
        max={max}
        value={value}
        onChange={({ target }) => setFrame(() => on(Number(target.value)))}
      />
    </label>
  )
  return (
    <div className="crop-tools">
      <fieldset>
        <legend className="sr-only">{t('crop.shape')}</legend>
        {(['square', 'free'] as const).map((value) => (
          <Check
            key={value}
            type="radio"
            name="crop-shape"
            label={t(`crop.${value}`)}
            checked={shape === value}
            onChange={() => setShape(value)}
          />
        ))}
      </fieldset>
      <span className="crop-acts">
        <Button kind="quiet" small onClick={turn}>
          <Icon of={RotateCw} size="s" />
          {t('crop.turn')}
        </Button>
        {shape === 'free' && (
          <Button kind="quiet" small onClick={() => setFrame(() => largestCrop(size, 'free'))}>
            {t('crop.whole')}
          </Button>
        )}
      </span>
      {slider(t('crop.zoom'), zoomOf(frame, size), maxZoom(frame, size), (percent) =>
        zoomCrop(frame, size, percent),
      )}
      {shape === 'free' &&
        slider(t('crop.width'), frame.width, size.width, (width) =>
          resizeCrop(frame, size, { width }),
        )}
      {shape === 'free' &&
        slider(t('crop.height'), frame.height, size.height, (height) =>
          resizeCrop(frame, size, { height }),
        )}
      <output className="muted num">
        {t('crop.size', {
          width: formatNumber(frame.width, language),
          height: formatNumber(frame.height, language),
        })}
      </output>
    </div>
  )
}
