// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'dispatch-refusals.shipment_exists': never
  'dispatch-refusals.courier_not_connected': never
  'dispatch-refusals.shipment_not_found': never
  'dispatch-refusals.shipment_in_progress': never
  'dispatch-refusals.shipment_created': never
  'dispatch-refusals.courier_unavailable': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
