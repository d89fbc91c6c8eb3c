// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'write-refusals.own_shop': never
  'write-refusals.product_not_bought': never
  'write-refusals.order_not_delivered': never
  'write-refusals.already_reviewed': never
  'write-refusals.photo_not_found': never
  'edit-refusals.review_not_found': never
  'edit-refusals.review_hidden': never
  'review-photo-refusals.file_too_large': never
  'review-photo-refusals.not_an_image': never
  'review-photo-refusals.too_many_photos': never
  'answer-refusals.review_not_found': never
  'question-refusals.question_not_found': never
  'ask-refusals.product_not_on_sale': never
  'ask-refusals.too_many_questions': never
  'report-refusals.content_not_found': never
  'report-refusals.too_many_reports': never
  'moderation-refusals.content_not_found': never
  'moderation-refusals.report_not_found': never
  'moderation-refusals.status_unchanged': never
  'state.pending': never
  'state.published': never
  'state.hidden': never
  'state.withdrawn': never
  'report-state.open': never
  'report-state.upheld': never
  'report-state.dismissed': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
