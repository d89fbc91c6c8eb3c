// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'search-refusals.product_not_found': never
  'search-refusals.vendor_not_found': never
  'list-field.wilaya_required': never
  'synonym-field.term_required': never
  'synonym-field.expansions_required': never
  'intent-field.name_required': never
  'intent-field.phrases_required': never
  'intent-field.terms_required': never
  'intent-refusals.intent_not_found': never
  'synonym-refusals.synonym_not_found': never
  'synonym-refusals.synonym_taken': never
  'synonym-refusals.synonym_too_long': never
  'synonym-refusals.synonym_without_terms': never
  'synonym-refusals.synonym_of_itself': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
