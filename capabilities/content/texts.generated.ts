// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'content-field.content_required': never
  'content-field.slug_invalid': never
  'content-field.path_invalid': never
  'content-field.path_reserved': never
  'content-field.alt_required': never
  'content-field.languages_required': never
  'content-field.ends_before': never
  'content-field.category_not_applicable': never
  'content-field.unknown_variable': 'name'
  'content-field.variable_not_alone': 'name'
  'content-field.variable_missing': 'name'
  'content-field.complaint_notice_missing': 'name'
  'content-refusals.content_not_found': never
  'content-refusals.page_taken': never
  'content-refusals.nothing_to_publish': never
  'content-refusals.french_missing': never
  'content-refusals.nothing_published': never
  'content-refusals.image_unknown': never
  'content-refusals.category_unknown': never
  'content-refusals.redirect_loop': never
  'content-refusals.version_conflict': 'by' | 'changedAt'
}

export const texts = createTexts<Keys>({ fr, en, ar })
