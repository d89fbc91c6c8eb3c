import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { minutes } from '#kernel/time.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import type { EmailTemplate } from '#platform/email/template-overrides.ts'
import { texts } from '../texts.generated.ts'

const MAIL = texts.below('access-code-mail')

export const CODE_LASTS = minutes(15)

type AccessCodeMail = { language: Language; number: string; code: string; site: string }

export function accessCodeMail({
  language,
  number,
  code,
  site,
}: AccessCodeMail): EmailLayout<'orders.access_code'> {
  const values = { number, site }
  return {
    language,
    siteName: site,
    subject: MAIL.subject(language, values),
    about: { occasion: 'orders.access_code', values },
    blocks: [
      { kind: 'paragraph', text: MAIL.intro(language, values) },
      { kind: 'code', digits: code },
      { kind: 'note', text: MAIL.lasts(language) },
      { kind: 'note', text: MAIL.warning(language) },
    ],
  }
}

export const ORDER_OCCASIONS: readonly EmailTemplate[] = [
  {
    key: 'orders.access_code',
    to: 'buyer',
    when: recordOf(LANGUAGES, texts.of('access-code-occasion')),
    keeps: ['code'],
    example: (language, name) =>
      accessCodeMail({
        language,
        number: name('number', 'Y-7K3MQ2XA'),
        code: '204561',
        site: name('site', 'Yova'),
      }),
  },
]
