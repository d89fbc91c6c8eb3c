import { CircleAlert, Star } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { type TextKey, useTexts } from '../i18n/texts.ts'

const STARS = [1, 2, 3, 4, 5] as const
const WORDS: Record<(typeof STARS)[number], TextKey> = {
  1: 'review.stars-1',
  2: 'review.stars-2',
  3: 'review.stars-3',
  4: 'review.stars-4',
  5: 'review.stars-5',
}
type Props = { value: number; onChange: (value: number) => void; error: boolean }

/** Radio buttons, so that the arrow keys move through the stars. */
export function RatingField({ value, onChange, error }: Props) {
  const { t } = useTexts()
  const chosen = STARS.find((star) => star === value)
  return (
    <fieldset className="star-field" aria-describedby={error ? 'star-error' : undefined}>
      <legend>{t('review.field.rating')}</legend>
      <div>
        {STARS.map((star) => (
          <label key={star} className={star <= value ? 'star-on' : undefined}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === value}
              aria-label={t(WORDS[star])}
              onChange={() => onChange(star)}
            />
            <Star className="icon" aria-hidden="true" />
          </label>
        ))}
        <span aria-hidden="true">{chosen === undefined ? '' : t(WORDS[chosen])}</span>
      </div>
      {error && (
        <p id="star-error" className="field-hint field-error">
          <Icon of={CircleAlert} size="s" />
          {t('review.rating-needed')}
        </p>
      )}
    </fieldset>
  )
}
