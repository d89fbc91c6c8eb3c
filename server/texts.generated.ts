// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'dev-inbox.title': never
  'dev-inbox.explained': never
  'dev-inbox.empty': never
  'dev-inbox.messages': never
  'dev-inbox.noMessage': never
  'api-docs.explained': never
  'maintenance.title': never
  'maintenance.text': never
  'maintenance.orders': never
  'maintenance.write': never
  'error-page.linkTitle': never
  'error-page.link': never
  'error-page.signIn': never
  'error-page.orders': never
  'error-page.track': never
  'error-page.data': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
