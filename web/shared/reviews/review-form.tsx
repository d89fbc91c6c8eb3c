import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { BuyerReviewView, ReviewPhotoView } from '#capabilities/reviews/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Input, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { accountRequest } from '../api/account-client.ts'
import type { ApiProblem } from '../api/problem.ts'
import { post, put } from '../api/endpoint.ts'
import { PhotoField } from '../photo-upload/photo-field.tsx'
import { uploadPhoto } from '../photo-upload/upload-photo.ts'
import { useTexts } from '../i18n/texts.ts'
import { RatingField } from './rating-field.tsx'

const MAX_PHOTOS = 3

type Props = {
  productId: string
  /** Null for a first review. */
  review: BuyerReviewView | null
  onSaved: (review: BuyerReviewView) => void
}

/** Only the stars are required. */
export function ReviewForm({ productId, review, onSaved }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [rating, setRating] = useState(review?.rating ?? 0)
  const [photos, setPhotos] = useState<readonly ReviewPhotoView[]>(review?.photos ?? [])
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isUnrated, setUnrated] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setUnrated(rating === 0)
    if (rating === 0) return form.current?.querySelector<HTMLElement>('input')?.focus()
    setBusy(true)
    setProblem(null)
    const typed = new FormData(form.current ?? undefined)
    const input = {
      rating,
      title: textOf(typed, 'title'),
      text: textOf(typed, 'text'),
      photos: photos.map(({ id }) => id),
    }
    const answer = review
      ? await accountRequest(put('/account/reviews/{id}', { id: review.id }, input))
      : await accountRequest(post('/account/reviews', null, { ...input, product_id: productId }))
    setBusy(false)
    if (answer.ok) onSaved(answer.view)
    else setProblem(answer.problem)
    return undefined
  }
  return (
    <form ref={form} className="review-form" noValidate onSubmit={(event) => void submit(event)}>
      <RatingField value={rating} onChange={setRating} error={isUnrated && rating === 0} />
      <Input
        label={t('review.field.title')}
        optional={t('review.optional')}
        name="title"
        maxLength={120}
        defaultValue={review?.title ?? ''}
        error={problem?.errors['title']}
      />
      <TextArea
        label={t('review.field.text')}
        optional={t('review.optional')}
        name="text"
        maxLength={4000}
        defaultValue={review?.text ?? ''}
        error={problem?.errors['text']}
      />
      <PhotoField
        texts="review"
        most={MAX_PHOTOS}
        photos={photos}
        upload={(file) => uploadPhoto((photo) => post('/account/review-photos', null, photo), file)}
        onChange={setPhotos}
      />
      <div role="alert">
        {problem && (
          <p className="alert">
            <Icon of={CircleAlert} />
            <span>{problem.detail ?? t('review.failed')}</span>
          </p>
        )}
      </div>
      <p className="review-note">{t('review.public')}</p>
      <Button type="submit" wide busy={isBusy}>
        {t(review ? 'review.save' : 'review.publish')}
      </Button>
    </form>
  )
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
