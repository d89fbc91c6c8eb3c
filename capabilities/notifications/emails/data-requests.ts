import { noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { DataRequestReceived } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { DATA_REQUEST_EMAIL_TEXTS } from '../texts/data-requests.ts'
import type { EmailSite } from './orders.ts'

export function dataRequestReceivedEmail(
  { language, number, name, dueOn }: DataRequestReceived,
  { siteName }: EmailSite,
): NotificationEmail {
  const date = formatDate(noonOfDay(parseLocalDate(dueOn)), language, 'date')
  const values = { name, number, date, site: siteName }
  const say = (key: keyof typeof DATA_REQUEST_EMAIL_TEXTS) =>
    fillTemplate(DATA_REQUEST_EMAIL_TEXTS[key][language], values)
  return {
    language,
    siteName,
    subject: say('subject'),
    about: { occasion: 'privacy.data_request_received', values },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('received') },
      { kind: 'paragraph', text: say('next') },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}
