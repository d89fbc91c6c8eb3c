// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'saved-view-refusals.saved_view_not_found': never
  'saved-view-refusals.saved_view_without_filters': never
  'saved-view-refusals.saved_view_name_taken': never
  'saved-view-refusals.too_many_saved_views': never
  'view-field.saved_view_name_required': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
