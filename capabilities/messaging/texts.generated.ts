// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'topic.order': never
  'topic.return': never
  'topic.account': never
  'topic.selling': never
  'topic.other': never
  'conversation-refusals.thread_not_found': never
  'conversation-refusals.too_many_messages': never
  'contact-refusals.thread_not_found': never
  'contact-refusals.no_address': never
  'contact-refusals.status_unchanged': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
