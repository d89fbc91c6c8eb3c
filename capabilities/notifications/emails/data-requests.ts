import { noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { DataRequestReceived } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

export function dataRequestReceivedEmail(
  { language, number, name, dueOn }: DataRequestReceived,
  { siteName }: EmailSite,
): NotificationEmail {
  const date = formatDate(noonOfDay(parseLocalDate(dueOn)), language, 'date')
  const values = { name, number, date, site: siteName }
  const say = texts.sayIn('data-request-email', language)
  return {
    language,
    siteName,
    subject: say('subject', values),
    about: { occasion: 'privacy.data_request_received', values },
    blocks: [
      { kind: 'paragraph', text: say('hello', values) },
      { kind: 'paragraph', text: say('received', values) },
      { kind: 'paragraph', text: say('next') },
      { kind: 'paragraph', text: say('signature', values) },
    ],
  }
}
