import './review.css'
import { type ReactNode, use, useEffect, useState } from 'react'
import type { BuyerReviewView, ReviewEligibilityView } from '#capabilities/reviews/contract.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { accountRequest } from '../api/account-client.ts'
import { get } from '../api/endpoint.ts'
import { useSession } from '../session/session.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import { ReviewForm } from './review-form.tsx'

export type ReviewDialogProps = {
  product: { id: string; name: string }
  onClose: () => void
  /** Called once the caches are invalidated and the product can be read again. */
  onSaved: () => void
}

type ReviewDialogState = ReviewEligibilityView | 'failed' | null

/** Time in which every process receives the cache invalidation. */
const DEBOUNCE_MS = 400

/** Says why when the buyer may neither write nor edit a review. */
export default function ReviewDialog({ product, onClose, onSaved }: ReviewDialogProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'reviews'))
  const { status } = useSession()
  const state = useReviewState(product.id, status === 'in')
  const saved = (review: BuyerReviewView) => {
    onClose()
    showToast({
      title: t('review.thanks'),
      ...(review.state === 'published' && { message: t('review.shown') }),
      closeLabel: t('site.close'),
    })
    setTimeout(onSaved, DEBOUNCE_MS)
  }
  const shell = (children: ReactNode) => (
    <Dialog open onClose={onClose} title={t('review.title')} closeLabel={t('site.close')}>
      <p className="review-product">
        <bdi>{product.name}</bdi>
      </p>
      {children}
    </Dialog>
  )
  if (status === 'out')
    return shell(
      <>
        <p>{t('review.sign-in')}</p>
        <ButtonLink to={paths.auth(paths.product(product.id))}>{t('nav.login')}</ButtonLink>
      </>,
    )
  if (state === null) return shell(<Spinner label={t('site.loading')} />)
  if (state === 'failed') return shell(<p role="alert">{t('review.failed')}</p>)
  if (!state.may_write && !state.review) return shell(<p role="status">{state.reason}</p>)
  return shell(<ReviewForm productId={product.id} review={state.review} onSaved={saved} />)
}

function useReviewState(productId: string, isSignedIn: boolean): ReviewDialogState {
  const [found, setFound] = useState<ReviewDialogState>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isCurrent = true
    void accountRequest(get('/account/products/{id}/review', { id: productId })).then((answer) => {
      if (isCurrent) setFound(answer.ok ? answer.view : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [productId, isSignedIn])
  return found
}
